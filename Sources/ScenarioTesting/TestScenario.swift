public import AppModelKit
import ScenarioEvents
import ScenarioRuntime
public import Testing

/// A scenario, or one row of its cases, as the argument of a test.
///
/// One test runs all of them. Each is a separate case with its own name in the log, and its
/// failures point into the scenario's file:
///
/// ```swift
/// @Test(arguments: try TestScenario.all(in: "Scenarios", apps: [Checkout.self]))
/// func `a scenario passes`(_ scenario: TestScenario) throws {
///   try scenario.run()
/// }
/// ```
public struct TestScenario: Sendable {
  /// The name in every report.
  public let name: String

  /// The path of the scenario's file.
  public let file: String

  /// The line of the scenario's name or row in the file.
  ///
  /// Rows of a data file have the line of its path, and a file with errors has that of the first.
  public let line: Int

  /// The tags, to choose scenarios by.
  public let tags: [String]

  private let planned: PlannedCase

  init(_ planned: PlannedCase) {
    name = planned.identity.name
    file = planned.identity.file
    line = planned.identity.line
    tags = planned.identity.tags
    self.planned = planned
  }
}

extension TestScenario {
  /// The scenarios of files and folders, as the command line finds and chooses them.
  ///
  /// The `rehearse.yaml` at or above the working directory applies, including its `tags`.
  /// A file with errors is one scenario that fails with them. `rehearse check` shows warnings.
  ///
  /// - Parameters:
  ///   - paths: Files, folders and patterns, relative to the working directory, which is the
  ///     package's root where `swift test` runs.
  ///   - apps: The app models that scenarios can name; no two of one name.
  /// - Returns: The scenarios in the order of a run, at least one.
  /// - Throws: The problem of the apps, or the reason why no scenario was found. So a misspelt path
  ///   fails the test.
  public static func all(in paths: String..., apps: [any AppModel.Type]) throws -> [TestScenario] {
    try TestPlan(paths: paths, apps: apps).cases.map(TestScenario.init)
  }

  /// Runs the scenario, and records its failures at their places in the file.
  ///
  /// - Throws: An error that cancels the test with a reason, if the scenario must not run or still
  ///   has its known issue.
  public func run() throws {
    let record = CaseExecution(planned).record()
    if let reason = record.skipReason {
      try Test.cancel("\(reason)", sourceLocation: SourceLocation(file: file, line: line))
    }
    for problem in ScenarioProblem.all(of: record) { problem.record() }
  }
}

extension TestScenario: CustomTestStringConvertible {
  /// The name with the place, as a test's log shows it.
  public var testDescription: String { "\(name) (\(file):\(line))" }
}

extension TestScenario: Identifiable {
  /// The identity of the scenario, for running it alone.
  public var id: String { "\(file): \(name)" }
}
