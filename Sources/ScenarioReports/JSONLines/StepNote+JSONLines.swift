import AppModelKit
import ScenarioEvents

/// The member `type` says what the step did or found.
extension StepNote: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .settled(let time):
      json.member("type", word: "settled")
      json.member("duration", time)
    case .held(let moment, let left):
      json.member("type", word: "held")
      json.member("at", moment)
      json.member("left", left)
    case .touched(let element, let place): write(touched: element, at: place, to: &json)
    case .scrolledIntoView(let element):
      json.member("type", word: "scrolled-into-view")
      json.member("element", element)
    case .called(let call): write(call, to: &json)
    case .text(let text):
      json.member("type", word: "text")
      json.member("text", text)
    case .warning(let diagnostic):
      json.member("type", word: "warning")
      json.member("diagnostic", diagnostic)
    case .hierarchy(let screen, let root): write(hierarchy: screen, below: root, to: &json)
    case .screenshot(let name, let screen):
      json.member("type", word: "screenshot")
      json.member("name", name)
      json.member("screen", screen)
    }
  }

  private func write(touched element: String, at place: Point, to json: inout JSONWriter) {
    json.member("type", word: "touched")
    json.member("element", element)
    json.member("x", place.x)
    json.member("y", place.y)
  }

  private func write(_ call: RecordedCall, to json: inout JSONWriter) {
    json.member("type", word: "called")
    json.member("call", call.name)
    json.member("arguments", call.arguments)
  }

  private func write(hierarchy screen: ScreenSnapshot, below root: Int?, to json: inout JSONWriter)
  {
    json.member("type", word: "hierarchy")
    if let root { json.member("below", root) }
    json.member("screen", screen)
  }
}

/// A value that the app handed over with a call; a secret one is masked.
extension RecordedCall.Argument: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("value", value.content)
    json.member("isSecret", if: value.isSecret)
  }
}
