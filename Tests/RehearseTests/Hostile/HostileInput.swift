import Foundation
import ScenarioTestSupport
import Testing

/// A folder of files that are made to harm.
struct HostileInput: Sendable {
  let kind: String
  let files: [String: FileContent]

  init(_ kind: String, files: [String: FileContent]) {
    self.kind = kind
    self.files = files
  }

  /// A folder with one file.
  init(_ kind: String, file: FileContent) {
    self.init(kind, files: ["a.yaml": file])
  }

  /// A folder with one scenario: its name and app, and the given text.
  init(_ kind: String, _ yaml: String) {
    self.init(kind, file: "name: A\napp: trivia\n\(yaml)")
  }

  /// A folder with one scenario of one step.
  init(_ kind: String, step: String) {
    self.init(kind, "steps:\n  - \(step)\n")
  }
}

/// Inputs of one sort, with a record of what the tool says about each.
struct HostileInputs: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let inputs: [HostileInput]

  init(_ sort: String, _ inputs: [HostileInput]) {
    testDescription = sort
    self.inputs = inputs
  }

  var record: Snapshot {
    Snapshot(file: Repository.fixtures.appending(path: "Hostile/\(testDescription).txt"))
  }
}

extension String {
  /// The text many times over.
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }

  /// A text for each number, joined.
  static func lines(_ numbers: some Sequence<Int>, _ line: (Int) -> String) -> String {
    numbers.map { "\(line($0))\n" }.joined()
  }
}
