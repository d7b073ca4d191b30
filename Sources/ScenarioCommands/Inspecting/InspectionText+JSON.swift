import AppModelKit
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime

extension InspectionText {
  /// The same content as JSON, for other programs.
  var json: JSONValue {
    let selectors = SelectorFinder(inspection).selectors
    let screen = inspection.shownScreen
    return .object([
      ("version", 1), ("name", .string(name)), ("moment", .milliseconds(inspection.moment)),
      ("screen", screen.screen.map(JSONValue.string)),
      ("transition", screen.latestTransition.map(JSONValue.string)),
      ("step", inspection.step.map(\.json)), ("page", address.map(JSONValue.string)),
      (
        "elements",
        .array(screen.elements.indices.map { screen.json(of: $0, named: selectors[$0].text) })
      ),
    ])
  }
}

extension Inspection.ReachedStep {
  fileprivate var json: JSONValue {
    .object([("number", .int(number)), ("command", .string(record.command))])
  }
}

extension ScreenSnapshot {
  fileprivate func json(of index: Int, named selector: String) -> JSONValue {
    let element = elements[index]
    let frame = element.frame
    return .object([
      ("selector", .string(selector)), ("type", .string(element.type.rawValue)),
      ("depth", .int(Int(element.depth))), ("id", .unlessEmpty(element.identifier)),
      ("label", .unlessEmpty(element.label)), ("value", .unlessEmpty(element.value)),
      ("placeholder", .unlessEmpty(element.placeholder)), ("title", .unlessEmpty(element.title)),
      ("frame", .array([frame.x, frame.y, frame.width, frame.height].map(JSONValue.double))),
      ("states", .strings(states(of: index))),
    ])
  }
}
