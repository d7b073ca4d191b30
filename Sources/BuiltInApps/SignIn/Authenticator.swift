import AppModelKit

/// The user name and password of a person.
struct Credentials: Hashable {
  var user: String
  var password: String
}

/// The rule for which credentials the app accepts.
struct Authenticator: Hashable {
  /// The only credentials that are right, or nil if none are.
  private let accepted: Credentials?

  init(_ arguments: LaunchArguments) {
    let given = arguments.text("credentials").flatMap { Credentials(separatedByColon: $0) }
    accepted =
      arguments.contains("noAuthenticator")
      ? nil : given ?? Credentials(user: "admin", password: "admin")
  }

  func check(_ entered: Credentials) -> SignInApp.Verdict {
    entered == accepted ? .accepted : .refused
  }
}

extension Credentials {
  /// The credentials in a text such as `admin:secret`; a password may contain colons.
  fileprivate init?(separatedByColon text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    user = String(text[..<colon])
    password = String(text[text.index(after: colon)...])
  }
}
