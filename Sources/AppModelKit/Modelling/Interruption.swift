/// Something that comes over an app without its doing, such as a question of the system.
///
/// It is an alert over everything else, and stays until a person taps one of its buttons.
public struct Interruption<Action: Hashable & Sendable>: Sendable {
  /// A button of the alert.
  public struct Button: Sendable {
    /// The caption.
    public var label: String

    /// The action of a tap, if the app learns of it.
    public var action: Action?

    /// A button with its caption.
    public init(_ label: String, action: Action? = nil) {
      self.label = label
      self.action = action
    }
  }

  /// The question, which is the alert's label.
  public var title: String

  /// The buttons from left to right; without any there is a button `OK`.
  public var buttons: [Button]

  /// An alert with its buttons.
  public init(_ title: String, buttons: [Button]) {
    self.title = title
    self.buttons = buttons.isEmpty ? [Button("OK")] : buttons
  }

  /// A question whether the app may do something, with the buttons `Don’t Allow` and `Allow`.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - allowed: The action after `Allow`.
  ///   - refused: The action after `Don’t Allow`.
  /// - Returns: The question.
  public static func permission(
    _ title: String,
    allowed: Action? = nil,
    refused: Action? = nil
  ) -> Self {
    Interruption(
      title,
      buttons: [Button("Don’t Allow", action: refused), Button("Allow", action: allowed)]
    )
  }
}
