import ArgumentParser
import ScenarioModel

/// What the options `--var` say about the values of variables.
///
/// They are not a group of options, for the same reason as ``TimingOptions``.
struct VariableOptions {
  static let help = ArgumentHelp(
    "Set a variable, in place of the value in files. Can be repeated; the last value of a name counts.",
    valueName: "name=value"
  )

  let assignments: [String]

  /// The values by name; of equal names the last one counts.
  var variables: [String: String] {
    Dictionary(assignments.compactMap(\.assignment), uniquingKeysWith: { _, last in last })
  }

  func validate() throws {
    for assignment in assignments where assignment.assignment == nil {
      throw ValidationError(line: "'--var \(assignment)' \(assignment.assignmentProblem).")
    }
  }
}

extension String {
  /// The name and value of `name=value`.
  fileprivate var assignment: (name: String, value: String)? {
    nameAndValue.flatMap { $0.name.isName ? $0 : nil }
  }

  /// The reason why a text is not an assignment.
  fileprivate var assignmentProblem: String {
    guard let name = nameAndValue?.name else { return "is not of the form name=value" }
    return "does not name a variable: '\(name)' must be a letter or '_', then letters, "
      + "digits, '_' and '-'"
  }
}

extension String {
  /// The parts of `name=value`; nil if there is no name or no `=`.
  var nameAndValue: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), sign > startIndex else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
