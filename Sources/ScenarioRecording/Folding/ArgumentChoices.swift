import ScenarioFormatting
import ScenarioModel

/// Chooses arguments for the parameters of a flow or check among some texts.
struct ArgumentChoices {
  private let parameters: [Parameter]
  private let arguments: [Argument]

  init(for parameters: [Parameter], among texts: [String], references: [String] = []) {
    self.parameters = parameters
    arguments = texts.map(Argument.text) + references.map(Argument.reference)
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

  /// A text, or the name of a variable.
  enum Argument: Equatable {
    case text(String)
    case reference(String)

    var value: WrittenValue {
      switch self {
      case .text(let text): .content(text)
      case .reference(let name): .text("${\(name)}")
      }
    }
  }

  /// An argument by the name of its parameter.
  struct Assignment: Equatable {
    let name: String
    let argument: Argument
  }

  private func extend(_ chosen: [Assignment], from place: Int, into found: inout [[Assignment]]) {
    guard found.count < Self.mostAssignments else { return }
    guard place < parameters.count else { return found.append(chosen) }
    let parameter = parameters[place]
    for argument in arguments where !chosen.contains(where: { $0.argument == argument }) {
      let assignment = Assignment(name: parameter.name.value, argument: argument)
      extend(chosen + [assignment], from: place + 1, into: &found)
    }
    if parameter.fallback != nil { extend(chosen, from: place + 1, into: &found) }
  }

  private static let mostAssignments = 200
}

extension [ArgumentChoices.Assignment] {
  var entries: [WrittenValue.Entry] { map { ($0.name, $0.argument.value) } }

  func run(_ name: String) -> RecordedStep {
    RecordedStep("run", isEmpty ? .text(name) : .use("flow", name, with: entries))
  }
}
