import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Checks that a call has the arguments that the vocabulary entry takes.
struct CallCheck {
  let call: Call
  let definition: WordDefinition

  func diagnostics() -> [Diagnostic] {
    let absent = definition.parameters.filter { call[$0.name.value] == nil }
    let missing = absent.filter { $0.fallback == nil }
    let givenCount = definition.parameters.count - absent.count
    let unknown = givenCount == call.arguments.count ? [] : unknownArguments
    if unknown.count == 1, missing.count == 1 {
      let meant = missing[0].name.value
      return [self.unknown(unknown[0], suggestion: "did you mean '\(meant)'?")]
    }
    let known = definition.parameters.map(\.name.value)
    return unknown.map { self.unknown($0, among: known) } + missing.map(self.missing)
  }

  private var unknownArguments: [Call.Argument] {
    let names = Set(definition.parameters.map(\.name.value))
    // The number of problems that are reported; the others are not worded.
    return Array(
      call.arguments.lazy.filter { !names.contains($0.name.value) }.prefix(ProblemList.limit + 1)
    )
  }

  private var place: Diagnostic.Note {
    .init("'\(call.name.value)' is defined here", at: definition.name.span)
  }

  private func unknown(_ argument: Call.Argument, among known: [String]) -> Diagnostic {
    unknown(
      argument,
      suggestion: known.isEmpty
        ? "it takes none" : didYouMean(argument.name.value, among: known, orAll: "parameters")
    )
  }

  private func unknown(_ argument: Call.Argument, suggestion: String) -> Diagnostic {
    Diagnostic(
      .unknownArgument(argument.name.value, of: call.name.value),
      at: argument.name.span,
      suggestion: suggestion,
      notes: [place]
    )
  }

  private func missing(_ parameter: Parameter) -> Diagnostic {
    Diagnostic(
      .missingArgument(parameter.name.value, of: call.name.value),
      at: call.name.span,
      suggestion: "write \(form(with: parameter))",
      notes: [.init("'\(call.name.value)' takes it here", at: parameter.name.span)]
    )
  }

  /// The form of a call with an argument; a call without a mapping needs one.
  private func form(with parameter: Parameter) -> String {
    let arguments = "with: {\(parameter.name.value): ...}"
    guard call.arguments.isEmpty, definition.key.kind == .flow else { return arguments }
    return "run: {flow: \(call.name.value), \(arguments)}"
  }
}
