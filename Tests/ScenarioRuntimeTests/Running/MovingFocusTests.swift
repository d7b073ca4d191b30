import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Typing into an app that gives the focus to another field by itself.
struct MovingFocusTests {
  @Test func `a text that goes on in a secure field is masked whole`() {
    let text = ScenarioText(
      """
      name: A
      app: forms
      variables: {both: ab78}
      steps:
        - type: {into: user, text: "${both}"}
      """,
      catalog: .forms
    )
    expect(
      text.log,
      equals: """
        A: passed at 0.300
        passed 0.000-0.300 type into: user, text: •••
          touched textField #user at 100.0, 82.0
        """
    )
  }
}

/// A form that asks for a password once a user has two letters.
private struct FormApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case editUser(String)
    case editPassword(String)
  }

  static let description = AppDescription(
    name: "forms",
    summary: "a form that moves on by itself",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only
  private var user = ""
  private var password = ""

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.textField(
      "user",
      text: user,
      placeholder: "User",
      frame: Rect(0, 60, 200, 44)
    ) { .editUser($0) }
    canvas.textField(
      "password",
      text: password,
      placeholder: "Password",
      frame: Rect(0, 120, 200, 44),
      privacy: .secure
    ) { .editPassword($0) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .editUser(let text):
      user = text
      if text.count == 2 { app.focus("password") }
    case .editPassword(let text): password = text
    }
  }
}

extension AppCatalog {
  fileprivate static let forms = AppCatalog([InstalledApp(FormApp.self)])
}
