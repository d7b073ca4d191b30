extension Delay {
  /// The delays that the kit begins by itself, in addition to those of an app's description.
  package static let standard = [push, pop, modal, rows, keyboard]

  /// What happens on the screen during a delay that the kit begins by itself.
  ///
  /// - Parameter name: The name of the delay.
  /// - Returns: For example `a screen slides in`; nil for a delay that an app declares.
  package static func meaning(of name: String) -> String? {
    switch name {
    case push.name: "a screen slides in"
    case pop.name: "a screen slides back"
    case modal.name: "a sheet or a cover comes or goes"
    case rows.name: "rows come, go or change"
    case keyboard.name: "the keyboard comes or goes"
    default: nil
    }
  }

  /// The animation from a screen to one that it leads to.
  public static let push = animation("push", nominal: .milliseconds(350))

  /// The animation back to a screen before.
  public static let pop = animation("pop", nominal: .milliseconds(350))

  /// The animation that brings or takes away what covers the whole screen, or a sheet.
  public static let modal = animation("modal", nominal: .milliseconds(500))

  /// The animation of rows that go, come or change.
  public static let rows = animation("rows", nominal: .milliseconds(300))

  /// The animation of the keyboard on its way in and out.
  public static let keyboard = animation("keyboard", nominal: .milliseconds(250))
}
