import Glibc
import ScenarioRuntime

/// What a distributed build system such as Bazel asks of a test by its environment.
struct BuildEnvironment {
  /// Which part of the tests to run.
  let shard: Shard?

  /// Which tests to run, as a regular expression.
  let namePattern: String?

  /// Where to write the JUnit report.
  let reportPath: String?
  private let shardStatusFile: String?

  static let shardVariable = "TEST_SHARD_INDEX"
  static let namePatternVariable = "TESTBRIDGE_TEST_ONLY"
  static let reportPathVariable = "XML_OUTPUT_FILE"

  init(_ variable: (String) -> String? = Terminal.variable) {
    let count = variable("TEST_TOTAL_SHARDS").flatMap { Int($0) }
    let index = variable(Self.shardVariable).flatMap { Int($0) }
    if let count, let index, index < Int.max {
      shard = Shard(index: index + 1, count: count)
    } else {
      shard = nil
    }
    namePattern = variable(Self.namePatternVariable)
    reportPath = variable(Self.reportPathVariable)
    shardStatusFile = variable("TEST_SHARD_STATUS_FILE")
  }

  /// Tells the build system that sharding is understood, by touching the file that it names.
  func acknowledgeSharding() {
    guard let shardStatusFile else { return }
    let descriptor = open(shardStatusFile, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor >= 0 { close(descriptor) }
  }
}
