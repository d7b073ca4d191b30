package import ScenarioDiagnostics
import ScenarioEvents

/// How a console report looks.
package struct ConsoleOptions: Sendable {
  /// How much is shown of each test case.
  package enum Detail: Sendable {
    /// The test cases that failed, and the summary.
    case failures

    /// One line a test case, and the steps of those that failed.
    case scenarios

    /// All steps of all test cases.
    case steps
  }

  /// How the test cases are laid out.
  package enum Arrangement: Sendable {
    /// One below the other, each with its whole path.
    case list

    /// Below their folders and files.
    case tree
  }

  /// The medium of the report.
  package enum Destination: Sendable {
    case terminal

    /// The log of a CI service, which takes some lines for commands: no text from a scenario or app may
    /// begin one.
    case ciLog
  }

  package var detail: Detail
  package var arrangement: Arrangement
  package var colour: ConsoleColour

  /// How many columns a line of source may take.
  package var width: Int

  package var destination: Destination

  /// How a list folds away what passed.
  package var folding: CIService?

  package init(
    detail: Detail = .scenarios,
    arrangement: Arrangement = .list,
    colour: ConsoleColour = .plain,
    width: Int = 100,
    destination: Destination = .terminal,
    folding: CIService? = nil
  ) {
    self.detail = detail
    self.arrangement = arrangement
    self.colour = colour
    self.width = width
    self.destination = destination
    self.folding = folding
  }

  var medium: TextBuffer.Medium {
    switch destination {
    case .terminal: .terminal(colour)
    case .ciLog: .ciLog(colour)
    }
  }
}

extension ConsoleOptions.Detail {
  /// Whether test cases of a verdict are shown at all.
  func shows(_ verdict: Verdict) -> Bool {
    switch self {
    case .failures: verdict.isNoteworthy
    case .scenarios, .steps: true
    }
  }

  /// Whether test cases of a verdict have more than a line or two.
  func showsStory(ofCase verdict: Verdict) -> Bool {
    switch self {
    case .failures, .scenarios: verdict.isTrouble
    case .steps: true
    }
  }
}
