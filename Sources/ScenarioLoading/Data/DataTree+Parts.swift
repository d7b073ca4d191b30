import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import Suggestions

extension DataTree {
  /// The part that a way of keys and indexes leads to; numbers are indexes of lists.
  func part(at way: Located<String>) throws(DataProblem) -> DataTree {
    var part = self
    for step in way.value.split(separator: ".", omittingEmptySubsequences: false) {
      part = try part.child(String(step), of: way)
    }
    return part
  }

  private func child(_ step: String, of way: Located<String>) throws(DataProblem) -> DataTree {
    switch content {
    case .mapping(let entries):
      if let entry = entries.first(where: { $0.key.value == step }) { return entry.value }
      throw problem(
        "there is no key '\(step)'",
        didYouMean(step, among: entries.map(\.key.value)),
        at: way,
        note: "the keys here: \(shortened(entries.map(\.key.value).joined(separator: ", ")))"
      )
    case .list(let items):
      if let index = Int(step), items.indices.contains(index) { return items[index] }
      throw problem(
        "there is no item '\(step)'",
        at: way,
        note: "this list has \(items.count), from 0"
      )
    case .null, .boolean, .number, .text:
      throw problem(
        "'\(step)' can't be looked up",
        at: way,
        note: "this is neither a list nor a mapping"
      )
    }
  }

  private func problem(
    _ reason: String,
    _ suggestion: String? = nil,
    at way: Located<String>,
    note: String
  ) -> DataProblem {
    DataProblem(
      Diagnostic(
        .unusableData(reason),
        at: way.span,
        suggestion: suggestion,
        notes: [.init(note, at: span)]
      )
    )
  }
}
