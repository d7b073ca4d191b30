import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// The lines that the log shows for the steps of a list, which are written before the steps are decoded:
/// so they lie together.
struct StepLines {
  let source: StepSource

  /// Where each line ends.
  private var ends: [Int] = []

  init(of list: YAMLNode) {
    let items = list.items
    var lines = FlowLines(capacity: items.count * Self.usualLength)
    ends.reserveCapacity(items.count)
    for position in items.indices {
      items[position].appendSummary(to: &lines)
      ends.append(lines.count)
    }
    source = StepSource(file: list.span.file, lines: lines.all)
  }

  private static let usualLength = 64

  /// Where the line of a step lies among those of the source.
  subscript(position: Int) -> Range<Int> {
    (position == 0 ? 0 : ends[position - 1])..<ends[position]
  }
}

extension YAMLNode {
  /// Appends the summary of a step; nothing where the step has no command.
  fileprivate func appendSummary(to lines: inout FlowLines) {
    let entries = entries
    for position in entries.indices {
      guard let key = StepKey.finder.key(at: position, in: entries), key.isCommand else { continue }
      return lines.append(summaryOf: key, entries.value(at: position))
    }
  }
}
