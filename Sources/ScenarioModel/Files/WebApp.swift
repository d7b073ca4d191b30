/// An entry of `apps` in `rehearse.yaml`: an app that is a web page.
package struct WebApp: Sendable {
  package let name: Located<String>

  /// The address that a launch opens, beginning with `http://` or `https://`.
  package let address: Located<String>

  /// A description of the app in one line.
  package var summary: String?

  /// The patterns of paths that stand for screens; the first that matches counts.
  package var screens: [ScreenPattern] = []

  /// The names of screen changes.
  package var transitions: [TransitionRule] = []

  /// The attributes that `id` means, the first one that an element has.
  package var identifierAttributes = WebApp.standardIdentifierAttributes

  /// Where launch arguments go.
  package var arguments = ArgumentPlace.query

  /// Where the variables of a launch's `environment` go.
  package var environment: [String: VariablePlace] = [:]
  package var viewport = Viewport()

  /// The clock of the page.
  package var clock = Clock.real

  /// The origins that the page may lead to besides its own.
  package var allowedOrigins: [Located<String>] = []

  /// The problems of a page that fail a step; the others are only noted.
  package var failingProblems: Set<PageProblem> = []
  package var server: AppServer?

  package init(name: Located<String>, address: Located<String>) {
    self.name = name
    self.address = address
  }

  package static let standardIdentifierAttributes = ["data-testid", "id"]
}

extension WebApp {
  /// A screen that paths like `/p/*` lead to.
  package struct ScreenPattern: Sendable {
    package let name: String
    package let path: String

    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// A screen change by its name: `pay: {from: Basket, to: Paid}`.
  package struct TransitionRule: Sendable {
    package let name: String
    package let origin: String?
    package let destination: String?

    package init(name: String, from origin: String?, to destination: String?) {
      self.name = name
      self.origin = origin
      self.destination = destination
    }
  }

  /// How a page gets launch arguments.
  package enum ArgumentPlace: String, CaseIterable, Sendable {
    /// As `?arg=...&arg=...`.
    case query

    /// As `#arg=...&arg=...`.
    case fragment

    /// Not at all.
    case none
  }

  /// How a page gets an environment variable.
  package enum VariablePlace: String, CaseIterable, Sendable {
    case cookie
    case localStorage
  }

  /// The clock that a page reads.
  package enum Clock: String, CaseIterable, Sendable {
    /// The machine's.
    case real

    /// That of the scenario: it moves from one event of the page to the next, in no real time.
    case virtual
  }

  /// Something that a page can do wrong.
  package enum PageProblem: String, CaseIterable, Sendable {
    /// An error of a script that nothing caught.
    case uncaughtError

    /// A message of `console.error`.
    case consoleError

    /// A response with a status of 400 or more.
    case httpError
  }

  /// The visible part of a page.
  package struct Viewport: Equatable, Sendable {
    /// In CSS pixels.
    package var width = 375

    /// In CSS pixels.
    package var height = 667

    /// How many pixels of the screen a CSS pixel is wide.
    package var scale = 2

    /// Whether fingers touch it, rather than a mouse.
    package var isTouched = true

    package init() {}

    package static let possibleSizes = 100...10_000
    package static let possibleScales = 1...4
  }

  /// A server that is started before the run and ended with it.
  package struct AppServer: Sendable {
    /// The program and its arguments, run in the folder of `rehearse.yaml`.
    package let command: Located<[String]>

    /// The address that answers once the server is ready.
    package let readyAddress: Located<String>
    package let timeout: Duration

    package init(command: Located<[String]>, readyAddress: Located<String>, timeout: Duration?) {
      self.command = command
      self.readyAddress = readyAddress
      self.timeout = timeout ?? Self.standardTimeout
    }

    package static let standardTimeout = Duration.seconds(20)
  }
}

/// An entry of `drivers` in `rehearse.yaml`: what differs from the defaults of a browser.
package struct DriverSettings: Sendable {
  package let name: Located<String>

  /// The driver's program; nil for the usual one, found in `PATH`.
  package var command: String?

  /// The browser's program; nil for the one that the driver finds.
  package var browser: String?

  /// Options for the browser, such as `--lang=de`.
  package var options: [String] = []

  package init(name: Located<String>) {
    self.name = name
  }
}
