/// What a run of the tool left behind.
struct Outcome: Equatable {
  let status: Int32
  let output: String
  let errors: String

  /// The regular files of the folder that it ran in, by path; empty where the folder is kept.
  var files: [String: String] = [:]
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
