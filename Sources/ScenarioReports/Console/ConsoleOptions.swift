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

  package var detail: Detail
  package var colour: ConsoleColour

  /// How many columns a line of source may take.
  package var width: Int

  package init(detail: Detail = .scenarios, colour: ConsoleColour = .plain, width: Int = 100) {
    self.detail = detail
    self.colour = colour
    self.width = width
  }
}
