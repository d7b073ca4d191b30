import ScenarioDiagnostics
import ScenarioModel

extension ProblemList {
  /// Warns of `$${name}` where the name is defined: the text has no value in it, but `${name}`.
  mutating func append(escapedReferenceIn text: Text, among names: NameScope) {
    guard let name = text.literalReferences.first(where: names.contains) else { return }
    append(
      Diagnostic(
        .escapedReference(name),
        severity: .warning,
        at: text.span,
        suggestion: "for a dollar sign before the value write ${'$'}${\(name)}"
      )
    )
  }
}

extension Text {
  /// What is in `${...}` as characters, rather than as a reference.
  fileprivate var literalReferences: [String] {
    switch content {
    case .literal(let literal): literal.literalReferences
    case .template(let parts): parts.flatMap(\.literalReferences)
    }
  }
}

extension Text.Part {
  fileprivate var literalReferences: [String] {
    switch self {
    case .literal(let literal): literal.literalReferences
    case .reference: []
    }
  }
}

extension String {
  fileprivate var literalReferences: [String] {
    guard utf8.contains(UInt8(ascii: "$")) else { return [] }
    return split(separator: "${", omittingEmptySubsequences: false).dropFirst().map { piece in
      String(piece.prefix { $0 != "}" && $0 != "." && $0 != "[" })
    }
  }
}
