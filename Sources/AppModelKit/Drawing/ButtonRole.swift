/// The meaning of a button, which determines its appearance.
public enum ButtonRole: Hashable, Sendable {
  /// Nothing in particular.
  case normal

  /// It does what can't be undone.
  case destructive

  /// It changes nothing.
  case cancel

  var traits: ElementSnapshot.Traits {
    switch self {
    case .normal: .interactive
    case .destructive: [.interactive, .destructive]
    case .cancel: [.interactive, .cancel]
    }
  }
}
