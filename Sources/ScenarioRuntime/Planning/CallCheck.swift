import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Whether a use of a word gives the arguments that the word takes.
struct CallCheck {
  private let call: Call
  private let definition: any Definition

  init(_ call: Call, _ definition: any Definition) {
    self.call = call
    self.definition = definition
  }

  func diagnostics() -> [Diagnostic] {
    let absent = definition.parameters.filter { call[$0.name.value] == nil }
    let missing = absent.filter { $0.fallback == nil }
    let givenCount = definition.parameters.count - absent.count
    let unknown = givenCount == call.arguments.count ? [] : unknownArguments
    return unknown + missing.map(self.missing)
  }

  private var unknownArguments: [Diagnostic] {
    let known = definition.parameters.map(\.name.value)
    let names = Set(known)
    // More are not told, and to word each takes time for all parameters.
    return call.arguments.lazy.filter { !names.contains($0.name.value) }
      .prefix(ProblemList.limit + 1)
      .map { unknown($0, known) }
  }

  private var place: Diagnostic.Note {
    .init("'\(call.name.value)' is defined here", at: definition.name.span)
  }

  private func unknown(_ argument: Call.Argument, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownArgument(argument.name.value, of: call.name.value),
      at: argument.name.span,
      suggestion: didYouMean(argument.name.value, among: known)
        ?? (known.isEmpty ? "it takes none" : "parameters: \(known.joined(separator: ", "))"),
      notes: [place]
    )
  }

  private func missing(_ parameter: Parameter) -> Diagnostic {
    Diagnostic(
      .missingArgument(parameter.name.value, of: call.name.value),
      at: call.name.span,
      suggestion: "write with: {\(parameter.name.value): ...}",
      notes: [place]
    )
  }
}
