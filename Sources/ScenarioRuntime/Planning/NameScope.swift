import ScenarioModel
import Suggestions

/// The names that are defined at one place of a scenario.
struct NameScope {
  var variables: VariableNames
  var remembered: Set<String> = []

  /// How many loops the place lies within.
  private(set) var loopDepth = 0

  /// How many branches the place lies within, and loops within loops, which the outermost loop's
  /// first turn may pass over.
  var branchDepth = 0

  /// How many of the branches are around the outermost loop, taken before all of its turns.
  private var branchDepthAroundLoops = 0

  /// Whether rows or variables that could not be read may define further names.
  var isOpen = false

  private let parameters: Set<String>

  /// The variables of loops, the innermost last.
  private var loops: [[String]] = []

  init(variables: VariableNames, parameters: [String] = []) {
    self.variables = variables
    self.parameters = Set(parameters)
  }

  func contains(_ name: String) -> Bool {
    isOpen || variables.contains(name) || remembered.contains(name) || isLocal(name)
      || name == Reference.unreadableName
  }

  /// Whether a path contains a name that is not defined, also in an index.
  func lacksName(in reference: Reference) -> Bool {
    reference.all.contains { !contains($0.name) }
  }

  func isLocal(_ name: String) -> Bool { parameters.contains(name) || isOfLoop(name) }

  /// Whether it is the variable of a loop, which hides a parameter of its name.
  func isOfLoop(_ name: String) -> Bool { loops.contains { $0.contains(name) } }

  /// The names that one can be compared with; none where they are too many, which even to sort takes
  /// its time.
  var comparableNames: [String] {
    let others = remembered.count + parameters.count
    let mayBeTooMany = variables.count + others > mostComparedNames
    return mayBeTooMany && variables.all.count + others > mostComparedNames ? [] : all
  }

  var all: [String] {
    (Array(variables.all) + Array(remembered) + Array(parameters) + loops.flatMap(\.self)).sorted()
  }

  /// Whether the place may be reached for the first time in a later turn of a loop.
  var mayBeReachedLater: Bool { loopDepth > 0 && branchDepth > branchDepthAroundLoops }

  mutating func enterLoop() {
    if loopDepth > 0 { branchDepth += 1 } else { branchDepthAroundLoops = branchDepth }
    loopDepth += 1
  }

  mutating func leaveLoop() {
    loopDepth -= 1
    if loopDepth > 0 { branchDepth -= 1 }
  }

  mutating func enter(_ names: [String]) { loops.append(names) }

  mutating func leave() { loops.removeLast() }
}

extension Iteration {
  /// The names that hold in the loop's steps.
  var names: [String] { [variable.value, index?.value].compactMap(\.self) }
}

/// The names of a scenario's variables, from every source.
///
/// The header's variables are not copied: there may be thousands, which thousands of scenarios share.
struct VariableNames {
  private let written: VariableList

  /// The variables of rows, the command line and steps.
  private var others: Set<String>

  init(_ written: VariableList = VariableList(), _ others: some Sequence<String> = []) {
    self.written = written
    self.others = Set(others)
  }

  func contains(_ name: String) -> Bool { others.contains(name) || written.contains(name) }

  mutating func formUnion(_ names: some Sequence<String>) { others.formUnion(names) }

  /// How many there are at most, as one may be given in several ways.
  var count: Int { written.count + others.count }

  var all: Set<String> { written.names.union(others) }
}
