import ScenarioDiagnostics
package import ScenarioEvents
import Synchronization

/// Counts the results of exploring test cases, and lists the cases without a proof.
package final class ExplorationTally: Sendable {
  private struct State {
    var proved = 0
    var timed = 0
    var open: [String] = []
    var shortened: Set<String> = []
    var runs = 0

    var totals: String {
      let count = proved + timed + open.count
      let parts = [
        "\(proved) proved",
        timed > 0 ? "\(timed) \(timed == 1 ? "depends" : "depend") on timing" : nil,
        open.isEmpty ? nil : "\(open.count) not proved",
      ]
      let scenarios = count == 1 ? "1 scenario" : "\(count) scenarios"
      let runs = runs == 1 ? "1 run" : "\(runs.grouped) runs"
      return "\(scenarios) explored: \(parts.compactMap(\.self).joined(separator: ", ")) (\(runs))"
    }
  }

  private let state = Mutex(State())

  package init() {}

  package func add(_ record: ExplorationRecord) {
    let exploration = record.exploration
    state.withLock { state in
      state.runs += exploration.runCount
      state.shortened.formUnion(exploration.shortenedNames)
      switch exploration.state {
      case .proved: state.proved += 1
      case .timed: state.timed += 1
      case .open(let reason):
        state.open.append("\(record.identity.placeAndName): \(exploration.text(of: reason))")
      }
    }
  }

  /// The cases without a proof, the delays that were left out, and the totals, each on a line.
  package var text: String {
    state.withLock { state in
      var lines = state.open.sorted()
      lines += state.shortened.sorted().map { name in
        "left out: timings at which '\(Self.visible(name))' takes 0 ms more than three times in a row"
      }
      lines.append(state.totals)
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private static func visible(_ text: String) -> String { VisibleText.escaping(text) }
}

extension CaseIdentity {
  /// `path:line: name`, as a terminal can show it.
  fileprivate var placeAndName: String {
    VisibleText.escaping("\(file):\(line): \(name)")
  }
}
