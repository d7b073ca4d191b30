import ScenarioModel

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
