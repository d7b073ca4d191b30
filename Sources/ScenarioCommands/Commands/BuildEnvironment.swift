import Glibc
import Patterns
import ScenarioLoading
import ScenarioRuntime

/// The settings that a build system such as Bazel passes to a test in its environment.
struct BuildEnvironment {
  let shard: Shard?

  /// The tests to run, as a regular expression.
  let namePattern: Pattern?

  /// The path for the JUnit report.
  let reportPath: String?
  private let shardStatusFile: String?

  /// The problem with what the build system asks for, if any.
  ///
  /// It ends the command: users would not notice that a part is the whole, or that a pattern
  /// selects everything.
  let problem: UsageProblem?

  /// No build system, or none that the command is a test of.
  static var none: BuildEnvironment { BuildEnvironment { _ in nil } }

  private static let countVariable = "TEST_TOTAL_SHARDS"
  static let shardVariable = "TEST_SHARD_INDEX"
  static let namePatternVariable = "TESTBRIDGE_TEST_ONLY"
  static let reportPathVariable = "XML_OUTPUT_FILE"

  init(_ variable: (String) -> String? = Environment.variable) {
    reportPath = variable(Self.reportPathVariable)
    shardStatusFile = variable("TEST_SHARD_STATUS_FILE")
    do throws(UsageProblem) {
      let (shard, pattern) = (try Self.shard(variable), try Self.namePattern(variable))
      (self.shard, namePattern, problem) = (shard, pattern, nil)
    } catch {
      (shard, namePattern, problem) = (nil, nil, error)
    }
  }

  private static func namePattern(
    _ variable: (String) -> String?
  ) throws(UsageProblem) -> Pattern? {
    guard let source = variable(namePatternVariable) else { return nil }
    do throws(PatternFault) {
      return try Pattern(source)
    } catch {
      throw .environment("\(namePatternVariable) \(error.sentence(about: source))")
    }
  }

  private static func shard(_ variable: (String) -> String?) throws(UsageProblem) -> Shard? {
    guard let count = variable(countVariable), count != "0" else { return nil }
    let index = variable(shardVariable) ?? ""
    guard let number = Int(index), number < Int.max,
      let shard = Int(count).flatMap({ Shard(index: number + 1, count: $0) })
    else {
      throw .environment("\(shardVariable) '\(index)' is not a part of \(countVariable) '\(count)'")
    }
    return shard
  }

  /// Confirms to the build system that sharding is supported, by touching the file that it names.
  func acknowledgeSharding() throws(FileError) {
    guard let shardStatusFile else { return }
    let descriptor = Output.open(shardStatusFile)
    if descriptor < 0 { throw FileError(path: shardStatusFile, reason: .system(errno)) }
    close(descriptor)
  }
}
