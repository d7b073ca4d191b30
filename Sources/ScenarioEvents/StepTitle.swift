package import ScenarioDiagnostics

/// What a step does, in one line.
package enum StepTitle: Sendable {
  /// As it is written in the file, which is so of nearly all.
  case line(SourceLine)

  /// With something filled in, or given by the author.
  indirect case text(String)

  package var text: String {
    switch self {
    case .line(let line): line.text
    case .text(let text): text
    }
  }
}

extension StepTitle: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self = .text(text)
  }
}
