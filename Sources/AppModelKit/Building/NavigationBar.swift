/// The bar at the top of a screen, with its title and buttons.
///
/// Where there is a screen to go back to, the kit adds the back button.
public struct NavigationBar<Action: Hashable & Sendable>: Sendable {
  /// The title, which is also what the next screen's back button says.
  public let title: String

  let identifier: String
  let buttons: ElementTree

  /// A bar with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is the bar's label.
  ///   - identifier: The accessibility identifier.
  ///   - buttons: The buttons from left to right, without the back button.
  public init(
    _ title: String,
    identifier: String = "",
    @ElementBuilder<Action> buttons: () -> Content<Action> = { Content() }
  ) {
    self.title = title
    self.identifier = identifier
    self.buttons = buttons().tree
  }
}

extension NavigationBar {
  /// The bar's elements, with a back button where there is a title to go back to.
  func tree(backTitle: String?) -> ElementTree {
    var children = ElementTree()
    if let backTitle { children.append(.back(to: backTitle), reactions: [.back]) }
    children.append(buttons)
    let bar = ElementSnapshot(
      .navigationBar,
      identifier: identifier,
      label: title,
      frame: Rect(0, 20, 375, 44)
    )
    var tree = ElementTree()
    tree.append(bar, children: children)
    return tree
  }
}

extension ElementSnapshot {
  fileprivate static func back(to title: String) -> ElementSnapshot {
    ElementSnapshot(
      .button,
      label: title,
      title: title,
      frame: Rect(0, 20, 120, 44),
      traits: [.interactive, .backButton]
    )
  }
}
