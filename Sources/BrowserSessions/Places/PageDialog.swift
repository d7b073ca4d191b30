import ProtocolValues

/// A dialog that the browser shows for a page, which waits for the answer.
struct PageDialog: Hashable, Sendable {
  enum Kind: String, Sendable {
    case alert
    case confirm
    case prompt

    /// The page asks whether to leave it.
    case beforeunload
  }

  /// The window or frame of the page.
  let context: String
  let kind: Kind
  let text: String

  /// The text that is in the dialog's field at first.
  let suggestion: String
}

extension PageDialog {
  /// Reads the browser's event; nil if it names no page.
  init?(_ parameters: ProtocolValue) {
    guard let context = parameters["context"].text else { return nil }
    self.context = context
    kind = parameters["type"].text.flatMap(Kind.init) ?? .alert
    // Each browser has words of its own for this, which scenarios should not depend on.
    text = kind == .beforeunload ? "Leave this page?" : parameters["message"].text ?? ""
    suggestion = parameters["defaultValue"].text ?? ""
  }
}
