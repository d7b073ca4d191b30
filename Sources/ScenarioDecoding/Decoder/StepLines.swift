import ScenarioDiagnostics
import ScenarioYAML

/// The lines that the log shows for the steps of a list, which are written before the steps are decoded:
/// so they lie together.
struct StepLines {
  private let lines: SourceLines

  /// Where each line ends, and the command of its step where nothing stands beside that.
  private var ends: [(offset: UInt32, soleCommand: StepKey?)] = []

  init(of list: YAMLNode) {
    let items = list.items
    var lines = FlowLines(capacity: items.count * Self.usualLength)
    ends.reserveCapacity(items.count)
    for position in items.indices {
      let entries = items[position].entries
      let command = entries.firstCommand
      if let command { lines.append(summaryOf: command.key, entries.value(at: command.position)) }
      ends.append((UInt32(lines.count), entries.count == 1 ? command?.key : nil))
    }
    self.lines = SourceLines(of: list.span.file, bytes: lines.all)
  }

  private static let usualLength = 64

  /// The line of a step.
  subscript(number: Int) -> SourceLine {
    let start = number == 0 ? 0 : ends[number - 1].offset
    return SourceLine(at: start, count: ends[number].offset - start, of: lines)
  }

  /// The command of a step that consists of nothing else, as most do; nil of others.
  func soleCommand(at number: Int) -> StepKey? { ends[number].soleCommand }
}

extension YAMLEntries {
  /// The first key of a step that is a command.
  fileprivate var firstCommand: (key: StepKey, position: Int)? {
    for position in indices {
      guard let key = StepKey.finder.key(at: position, in: self), key.isCommand else { continue }
      return (key, position)
    }
    return nil
  }
}
