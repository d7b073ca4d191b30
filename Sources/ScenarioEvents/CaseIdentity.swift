/// One test case of the plan: a scenario, or one row of its cases.
///
/// For example `todo.yaml:3`, the case `A to-do is added` of the suite `To-dos`.
package struct CaseIdentity: Hashable, Sendable {
  /// The path of the scenario file, with forward slashes: relative to the working directory if it
  /// is below it.
  package var file: String

  /// The line of the scenario's name or row in the file, from 1.
  ///
  /// A row of a data file has the line of the file's path, and a file with errors the line of the
  /// first one.
  package var line: Int

  /// The name in every report; unique within the file.
  package var name: String

  /// The name of the suite, if the file holds one.
  package var suite: String?

  /// The suite's `description`.
  package var suiteDescription: String?

  /// The scenario's `description`.
  package var description: String?
  package var tags: [String]

  /// The place of the case's row, if it comes from a data file.
  package var row: RowPlace?

  /// The path from the workspace's root, if the tool was started in another folder.
  package var fileFromRoot: String?

  /// The variables that it has from the option `--var`, in the order of their names.
  package var givenVariables: [String]

  /// Which of several runs this is, if every case is run several times.
  package var repetition: CaseRepetition?

  package init(
    file: String,
    line: Int,
    name: String,
    suite: String? = nil,
    suiteDescription: String? = nil,
    description: String? = nil,
    tags: [String] = [],
    row: RowPlace? = nil,
    givenVariables: [String] = []
  ) {
    self.file = file
    self.line = line
    self.name = name
    self.suite = suite
    self.suiteDescription = suiteDescription
    self.description = description
    self.tags = tags
    self.row = row
    self.givenVariables = givenVariables
  }
}

extension CaseIdentity {
  /// The file and line: `todo.yaml:3`.
  package var place: String { "\(file):\(line)" }

  /// The words of a command line that choose the case, for a shell: `todo.yaml:3`.
  ///
  /// A whole file has line 1. All rows of a data file have one place, so they are chosen by their names
  /// as well. The values of variables are left out, because they may be secret: `--var password=…`.
  package var choice: String {
    // A path that begins with a dash would be an option.
    let path = file.hasPrefix("-") ? "./\(file)" : file
    var words = ["\(path):\(max(1, line))".shellQuoted]
    if row != nil { words.append("--filter \("^\(plannedName.asPattern)$".shellQuoted)") }
    words += givenVariables.map { "--var \($0.shellQuoted)=…" }
    return words.joined(separator: " ")
  }

  /// The path of the file that does not depend on the working directory.
  package var lastingFile: String { fileFromRoot ?? file }

  /// The name in the plan, without the number of the repetition.
  package var plannedName: String { repetition?.name ?? name }

  /// One of several runs, with its number in the name: `A to-do is added (repeat 2 of 5)`.
  package func repeated(_ number: Int, of count: Int) -> CaseIdentity {
    var identity = self
    identity.repetition = CaseRepetition(number, of: count, named: name)
    identity.name += " (repeat \(number) of \(count))"
    return identity
  }
}

extension String {
  /// A regular expression that matches the text.
  ///
  /// Scalars are compared, because a bracket followed by a combining accent is another character.
  fileprivate var asPattern: String {
    unicodeScalars.reduce(into: "") { pattern, scalar in
      if #"\^$.|?*+()[]{}"#.unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
  }
}

/// One of several runs of the same test case.
package struct CaseRepetition: Hashable, Sendable {
  /// Counted from 1.
  package let number: Int
  package let count: Int

  /// The name that all of them share, and that a plan knows.
  package let name: String

  package init(_ number: Int, of count: Int, named name: String) {
    self.number = number
    self.count = count
    self.name = name
  }
}

/// A row of a data file.
package struct RowPlace: Hashable, Sendable {
  package let file: String

  /// The line on which the row begins, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
