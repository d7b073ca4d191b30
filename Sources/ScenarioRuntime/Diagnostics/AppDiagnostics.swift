package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Problems of apps and of the plan.
  static let apps: [Diagnostic.Kind] = [
    .appWithoutDevice, .appWithoutModel, .appWithoutPage, .equalNames,
    .launchArgument, .launchState, .launchURL, .missingApp, .unknownApp, .unknownCall,
    .unknownPlace, .unknownScreen, .unknownTag, .unknownTransition,
  ]
}

extension Diagnostic.Kind {
  static let appWithoutDevice = Self(
    "app-without-device",
    "The scenarios run on a device, but the app is not known there.",
    meaning: """
      'device' in 'apps' of rehearse.yaml says which bundle identifier (iOS) or package \
      (Android) an app has.
      """,
    example: .files([
      "rehearse.yaml": """
      drivers:
        phone:
          address: http://127.0.0.1:4723
          capabilities: {platformName: iOS}
      on: phone
      """,
      "example.yaml": """
      name: Example
      app: todo
      steps:
        - assert: Todo List
      """,
    ]),
    remedy: "Add its identifier on that platform, or leave the app out with '--exclude-tag'."
  )

  static let appWithoutModel = Self(
    "app-without-model",
    "The scenarios run on app models, but the app has none.",
    meaning: """
      An app of 'apps' in rehearse.yaml runs in a browser or on a device. 'explore', 'mutate', \
      'coverage' and 'debug' work on app models only.
      """,
    example: .files([
      "rehearse.yaml": "apps: {shop: {web: https://shop.test/}}\non: model",
      "example.yaml": """
      name: Example
      app: shop
      steps:
        - assert: Basket
      """,
    ]),
    remedy: """
      Leave 'on' out, or run it in a browser: '--on chromium'. Leave it out of the commands that \
      need a model with '--exclude-tag'.
      """
  )

  static let appWithoutPage = Self(
    "app-without-page",
    "The scenarios run in a browser, but the app has no web page.",
    meaning: "'apps' in rehearse.yaml says which page an app is.",
    example: .files([
      "rehearse.yaml": "on: chromium",
      "example.yaml": """
      name: Example
      app: todo
      steps:
        - assert: Todo List
      """,
    ]),
    remedy: "Add the address of its page, or leave the app out with '--exclude-tag'."
  )

  static let equalNames = Self(
    "equal-names",
    "Two scenarios of one file have the same name.",
    meaning: "Reports identify a test case by its file and its name.",
    example: """
      suite: Example
      app: trivia
      scenarios:
        - name: It waits
          steps:
            - pause: 1s
        - name: It waits
          steps:
            - pause: 2s
      """,
    remedy: "Rename one of them. Quote names that contain ' #', which otherwise begins a comment."
  )

  static let launchArgument = Self(
    "launch-argument",
    "A launch argument is unknown, malformed or has no effect.",
    meaning: """
      An unknown argument is a warning, because the app starts anyway. A malformed one is an \
      error.
      """,
    example: """
      name: Example
      app: trivia
      launch: {arguments: [-networkLatency, soon]}
      steps:
        - pause: 1s
      """,
    remedy: """
      See 'rehearse apps NAME' for the arguments of an app. An argument with a value is two \
      items.
      """
  )

  static let launchState = Self(
    "launch-state",
    "A launch asks for a state that the app does not have, or not with such values.",
    meaning: "The app could not be started.",
    example: """
      name: Example
      app: todo
      launch: {state: editing}
      steps:
        - assert: {screen: Edit}
      """,
    remedy: "See 'rehearse apps NAME' for the states of an app and the values that each needs."
  )

  static let launchURL = Self(
    "launch-url",
    "A launch opens the app with a URL that it does not open.",
    meaning: "The app would never see it.",
    example: """
      name: Example
      app: todo
      launch: {url: "todo://add"}
      steps:
        - assert: {screen: Add}
      """,
    remedy: "See 'rehearse apps NAME' for the URLs that an app opens."
  )

  package static let missingApp = Self(
    "missing-app",
    "The scenario does not say which app it runs.",
    meaning: "Neither the scenario, its suite nor rehearse.yaml has an 'app'.",
    example: "name: Example\nsteps:\n  - pause: 1s",
    remedy: "Add 'app:' with one of the names that 'rehearse apps' lists."
  )

