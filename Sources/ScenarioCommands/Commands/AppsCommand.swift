import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// `rehearse apps`: the names that scenarios can use, from the app models themselves.
struct AppsCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps",
    abstract: "List the apps, or show the arguments, states, calls, screens and delays of one.",
    discussion: "Lists the built-in apps and those of rehearse.yaml."
  )

  @Argument(help: "Show this app.", completion: KnownApps.completion)
  var name: String?

  @Flag(help: "Print JSON; 'rehearse schema output' describes it.")
  var json = false

  func run(with tool: Tool) -> ExitStatus {
    let configuration = SuiteContext(environment: .none).configuration
    let catalog = tool.catalog.adding(configuration.configuration.apps)
    if let name, catalog[name] == nil {
      return tool.showUnknownApp(name, among: catalog.names, in: configuration)
    }
    tool.show(configuration.problems(among: tool.catalog))
    guard let app = name.flatMap({ catalog[$0] }) else {
      show(catalog.apps, with: tool)
      return .success
    }
    if json {
      show([app], with: tool)
    } else {
      tool.output.write(app.portrait(after: TrapSettings.installed()))
    }
    return .success
  }

  private func show(_ apps: [InstalledApp], with tool: Tool) {
    if json {
      tool.output.write(.object([("version", 1), ("apps", .array(apps.map(\.json)))]))
    } else {
      let rows = apps.map { app in
        [app.description.name, app.description.summary].map(VisibleText.escaping)
      }
      tool.output.write(AlignedRows(rows).text)
    }
  }
}

extension InstalledApp {
  /// The complete description of the app, in paragraphs with titles.
  fileprivate func portrait(after traps: TrapSettings) -> String {
    let facts = [
      ("Page", web?.portrait ?? ""), ("Installed as", device?.portrait ?? ""),
      ("Launch arguments", AlignedRows(description.arguments.map(\.row)).indented),
      ("States", AlignedRows(description.states.map(\.row)).indented),
      ("URLs", AlignedRows(description.urlSchemes.map { ["\($0):..."] }).indented),
      ("Calls", AlignedRows(description.calls.map(\.row)).indented),
      ("Screens", AlignedRows(description.screens.map { [$0] }).indented),
      ("Transitions", AlignedRows(description.transitions.map { [$0] }).indented),
      ("Delays", AlignedRows(description.delays.map(\.row)).indented),
    ]
    let title = VisibleText.escaping("\(description.name): \(description.summary)")
    let paragraphs = (facts + elements(after: traps)).filter { !$0.1.isEmpty }
    return "\(title)\n" + paragraphs.map { "\n\($0.0)\n\($0.1)" }.joined()
  }

  /// The elements once nothing moves any more, after a plain launch and with each flag that
  /// changes them.
  private func elements(after traps: TrapSettings) -> [(String, String)] {
    var trees: [(String, String)] = []
    for arguments in [[]] + description.arguments.flags.map({ [$0] }) {
      let settings = LaunchSettings(arguments: arguments.map { .init($0) })
      let tree =
        traps.guarding(settings.executionKey(in: self)) {
          elementsAtRest(launchedWith: arguments)
        } ?? "  none, as its model trapped\n"
      guard !tree.isEmpty, !trees.contains(where: { $0.1 == tree }) else { continue }
      let title = arguments.isEmpty ? "" : ", launched with \(arguments.joined(separator: " "))"
      trees.append(("Elements at rest\(title)", tree))
    }
    return trees
  }

