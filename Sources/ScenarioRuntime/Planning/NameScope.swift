import ScenarioModel
import Suggestions

/// The names that are defined at one place of a scenario.
struct NameScope {
  var variables: Set<String>
  var remembered: Set<String> = []

  /// Whether rows that could not be read may define further names.
  var isOpen = false

  private let parameters: Set<String>

  /// The variables of loops, the innermost last.
  private var loops: [[String]] = []

  init(variables: Set<String>, parameters: [String] = []) {
    self.variables = variables
    self.parameters = Set(parameters)
  }

  func contains(_ name: String) -> Bool {
    isOpen || variables.contains(name) || remembered.contains(name) || isLocal(name)
  }

  func isLocal(_ name: String) -> Bool {
    parameters.contains(name) || loops.contains { $0.contains(name) }
  }

  /// The names that one can be compared with; none where they are too many, which even to sort takes
  /// its time.
  var comparableNames: [String] {
    let count = variables.count + remembered.count + parameters.count
    return count > mostComparedNames ? [] : all
  }

  var all: [String] {
    (Array(variables) + Array(remembered) + Array(parameters) + loops.flatMap(\.self)).sorted()
  }

  mutating func enter(_ names: [String]) { loops.append(names) }

  mutating func leave() { loops.removeLast() }
}

extension Iteration {
  /// The names that hold in the loop's steps.
  var names: [String] { [variable.value, index?.value].compactMap(\.self) }
}
