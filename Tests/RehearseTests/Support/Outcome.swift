import ScenarioTestSupport

/// The result of running the tool: status, output and files.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String

  /// The regular files of the folder that it ran in, by path; empty where the folder is kept.
  var files: [String: String] = [:]
}

extension Outcome: Equatable {
  /// Whether two runs left the same bytes; Swift takes other spellings of an accent for equal.
  static func == (left: Outcome, right: Outcome) -> Bool {
    left.status == right.status && left.output.hasBytes(of: right.output)
      && left.errors.hasBytes(of: right.errors) && left.files.count == right.files.count
      && left.files.allSatisfy { path, text in right.files[path].map(text.hasBytes) ?? false }
  }
}

extension Outcome {
  /// What the process said, whatever it left on disk.
  var withoutFiles: Outcome { Outcome(status: status, output: output, errors: errors) }

  /// The run as it would look in a terminal, with its exit status.
  func transcript(of command: String) -> String {
    var text = "$ \(command)\n\(output)"
    if !errors.isEmpty { text += "[standard error]\n\(errors)" }
    return text + "[exit status \(status)]\n"
  }
}
