import ScenarioModel

/// Chooses arguments for the parameters of a flow or check among some texts.
struct ArgumentChoices {
  private let parameters: [Parameter]
  private let texts: [String]

  init(for parameters: [Parameter], among texts: [String]) {
    self.parameters = parameters
    self.texts = texts
  }

  /// Assignments that use each text at most once, those with the most arguments first.
  ///
  /// Each has an argument for every parameter that needs one, and all are in the order of the
  /// parameters.
  var assignments: [[Assignment]] {
    var found: [[Assignment]] = []
    extend([], from: 0, into: &found)
    return found.sorted { $0.count > $1.count }
  }

  /// An argument by the name of its parameter.
  struct Assignment: Equatable {
    let name: String
    let text: String
  }

  private func extend(_ chosen: [Assignment], from place: Int, into found: inout [[Assignment]]) {
    guard found.count < Self.mostAssignments else { return }
    guard place < parameters.count else { return found.append(chosen) }
    let parameter = parameters[place]
    for text in texts where !chosen.contains(where: { $0.text == text }) {
      let assignment = Assignment(name: parameter.name.value, text: text)
      extend(chosen + [assignment], from: place + 1, into: &found)
    }
    if parameter.fallback != nil { extend(chosen, from: place + 1, into: &found) }
  }

  private static let mostAssignments = 200
}

extension [ArgumentChoices.Assignment] {
  /// The use of a vocabulary entry of a kind with these arguments: `{check: a, with: {b: c}}`.
  func call(of name: String, _ kind: WordKind) -> String {
    if isEmpty { return "{\(kind.rawValue): \(name)}" }
    let arguments = map { "\($0.name): \($0.text.flowScalar)" }.joined(separator: ", ")
    return "{\(kind.rawValue): \(name), with: {\(arguments)}}"
  }
}
