import ScenarioDiagnostics
import ScenarioYAML

/// The lines that the log shows for the steps of a list, which are written before the steps are decoded:
/// so they lie together.
struct StepLines {
  private let lines: SourceLines

  /// Where each line ends.
  private var ends: [UInt32] = []

  init(of list: YAMLNode) {
    let items = list.items
    var lines = FlowLines(capacity: items.count * Self.usualLength)
    ends.reserveCapacity(items.count)
    for position in items.indices {
      items[position].appendSummary(to: &lines)
      ends.append(UInt32(lines.count))
    }
    self.lines = SourceLines(of: list.span.file, bytes: lines.all)
  }

  private static let usualLength = 64

  /// The line of a step.
  subscript(position: Int) -> SourceLine {
    let start = position == 0 ? 0 : ends[position - 1]
    return SourceLine(at: start, count: ends[position] - start, of: lines)
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