  private func elementsAtRest(launchedWith arguments: [String]) -> String {
    guard var app = try? launch(LaunchRequest(arguments: arguments)).app else { return "" }
    for _ in 0..<Self.mostChanges {
      guard let next = app.nextChange, (try? app.advance(to: next)) != nil else { break }
    }
    return app.screen.description.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// The number of changes after which an app that never becomes idle is shown.
  private static var mostChanges: Int { 100 }
}

extension WebApp {
  /// The page's address, and its server.
  fileprivate var portrait: String {
    let server = server.map { ["server", $0.command.value.joined(separator: " ")] }
    let rows = [["address", address.value], server].compactMap(\.self)
    return AlignedRows(rows.map { $0.map(VisibleText.escaping) }).indented
  }
}

extension DeviceApp {
  /// The identifiers of the app on each platform.
  fileprivate var portrait: String {
    let rows = identifiers.map { [$0.key.rawValue, VisibleText.escaping($0.value)] }
    return AlignedRows(rows.sorted { $0[0] < $1[0] }).indented
  }
}

extension [LaunchArgument] {
  /// The arguments without a value, as scenarios write them.
  var flags: [String] { filter { $0.kind == .flag }.map { "-\($0.name)" } }
}

extension LaunchArgument {
  fileprivate var row: [String] {
    let note = idleBeside.map { "; no effect beside -\($0)" } ?? ""
    return ["-\(name)\(kind.placeholder)", summary + note]
  }
}

extension LaunchState {
  /// The state with an example for each of its values.
  fileprivate var row: [String] {
    let examples = parameters.map { "\($0.name): \($0.example)" }.joined(separator: ", ")
    return [parameters.isEmpty ? name : "\(name), with: {\(examples)}", summary]
  }
}

extension CallDescription {
  fileprivate var row: [String] {
    let answers = answers.isEmpty ? "" : "; answers: \(self.answers.joined(separator: ", "))"
    return ["\(name)(\(parameters.joined(separator: ", ")))", summary + answers]
  }
}

extension LaunchArgument.Kind {
  fileprivate var placeholder: String {
    switch self {
    case .flag: ""
    case .duration: ", DURATION"
    case .count: ", NUMBER"
    case .path: ", PATH"
    case .text(let placeholder): ", \(placeholder)"
    }
  }
}

extension Delay {
  /// The name, the usual length and the range.
  var row: [String] {
    let range =
      range.lowerBound == range.upperBound
      ? "always \((nominal * range.lowerBound).wholeMilliseconds)ms"
      : "\(range.lowerBound.shortText) to \(range.upperBound.shortText) times that"
    let meaning = Delay.meaning(of: name).map { "; \($0)" } ?? ""
    return [name, "\(nominal.wholeMilliseconds)ms", range + meaning]
  }
}

extension InstalledApp {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(description.name)), ("summary", .string(description.summary)),
      ("arguments", .array(description.arguments.map(\.json))),
      ("states", .array(description.states.map(\.json))),
      ("urlSchemes", .strings(description.urlSchemes)),
      ("calls", .array(description.calls.map(\.json))),
      ("screens", .strings(description.screens)),
      ("transitions", .strings(description.transitions)),
      ("delays", .array(description.delays.map(\.json))),
    ])
  }
}

extension LaunchState {
  fileprivate var json: JSONValue {
    let parameters = parameters.map { parameter in
      JSONValue.object([("name", .string(parameter.name)), ("example", .string(parameter.example))])
    }
    return .object([
      ("name", .string(name)), ("summary", .string(summary)), ("parameters", .array(parameters)),
    ])
  }
}

extension CallDescription {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("summary", .string(summary)),
      ("parameters", .strings(parameters)), ("answers", .strings(answers)),
    ])
  }
}

extension LaunchArgument {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string("-\(name)")), ("kind", .string(kind.word)), ("summary", .string(summary)),
      ("noEffectWith", idleBeside.map { .string("-\($0)") }),
    ])
  }
}

extension LaunchArgument.Kind {
  fileprivate var word: String {
    switch self {
    case .flag: "flag"
    case .duration: "duration"
    case .count: "number"
    case .path: "path"
    case .text: "text"
    }
  }
}

extension Delay {
  /// The factors are those of the nominal length that `--timing random` draws from.
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("nominal", .milliseconds(nominal)),
      ("smallestFactor", .double(range.lowerBound)), ("largestFactor", .double(range.upperBound)),
    ])
  }
}