  package static let unknownApp = Self(
    "unknown-app",
    "A scenario names an app that this tool does not have.",
    meaning: "The apps are built into the tool, or entries of 'apps' in rehearse.yaml.",
    example: "name: Example\napp: triva\nsteps:\n  - pause: 1s",
    remedy: "Write one of the names that 'rehearse apps' lists."
  )

  static let unknownCall = Self(
    "unknown-call",
    "A scenario names a call, a value of a call or an answer that the app does not have.",
    meaning: """
      An expectation about it could never hold, and its negation always would. The calls of a page, or \
      of an app on a device, can't be seen at all.
      """,
    example: """
      name: Example
      app: sign-in
      steps:
        - assert: {not: {call: authentify}}
      """,
    remedy: "See 'rehearse apps NAME' for the calls of an app, their values and their answers."
  )

  static let unknownPlace = Self(
    "unknown-place",
    "'on' or 'drivers' in rehearse.yaml names a place that does not exist.",
    meaning: """
      Scenarios run on 'model', which are the app models, in a browser, or on a device of \
      'drivers'. A driver without an 'address' must have the name of a browser.
      """,
    example: .files([
      "rehearse.yaml": "on: chrome",
      "example.yaml": "name: Example\napp: todo\nsteps:\n  - assert: Todo List",
    ]),
    remedy: "Write 'model', a browser such as 'chromium', or a device that 'drivers' names."
  )

  static let unknownScreen = Self(
    "unknown-screen",
    "An expectation names a screen that the app does not have.",
    meaning: "It could never hold.",
    example: .step("waitFor: {screen: Qestion}"),
    remedy: "See 'rehearse apps NAME' for the screens of an app."
  )

  static let unknownTag = Self(
    "unknown-tag",
    "The command line or the configuration names a tag that no scenario has.",
    meaning: "A warning as long as something is left to run. The tag is misspelt or was removed.",
    example: .files(
      ["example.yaml": "name: Example\napp: trivia\ntags: [smoke]\nsteps:\n  - pause: 1s"],
      command: "rehearse list example.yaml --tag smoke --tag smkoe"
    ),
    remedy: "Correct the name. 'rehearse list --tag NAME' shows which scenarios have a tag."
  )

  static let unknownTransition = Self(
    "unknown-transition",
    "An expectation names a screen change that the app does not have.",
    meaning: "It could never hold.",
    example: .step("assert: {transition: LoadedSegue}"),
    remedy: """
      See 'rehearse apps NAME' for the transitions of an app. 'none' means that there was no \
      change.
      """
  )
}

extension Diagnostic.Message {
  static func equalNames(_ name: String) -> Self {
    Self(.equalNames, "two scenarios of this file are named '\(name)'")
  }

  static func missingApp() -> Self {
    Self(.missingApp, "the scenario does not say which app it runs")
  }

  static func appWithoutModel(_ app: String) -> Self {
    Self(.appWithoutModel, "the app '\(app)' has no app model")
  }

  static func appWithoutDevice(_ app: String, _ device: String, _ platform: String) -> Self {
    Self(
      .appWithoutDevice,
      "the app '\(app)' has no identifier on \(platform), so it can't run on \(device)"
    )
  }

  static func appWithoutPage(_ app: String, _ browser: String) -> Self {
    Self(.appWithoutPage, "the app '\(app)' has no web page, so it can't run in \(browser)")
  }

  package static func unknownApp(_ name: String) -> Self {
    Self(.unknownApp, "unknown app '\(name)'")
  }

  static func unknownScreen(_ name: String, of app: String) -> Self {
    Self(.unknownScreen, "the app '\(app)' has no screen '\(name)'")
  }

  package static func unknownPlace(_ name: String) -> Self {
    Self(.unknownPlace, "unknown place '\(name)'")
  }

  package static func takenPlaceName(_ name: String) -> Self {
    Self(.unknownPlace, "a device can't be named '\(name)', because that is another place")
  }

  static func unknownTag(_ name: String) -> Self {
    Self(.unknownTag, "no scenario has the tag '\(name)'")
  }

  static func unknownTransition(_ name: String, of app: String) -> Self {
    Self(.unknownTransition, "the app '\(app)' has no transition '\(name)'")
  }
}
