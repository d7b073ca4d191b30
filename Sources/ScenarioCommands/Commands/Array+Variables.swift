import ArgumentParser
import ScenarioModel

extension ArgumentHelp {
  /// The help of the option `--var`.
  static let variable = ArgumentHelp(
    "Set a variable, in place of the value in files. Can be repeated; the last value of a name counts.",
    valueName: "name=value"
  )
}

/// The values of the option `--var`, which is not a group of options for the same reason as
/// ``TimingOptions``.
extension [String] {
  /// The values of variables by name; of equal names the last one counts.
  var variables: [String: String] {
    Dictionary(compactMap(\.assignment), uniquingKeysWith: { _, last in last })
  }

  /// Refuses what assigns nothing to a variable.
  func validateVariables() throws {
    for assignment in self where assignment.assignment == nil {
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
