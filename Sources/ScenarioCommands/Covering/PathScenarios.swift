import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioFormatting
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
    let start = head + path.steps.map { "  - \($0.step.text)\n" }.joined()
    let ends = path.ends.prefix(Self.mostEnds).map { "  \($0.text)\n" } + [""]
    return ends.compactMap { WrittenScenario(text: start + $0) }
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
  fileprivate init?(text: String) {
    let decoded = ScenarioDecoder.decode(SourceFile(path: "scenario.yaml", text: text))
    guard decoded.diagnostics.isEmpty, case .scenario(let scenario) = decoded.content else {
      return nil
    }
    self.init(text: text, scenario: scenario)
  }
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
  fileprivate var step: RecordedStep {
    switch move {
    case .gesture(let gesture): gesture.step(on: selector)
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
  fileprivate func step(on selector: WrittenValue) -> RecordedStep {
    switch self {
    case .tap: RecordedStep("tap", selector)
    case .doubleTap: RecordedStep("doubleTap", selector)
    case .taps(let times, let fingers):
      RecordedStep(
        "tap",
        .mapping(
          omittingEmpty: [
            ("element", selector), ("times", times == 1 ? nil : .number(times)),
            ("fingers", fingers == 1 ? nil : .number(fingers)),
          ]
        )
      )
    case .press: RecordedStep("longPress", selector)
    case .swipe(let direction):
      RecordedStep("swipe", ["element": selector, "direction": .text(direction.rawValue)])
    case .scroll(let direction):
      RecordedStep("scroll", ["in": selector, "direction": .text(direction.rawValue)])
    case .adjust(let value): RecordedStep("adjust", ["element": selector, "to": .literal(value)])
    case .drag(let distance):
      RecordedStep(
        "drag",
        [
          "element": selector,
          "by": .list([.word(distance.x.shortText), .word(distance.y.shortText)]),
        ]
      )
    case .pinch(let scale):
      RecordedStep("pinch", ["element": selector, "scale": .word(scale.shortText)])
    case .rotate(let degrees):
      RecordedStep("rotate", ["element": selector, "degrees": .word(degrees.shortText)])
    }
  }
}

extension ScreenSnapshot {
  fileprivate var inspection: Inspection {
    Inspection(screen: self, shownScreen: self, moment: .zero)
  }
}
