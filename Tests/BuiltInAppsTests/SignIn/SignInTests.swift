import AppModelKit
import Testing

struct SignInTests {
  private func signIn(
    _ arguments: String...,
    user: String = "",
    password: String = ""
  ) throws -> AppDriver {
    var app = try AppDriver("sign-in", arguments: arguments)
    try app.tap("userName")
    try app.type(user)
    try app.tap("password")
    try app.type(password + "\n")
    try app.settle()
    return app
  }

  private func tree(
    user: String = "",
    password: String = "secureTextField #password placeholder 'Password' (16, 180, 259, 44) secure",
    show: String = "SHOW",
    authenticate: String = " disabled",
    rest: String = ""
  ) -> String {
    """
    staticText 'Please Sign In' (16, 60, 343, 40)
    textField #userName\(user) placeholder 'User Name' (16, 120, 343, 44)
    \(password)
    button #showPassword '\(show)' (283, 180, 76, 44)
    button #authenticate 'Sign In' (16, 240, 343, 44)\(authenticate)
    """ + rest
  }

  @Test func `it starts with an empty form that can't be sent`() throws {
    let app = try AppDriver("sign-in")
    #expect(app.tree == tree())
    #expect(app.screen.screen == "SignIn")
  }

  @Test func `the password shows as bullets until it is to be seen`() throws {
    var app = try signIn(user: "admin", password: "pässwort")
    let hidden = tree(
      user: " value 'admin'",
      password: """
        secureTextField #password value '••••••••' placeholder 'Password' (16, 180, 259, 44) secure
        """,
      authenticate: ""
    )
    #expect(app.tree == hidden)
    try app.tap("SHOW")
    #expect(
      app.tree
        == tree(
          user: " value 'admin'",
          password: """
            textField #password value 'pässwort' placeholder 'Password' (16, 180, 259, 44) secure
            """,
          show: "HIDE",
          authenticate: ""
        )
    )
    try app.tap("HIDE")
    #expect(app.tree == hidden)
  }

  @Test(arguments: [
    ("", "", false), ("a", "", false), ("", "b", false), ("a", "b", true), (" ", " ", true),
  ])
  func `both fields need text`(user: String, password: String, isEnabled: Bool) throws {
    let app = try signIn(user: user, password: password)
    #expect(try app.element("authenticate").isEnabled == isEnabled)
  }

  @Test func `a disabled button swallows the touch`() throws {
    var app = try AppDriver("sign-in")
    try app.tap("userName")
    try app.settle()
    try app.tap("authenticate")
    #expect(try app.element("userName").isFocused)
    #expect(app.app.nextChange == nil)
  }

  @Test func `admin is welcome after 200 ms and a transition of 500 ms`() throws {
    var app = try signIn(user: "admin", password: "admin")
    try app.tap("authenticate")
    let start = app.now
    #expect(app.app.isIdle)
    #expect(app.app.nextChange == start + .milliseconds(200))
    try app.advance(by: .milliseconds(199))
    #expect(!app.has("Welcome"))
    try app.advance(by: .milliseconds(1))
    #expect(app.screen.latestTransition == "dismissed")
    #expect(app.screen.screen == nil)
    #expect(app.labels(.staticText) == ["Please Sign In", "Welcome"])
    try app.advance(by: .milliseconds(499))
    #expect(app.has("authenticate"))
    try app.advance(by: .milliseconds(1))
    #expect(app.tree == "staticText 'Welcome' (16, 300, 343, 40)")
    #expect(app.screen.screen == "Welcome")
  }

  @Test(arguments: [
    ([], "admin", "Admin"), ([], "admin", "admin "), (["-credentials", "ann:b:c"], "ann", "b"),
    (["-credentials", "ann:b:c"], "admin", "admin"), (["-noAuthenticator"], "admin", "admin"),
  ])
  func `others are told so`(arguments: [String], user: String, password: String) throws {
    var app = try AppDriver("sign-in", arguments: arguments)
    try app.tap("userName")
    try app.type(user)
    try app.tap("password")
    try app.type(password)
    try app.tap("authenticate")
    #expect(!app.has("invalidCredentials"))
    try app.advance(by: .milliseconds(200))
    #expect(
      try app.element("invalidCredentials").description
        == "staticText #invalidCredentials 'User name or password is incorrect' (16, 300, 343, 40)"
    )
    #expect(app.screen.screen == "SignIn")
    #expect(app.screen.latestTransition == nil)
  }

  @Test func `other credentials can be the right ones`() throws {
    var app = try AppDriver("sign-in", "-credentials", "ann:b:c")
    try app.tap("userName")
    try app.type("ann")
    try app.tap("password")
    try app.type("b:c")
    try app.tap("authenticate")
    try app.advance(by: .milliseconds(700))
    #expect(app.screen.screen == "Welcome")
  }

  @Test(arguments: ["userName", "password"])
  func `any edit removes the error`(field: String) throws {
    var app = try signIn(user: "a", password: "b")
    try app.tap("authenticate")
    try app.advance(by: .milliseconds(200))
    #expect(app.has("invalidCredentials"))
    try app.tap(field)
    #expect(app.has("invalidCredentials"))
    try app.type("c")
    #expect(!app.has("invalidCredentials"))
  }

  @Test(arguments: ["userName", "password"])
  func `a field takes 24 characters as people count them`(field: String) throws {
    var app = try AppDriver("sign-in")
    try app.tap(field)
    try app.type(String(repeating: "👩‍👧", count: 23))
    try app.type("éx")
    let shown = try app.element(field).value
    #expect(shown.count == 24)
    #expect(shown.last == (field == "userName" ? "é" : "•"))
  }

  @Test func `refused credentials are checked as they were when sent`() throws {
    var app = try signIn(user: "admin", password: "admi")
    try app.tap("authenticate")
    try app.tap("password")
    try app.type("n")
    try app.advance(by: .milliseconds(50))
    #expect(app.has("invalidCredentials"))
  }

  @Test(arguments: ["admin", "", ":", "admin:", ":admin"])
  func `malformed credentials are not repeated in the message`(text: String) {
    #expect(throws: LaunchFailure("'-credentials' must be USER:PASSWORD", argument: 1)) {
      try AppDriver("sign-in", "-credentials", text)
    }
  }

  @Test func `credentials for nobody are warned about`() throws {
    let app = try AppDriver("sign-in", "-credentials", "a:b", "-noAuthenticator")
    #expect(
      app.warnings == [
        LaunchWarning("'-credentials' has no effect beside '-noAuthenticator'", argument: 0)
      ]
    )
  }
}
