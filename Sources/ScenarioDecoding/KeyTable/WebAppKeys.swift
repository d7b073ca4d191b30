import ScenarioModel

/// The keys of an app after `apps` of `rehearse.yaml`.
enum WebAppKey: String, LanguageKey {
  case web
  case device
  case description
  case screens
  case transitions
  case identifier
  case arguments
  case environment
  case viewport
  case clock
  case allow
  case failOn
  case server

  static let owner = "an app"
  static let finder = KeyFinder<Self>()
  static let rules: [KeyRule] = [
    .atLeastOne(of: [Self.web.rawValue, Self.device.rawValue]),
    .allNeed(ofPages.map(\.rawValue), Self.web.rawValue),
  ]

  static let ofPages = allCases.filter { key in
    ![.web, .device, .description, .transitions].contains(key)
  }

  var entry: KeyEntry {
    switch self {
    case .web: KeyEntry(.fixedText, "The address that a launch opens, http or https.")
    case .device: KeyEntry(.mapping(DeviceAppKey.self), "The app as it is installed on devices.")
    case .description: KeyEntry(.fixedText, "What the app is, for lists and reports.")
    case .screens:
      KeyEntry(
        .foreignNames(of: .fixedText),
        "Screens by paths, where `*` stands for any characters.",
        fallback: .phrase("`data-screen`, else the title")
      )
    case .transitions:
      KeyEntry(
        .foreignNames(of: .mapping(TransitionKey.self)),
        "Names of screen changes, by the screens that they lead from and to."
      )
    case .identifier:
      KeyEntry(
        .nonEmptyList(of: .fixedText),
        "The attributes that `id` can match; the first that an element has is used.",
        fallback: .phrase("data-testid, id")
      )
    case .arguments:
      KeyEntry(
        .fixed(.word(WebApp.ArgumentPlace.allCases.map(\.rawValue))),
        "How the page gets launch arguments.",
        fallback: .phrase("query")
      )
    case .environment:
      KeyEntry(
        .foreignNames(of: .fixed(.word(WebApp.VariablePlace.allCases.map(\.rawValue)))),
        "Where each variable of a launch goes. `LANG` and `TZ` set language and time zone."
      )
    case .viewport: KeyEntry(.mapping(ViewportKey.self), "The visible part of the page.")
    case .clock:
      KeyEntry(
        .fixed(.word(WebApp.Clock.allCases.map(\.rawValue))),
        "Whether the page's timers and animations run in real time, or at once.",
        fallback: .phrase("real")
      )
    case .allow:
      KeyEntry(
        .nonEmptyList(of: .fixedText),
        "The origins that the page may lead to besides its own, such as `https://pay.test`.",
        fallback: .phrase("none")
      )
    case .failOn:
      KeyEntry(
        .list(of: .fixed(.word(WebApp.PageProblem.allCases.map(\.rawValue)))),
        "Problems of the page that fail the step. The others are noted."
      )
    case .server:
      KeyEntry(.mapping(ServerKey.self), "A server to start before the run and to end with it.")
    }
  }
}

/// The keys of a name after `transitions` of a web app.
enum TransitionKey: String, LanguageKey {
  case from
  case to

  static let owner = "a transition"
  static let finder = KeyFinder<Self>()
  static let rules: [KeyRule] = [.atLeastOne(of: allCases.map(\.rawValue))]

  var entry: KeyEntry {
    switch self {
    case .from: KeyEntry(.fixedText, "The screen before.", fallback: .phrase("any"))
    case .to: KeyEntry(.fixedText, "The screen after.", fallback: .phrase("any"))
    }
  }
}

/// The keys after `viewport` of a web app.
enum ViewportKey: String, LanguageKey {
  case width
  case height
  case scale
  case touch

  static let owner = "'viewport'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    let standard = WebApp.Viewport()
    return switch self {
    case .width:
      KeyEntry(
        .numberWithin(WebApp.Viewport.possibleSizes),
        "The width in CSS pixels.",
        fallback: .phrase("\(standard.width)")
      )
    case .height:
      KeyEntry(
        .numberWithin(WebApp.Viewport.possibleSizes),
        "The height in CSS pixels.",
        fallback: .phrase("\(standard.height)")
      )
    case .scale:
      KeyEntry(
        .numberWithin(WebApp.Viewport.possibleScales),
        "How many pixels of the screen a CSS pixel is wide.",
        fallback: .phrase("\(standard.scale)")
      )
    case .touch:
      KeyEntry(
        .fixed(.boolean),
        "Whether fingers touch the page, rather than a mouse.",
        fallback: .phrase("true")
      )
    }
  }
}

/// The keys after `server` of a web app.
enum ServerKey: String, LanguageKey {
  case command
  case ready
  case timeout

  static let owner = "'server'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .command:
      KeyEntry(
        .nonEmptyList(of: .fixedText),
        "The program and its arguments, run in this folder. It must run as long as the server does.",
        isRequired: true
      )
    case .ready:
      KeyEntry(
        .fixedText,
        "An address that answers as soon as the server is ready.",
        isRequired: true
      )
    case .timeout:
      KeyEntry(
        .fixed(.duration),
        "How long the server may take to get ready.",
        fallback: .phrase("20s")
      )
    }
  }
}
