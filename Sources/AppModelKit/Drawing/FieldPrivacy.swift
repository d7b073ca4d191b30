/// Whether what a field holds may be seen.
public enum FieldPrivacy: Hashable, Sendable {
  /// Anyone may see it.
  case open

  /// The field shows a bullet for each character, and no log or report shows more.
  case secure

  /// The field shows what it holds, because the person asked for it, but logs and reports don't.
  case revealed

  func elementType(of kind: TextFieldKind) -> ElementType {
    switch (self, kind) {
    case (.secure, _): .secureTextField
    case (.open, .line), (.revealed, .line): .textField
    case (.open, .search), (.revealed, .search): .searchField
    case (.open, .view), (.revealed, .view): .textView
    }
  }

  var traits: ElementSnapshot.Traits {
    switch self {
    case .open: [.interactive, .editable]
    case .secure, .revealed: [.interactive, .editable, .secure]
    }
  }

  func shown(_ text: String) -> String {
    switch self {
    case .open, .revealed: text
    case .secure: String(repeating: "•", count: text.count)
    }
  }
}
