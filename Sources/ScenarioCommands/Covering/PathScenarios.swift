import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// Scenarios that go a way through an app, and check where it ends.
struct PathScenarios {
  /// The maximum number of ends that are tried.
  private static let mostEnds = 16

  let path: CrawlPath
  let name: String

  /// The scenarios, the best first: the last one checks nothing at its end.
  var all: [WrittenScenario] {
    let start = head + path.steps.map(\.line).map { "  \($0)\n" }.joined()
    let ends = path.ends.prefix(Self.mostEnds).map { "  \($0.text)\n" } + [""]
    return ends.compactMap { WrittenScenario(text: start + $0) }
  }

  private var head: String {
    "name: \(quoted(name))\napp: \(quoted(path.app))\n\(path.launch.line)steps:\n"
  }
}

/// A text as a value in flow style.
private func quoted(_ text: String) -> String { SelectorText(property: text).text }

extension WrittenScenario {
  /// A scenario as it is written; nil if anything is wrong with it.
  fileprivate init?(text: String) {
    let decoded = ScenarioDecoder.decode(SourceFile(path: "scenario.yaml", text: text))
    guard decoded.diagnostics.isEmpty, case .scenario(let scenario) = decoded.content else {
      return nil
    }
    self.init(text: text, scenario: scenario)
  }
}

extension LaunchSettings {
  /// The scenario's key `launch` with its line break, if there is anything to say.
  fileprivate var line: String {
    var parts: [String] = []
    if !arguments.isEmpty {
      parts.append("arguments: [\(arguments.map { quoted($0.text) }.joined(separator: ", "))]")
    }
    if !environment.isEmpty { parts.append("environment: \(environment.flowMapping)") }
    if let date { parts.append("now: \(quoted(date.iso8601))") }
    if let state { parts.append("state: \(quoted(state.name))\(state.arguments.withClause)") }
    if let url { parts.append("url: \(quoted(url))") }
    if !answers.isEmpty {
      let lists = answers.sorted { $0.key < $1.key }.map { call, answers in
        "\(quoted(call)): [\(answers.map(quoted).joined(separator: ", "))]"
      }
      parts.append("answers: {\(lists.joined(separator: ", "))}")
    }
    return parts.isEmpty ? "" : "launch: {\(parts.joined(separator: ", "))}\n"
  }
}

extension [String: String] {
  /// The texts by name, sorted: `{title: Go to Gym}`.
  fileprivate var flowMapping: String {
    let pairs = sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// The key with the values of a state's parameters, if it has any.
  fileprivate var withClause: String { isEmpty ? "" : ", with: \(flowMapping)" }
}

extension CrawlPath {
  /// Steps that hold where the way ends, and may not hold before.
  fileprivate var ends: [SuggestedStep] {
    guard let last = steps.last else { return [] }
    let checks = DifferenceChecks(usual: end.inspection, mutated: last.screen.inspection)
    return checks.all.flatMap(\.steps)
  }
}

extension CrawlPath.Step {
  /// The step as it is written.
  fileprivate var line: String {
    switch move {
    case .gesture(let gesture): "- \(gesture.command(on: selector))"
    case .type(let text): "- type: {into: \(selector), text: \(quoted(text))}"
    case .clear: "- clear: \(selector)"
    case .dismissKeyboard: "- dismissKeyboard"
    }
  }

  private var selector: String {
    let selectors = SelectorFinder(screen.inspection).selectors
    return selectors.indices.contains(element) ? selectors[element].text : ""
  }
}

extension Gesture {
  /// The gesture on an element as a step says it.
  fileprivate func command(on selector: String) -> String {
    switch self {
    case .tap: "tap: \(selector)"
    case .doubleTap: "doubleTap: \(selector)"
    case .taps(let times, 1): "tap: {element: \(selector), times: \(times)}"
    case .taps(1, let fingers): "tap: {element: \(selector), fingers: \(fingers)}"
    case .taps(let times, let fingers):
      "tap: {element: \(selector), times: \(times), fingers: \(fingers)}"
    case .press: "longPress: \(selector)"
    case .swipe(let direction): "swipe: {element: \(selector), direction: \(direction.rawValue)}"
    case .scroll(let direction): "scroll: {in: \(selector), direction: \(direction.rawValue)}"
    case .adjust(let value): "adjust: {element: \(selector), to: \(quoted(value))}"
    case .drag(let distance):
      "drag: {element: \(selector), by: [\(distance.x.shortText), \(distance.y.shortText)]}"
    case .pinch(let scale): "pinch: {element: \(selector), scale: \(scale.shortText)}"
    case .rotate(let degrees): "rotate: {element: \(selector), degrees: \(degrees.shortText)}"
    }
  }
}

extension ScreenSnapshot {
  fileprivate var inspection: Inspection {
    Inspection(screen: self, shownScreen: self, moment: .zero)
  }
}
