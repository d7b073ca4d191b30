import ScenarioModel
import Suggestions

/// The names that are defined at one place of a scenario.
struct NameScope {
  var variables: Set<String>
  var remembered: Set<String> = []

  /// What only branches set that exclude this place: a turn of a loop may have taken them before.
  private(set) var setElsewhere: Set<String> = []

  /// How many loops the place lies within.
  var loopDepth = 0

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

  func isLocal(_ name: String) -> Bool { parameters.contains(name) || isOfLoop(name) }

  /// Whether it is the variable of a loop, which hides a parameter of its name.
  func isOfLoop(_ name: String) -> Bool { loops.contains { $0.contains(name) } }

  /// The names that one can be compared with; none where they are too many, which even to sort takes
  /// its time.
  var comparableNames: [String] {
    let count = variables.count + remembered.count + parameters.count
    return count > mostComparedNames ? [] : all
  }

  var all: [String] {
    (Array(variables) + Array(remembered) + Array(parameters) + loops.flatMap(\.self)).sorted()
  }

  /// Goes to the branch that excludes the one in which things were set.
  mutating func enterAlternative(to branch: NameScope) {
    // In a later turn of a loop the other branch may have been taken.
    if loopDepth > 0 { return remembered.formUnion(branch.remembered) }
    setElsewhere.formUnion(branch.remembered.subtracting(remembered))
  }

  /// Goes behind two branches, both of which may have set something.
  mutating func leaveAlternative(to branch: NameScope) {
    remembered.formUnion(branch.remembered)
    setElsewhere = branch.setElsewhere
  }

  mutating func enter(_ names: [String]) { loops.append(names) }

  mutating func leave() { loops.removeLast() }
}

extension Iteration {
  /// The names that hold in the loop's steps.
  var names: [String] { [variable.value, index?.value].compactMap(\.self) }
}
