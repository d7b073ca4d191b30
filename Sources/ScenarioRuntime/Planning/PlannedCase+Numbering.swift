import ScenarioEvents

extension [PlannedCase] {
  /// The cases, with the row's number after each name that is not unique.
  ///
  /// A numbered name may equal that of another row, which is then numbered as well.
  var numberingEqualNames: [PlannedCase] {
    var cases = self
    var unnumbered = Dictionary(grouping: indices) { self[$0].identity.name }
    var equal = unnumbered.values.filter { $0.count > 1 }.flatMap(\.self)
    while !equal.isEmpty {
      for index in equal {
        unnumbered[self[index].identity.name] = nil
        cases[index].identity.name += " [\(index + 1)]"
      }
      equal = equal.flatMap { unnumbered[cases[$0].identity.name] ?? [] }
    }
    return cases
  }
}
