import AppModelKit

/// A sign-in form with a user name and a password.
struct SignInApp: AppModel {
  enum Screen: String, AppScreen {
    case signIn = "SignIn"
    case welcome = "Welcome"
  }

  enum Action: Hashable {
    case changeUserName(String)
    case changePassword(String)

    /// Shows the password, or hides it again.
    case togglePassword

    case signIn

    /// The credentials have been checked.
    case checked(Verdict)
  }

  /// The result of the check of the credentials.
  enum Verdict: String, CaseIterable {
    case accepted
    case refused
  }

  let rootScreen = Screen.signIn
  let authenticator: Authenticator
  var entered = Credentials(user: "", password: "")
  var isPasswordShown = false
  var isChecking = false
  var showsRefusal = false

  init(launch: LaunchContext) { authenticator = Authenticator(launch.arguments) }
}

extension SignInApp {
  static let description = AppDescription(
    name: "sign-in",
    summary: "a form for a user name and a password",
    arguments: [
      LaunchArgument(
        "credentials",
        .text(placeholder: "USER:PASSWORD"),
        summary: "accept these rather than admin and admin",
        idleBeside: "noAuthenticator"
      ),
      LaunchArgument("noAuthenticator", .flag, summary: "accept nobody"),
    ],
    screens: ["SignIn", "Welcome"],
    transitions: ["dismissed"],
    delays: [.authentication, .modal, .keyboard],
    calls: [
      CallDescription(
        "authenticate",
        parameters: ["user", "password"],
        answers: Verdict.self,
        summary: "asks whether the user name and the password are right"
      )
    ]
  )
}

extension Delay {
  /// How long it takes to check the credentials.
  static let authentication = network("authentication", nominal: .milliseconds(200))
}
