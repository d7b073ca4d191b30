import ScenarioModel

/// What is known before the run about the variables of one row.
///
/// Variables may be made of each other, in chains that are longer than a stack is deep. Each one is
/// followed once, however many steps use it.
final class KnownVariables {
  /// Whether the values of the variables that were followed are known.
  private var answers: [String: Bool] = [:]

  /// The variables that are made of no undefined one.
  private var complete: Set<String> = []

  /// Whether a variable is defined and made only of variables whose values are known.
  func isKnown(_ name: String, in variables: VariableTable, remembered: Set<String>) -> Bool {
    if let answer = answers[name] { return answer }
    var users: [String: String] = [:]
    var pending = [name]
    while let next = pending.popLast() {
      if answers[next] == true { continue }
      guard answers[next] == nil, !remembered.contains(next), let entry = variables[next] else {
        noteUnknown(next, usedBy: users)
        return false
      }
      for part in variables.parts(of: next, entry) where users[part.name] == nil {
        users[part.name] = next
        pending.append(part.name)
      }
    }
    for name in users.keys { answers[name] = true }
    answers[name] = true
    return true
  }

  /// Notes that a variable is unknown, and with it those that led to it.
  private func noteUnknown(_ name: String, usedBy users: [String: String]) {
    answers[name] = false
    var user = users[name]
    while let name = user, answers[name] != false {
      answers[name] = false
      user = users[name]
    }
  }

  /// The first reference, also within variables, to a name that is not defined.
  func undefined(
    in references: [Reference],
    among variables: VariableTable,
    remembered: Set<String>
  ) -> Reference? {
    var pending = references[...]
    var visited: Set<String> = []
    while let reference = pending.popFirst() {
      let name = reference.name
      guard name != Reference.unreadableName, !complete.contains(name), !remembered.contains(name),
        visited.insert(name).inserted
      else { continue }
      guard let entry = variables[name] else { return reference }
      pending += variables.parts(of: name, entry)
    }
    complete.formUnion(visited)
    return nil
  }
}

extension VariableTable {
  /// The references that the value of a variable is made of.
  fileprivate func parts(of name: String, _ entry: Entry) -> [Reference] {
    guard case .template = entry else { return [] }
    return references(in: name).flatMap(\.all)
  }
}
