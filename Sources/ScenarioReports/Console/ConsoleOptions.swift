/// How a console report looks.
package struct ConsoleOptions: Sendable {
  /// How much the report tells.
  package enum Detail: Sendable {
    /// The test cases that failed, and the summary.
    case failures

    /// One line a test case, and the steps of those that failed.
    case scenarios

    /// All steps of all test cases.
    case steps
  }

  /// Where the report is read.
  package enum Destination: Sendable {
    case terminal

    /// The log of a CI service, which would take some lines for commands: nobody's text may begin
    /// one.
    case ciLog
  }

  package var detail: Detail
  package var colour: ConsoleColour

  /// How many columns a line of source may take.
  package var width: Int

  package var destination: Destination

  package init(
    detail: Detail = .scenarios,
    colour: ConsoleColour = .plain,
    width: Int = 100,
    destination: Destination = .terminal
  ) {
    self.detail = detail
    self.colour = colour
    self.width = width
    self.destination = destination
  }

  /// What the report's texts have to be made harmless for.
  var medium: TextBuffer.Medium {
    switch destination {
    case .terminal: .terminal(colour)
    case .ciLog: .ciLog(colour)
    }
  }
}
