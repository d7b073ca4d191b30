import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioFormatting
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
    let start = head + path.steps.map { "  - \($0.step.text)\n" }.joined()
    let ends = path.ends.prefix(Self.mostEnds).map { "  \($0.text)\n" } + [""]
    return ends.compactMap { WrittenScenario(text: start + $0, path: path.file) }
  }

  private var head: String {
    let header = WrittenValue.mapping(
      omittingEmpty: [
        ("name", .literal(name)), ("app", .literal(path.app)), ("launch", path.launch.written),
      ]
    )
    return (header.entryTexts() + ["steps:\n"]).joined(separator: "\n")
  }
}

extension WrittenScenario {
  /// A scenario as it is written; nil if anything is wrong with it.
  fileprivate init?(text: String, path: String) {
    let decoded = ScenarioDecoder.decode(SourceFile(path: path, text: text))
    guard decoded.diagnostics.isEmpty, case .scenario(let scenario) = decoded.content else {
      return nil
    }
    self.init(text: text, scenario: scenario)
  }
}

extension CrawlPath {
  /// Steps that hold where the way ends, and may not hold before.
  ///
  /// A launch that shows nothing special is told by any of what it shows.
  fileprivate var ends: [SuggestedStep] {
    let others = steps.last.map { [$0.screen] } ?? [start, ScreenSnapshot()]
    return others.flatMap { other in
      DifferenceChecks(usual: end.inspection, mutated: other.inspection).all.flatMap(\.steps)
    }
  }
}

extension CrawlPath.Step {
  fileprivate var step: RecordedStep {
    switch move {
    case .gesture(let gesture): gesture.step(on: selector, isForced: isForced)
    case .type(let text): RecordedStep("type", ["into": selector, "text": .literal(text)])
    case .clear: RecordedStep("clear", selector)
    case .dismissKeyboard: RecordedStep("dismissKeyboard")
    }
  }

  private var selector: WrittenValue {
    let selectors = SelectorFinder(screen.inspection).selectors
    return selectors.indices.contains(element) ? selectors[element].value : .word("")
  }
}

extension Gesture {
  /// The step that does the gesture on an element.
  fileprivate func step(on selector: WrittenValue, isForced: Bool) -> RecordedStep {
    let (command, ownOptions) = command
    let options = ownOptions + (isForced ? [("force", true)] : [])
    if case .scroll = self { return RecordedStep(command, .mapping([("in", selector)] + options)) }
    return RecordedStep(command, .element(selector, options))
  }

  /// The command of the step, and what it says besides the element.
  private var command: (name: String, options: [WrittenValue.Entry]) {
    switch self {
    case .tap: ("tap", [])
    case .doubleTap: ("doubleTap", [])
    case .taps(let times, 1): ("tap", [("times", .number(times))])
    case .taps(1, let fingers): ("tap", [("fingers", .number(fingers))])
    case .taps(let times, let fingers):
      ("tap", [("times", .number(times)), ("fingers", .number(fingers))])
    case .press: ("longPress", [])
    case .swipe(let direction): ("swipe", [("direction", .text(direction.rawValue))])
    case .scroll(let direction): ("scroll", [("direction", .text(direction.rawValue))])
    case .adjust(let value): ("adjust", [("to", .literal(value))])
    case .drag(let by): ("drag", [("by", .list([by.x, by.y].map { .word($0.shortText) }))])
    case .pinch(let scale): ("pinch", [("scale", .word(scale.shortText))])
    case .rotate(let degrees): ("rotate", [("degrees", .word(degrees.shortText))])
    }
  }
}

extension ScreenSnapshot {
  fileprivate var inspection: Inspection { Inspection(of: self) }
}
