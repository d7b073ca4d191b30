import ArgumentParser
import ScenarioLoading

/// Paths of reports, as people give them.
extension String {
  /// The path of a report as the command line has it: a variable that is not set yields an empty one.
  init(reportPath argument: String) throws {
    guard !argument.isEmpty else { throw ValidationError("a report needs a path.") }
    if let fault = argument.reportPathFault { throw ValidationError("\(fault).") }
    self = argument
  }

  /// Why a report can't have the path: of other tools it is standard output, and here would be a file.
  var reportPathFault: String? {
    self == "-"
      ? "'-' is not a path of a report; write './-' for a file of that name, '/dev/stdout' for the console"
      : nil
  }

  /// Where a JUnit report goes whose path is one of a file, or of a folder that it is put into.
  var junitPath: String {
    let isFolder = utf8.last == UInt8(ascii: "/") || FileSystem.kind(of: self) == .folder
    return isFolder ? appendingPath("TEST-scenarios.xml") : self
  }
}
