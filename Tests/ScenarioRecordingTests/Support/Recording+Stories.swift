import ScenarioRecording
import ScenarioTestSupport

extension Recording {
  /// Does an act of a story.
  mutating func perform(_ act: RecordedStory.Act) throws {
    switch act {
    case .tap(let element): try record(.tap, on: element)
    case .longPress(let element): try record(.longPress, on: element)
    case .clear(let element): try record(.clear, on: element)
    case .type(let text, let element): try record(.type(text), on: element)
    case .adjust(let element, let value): try record(.adjust(to: value), on: element)
    case .step(let text): try record(step: text)
    case .assertFirst(let element): try assertFirstOffer(for: element)
    case .startHere: try startHere()
    }
  }
}
