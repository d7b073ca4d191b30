package import AppModelKit
import ScenarioDiagnostics

extension RecordedCall {
  /// The call as logs show it: `authenticate(user: admin, password: •••)`.
  package var description: String {
    let list = arguments.map { "\($0.name): \($0.value.shown)" }.joined(separator: ", ")
    return "\(name)(\(list))"
  }

  /// The call with each secret value replaced by the mask.
  package var withoutSecrets: RecordedCall { masked(by: Secrets()) }
}

extension CallValue {
  /// The value in one line, without what is secret.
  fileprivate var shown: String {
    switch self {
    case .text(let text): VisibleText.escaping(text)
    case .secret: Secrets.mask
    }
  }
}
