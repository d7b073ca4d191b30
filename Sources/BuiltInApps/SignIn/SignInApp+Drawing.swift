import AppModelKit

extension SignInApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .signIn: drawForm(on: &canvas)
    case .welcome: canvas.staticText("Welcome", frame: Rect(16, 300, 343, 40))
    }
  }

  private func drawForm(on canvas: inout Canvas<Action>) {
    canvas.staticText("Please Sign In", frame: Rect(16, 60, 343, 40))
    drawFields(on: &canvas)
    canvas.button(
      isPasswordShown ? "HIDE" : "SHOW",
      identifier: "showPassword",
      frame: Rect(283, 180, 76, 44),
      tap: .togglePassword
    )
    canvas.button(
      "Sign In",
      identifier: "authenticate",
      frame: Rect(16, 240, 343, 44),
      isEnabled: !entered.user.isEmpty && !entered.password.isEmpty,
      tap: .signIn
    )
    if showsRefusal {
      canvas.staticText(
        "User name or password is incorrect",
        identifier: "invalidCredentials",
        frame: Rect(16, 300, 343, 40)
      )
    }
  }

  private func drawFields(on canvas: inout Canvas<Action>) {
    canvas.textField(
      "userName",
      text: entered.user,
      placeholder: "User Name",
      frame: Rect(16, 120, 343, 44),
      limit: Self.longestEntry
    ) { .changeUserName($0) }
    canvas.textField(
      "password",
      text: entered.password,
      placeholder: "Password",
      frame: Rect(16, 180, 259, 44),
      limit: Self.longestEntry,
      privacy: isPasswordShown ? .revealed : .secure
    ) { .changePassword($0) }
  }

  /// How many characters each field takes.
  private static let longestEntry = 24
}
