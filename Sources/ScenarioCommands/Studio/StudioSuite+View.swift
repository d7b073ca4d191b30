package import ProtocolValues
import ScenarioEvents
import ScenarioRuntime

extension StudioSuite {
  /// The changes after one that the page knows; without one, the whole list.
  ///
  /// `order` has the numbers of all cases, and is there only if the list itself has changed.
  package func changes(after known: Int?) -> ProtocolValue {
    let known = known ?? -1
    let changed = order.compactMap { cases[$0] }.filter { $0.revision > known }
    let isListNew = listRevision > known
    return .members([
      ("revision", .number(revision)), ("running", .boolean(isRunning)),
      ("cases", .list(changed.map(\.row))),
      ("order", isListNew ? .list(order.map(ProtocolValue.number)) : nil),
      ("notice", isListNew ? .text(notice) : nil),
    ])
  }
}

extension StudioCase {
  var row: ProtocolValue {
    let identity = planned.identity
    return .members([
      ("id", .number(id)), ("name", .text(identity.name)), ("file", .text(identity.file)),
      ("line", .number(max(1, identity.line))), ("suite", identity.suite.map(ProtocolValue.text)),
      ("tags", identity.tags.isEmpty ? nil : .texts(identity.tags)),
      ("state", .text(word)), ("remark", ending?.remark.map(ProtocolValue.text)),
      ("time", ending.map { .milliseconds($0.duration) }),
    ])
  }

  private var word: String {
    switch state {
    case .neverRun: "never-run"
    case .waiting: "waiting"
    case .running: "running"
    case .ended(let ending): planned.isRejected ? "invalid" : ending.verdict.rawValue
    }
  }

  private var ending: Ending? {
    if case .ended(let ending) = state { ending } else { nil }
  }
}
