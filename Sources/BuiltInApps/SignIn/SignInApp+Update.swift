import AppModelKit

extension SignInApp {
  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .changeUserName(let user):
      entered.user = user
      showsRefusal = false
    case .changePassword(let password):
      entered.password = password
      showsRefusal = false
    case .togglePassword: isPasswordShown.toggle()
    case .signIn: check(in: &app)
    case .checked(let verdict): finishCheck(verdict, in: &app)
    }
  }

  /// Starts to check the entries as they are now.
  private mutating func check(in app: inout AppContext<Self>) {
    guard !isChecking else { return }
    isChecking = true
    app.call(
      "authenticate",
      ["user": .text(entered.user), "password": .secret(entered.password)],
      answer: authenticator.check(entered),
      after: .authentication
    ) { .checked($0) }
  }

  private mutating func finishCheck(_ verdict: Verdict, in app: inout AppContext<Self>) {
    isChecking = false
    switch verdict {
    case .accepted: app.replaceScreens(with: .welcome, transition: "dismissed")
    case .refused: showsRefusal = true
    }
  }
}
