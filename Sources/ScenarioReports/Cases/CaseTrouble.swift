package import ScenarioDiagnostics
package import ScenarioEvents

/// A place that somebody has to look at, and what is wrong there.
///
/// Tables and annotations have room for no more.
package struct CaseTrouble: Sendable {
  package let file: String

  /// Where in the file; nil means all of it.
  package let position: SourcePosition?

  /// How many of a case are told where each takes a mark or an issue of its own.
  package static let mostTold = 100

  /// What is wrong, in one line.
  package let summary: String

  /// What else is known about it.
  let details: [String]

  package var lines: [String] { [summary] + details }

  /// The place as `path:line`, or the path alone where the whole file is meant.
  var place: String { position.map { "\(file):\($0.line)" } ?? file }
}

extension CaseTrouble {
  fileprivate init(_ failure: Failure, in step: LoggedStep?, of identity: CaseIdentity) {
    let place = step?.failurePlace
    file = place?.file.path ?? identity.file
    position = place?.position ?? SourcePosition(line: max(1, identity.line), column: 1)
    summary = failure.summary
    let row = identity.row.map { ["row: \($0.file):\($0.line)"] } ?? []
    details = failure.detailLines + (step?.callLines ?? []) + row
  }

  /// What a diagnostic says, be it of a file or, without a place, of one that is known otherwise.
  init(_ diagnostic: Diagnostic, in otherFile: String) {
    switch diagnostic.place {
    case .span(let span):
      file = span.file.path
      position = span.position
    case .file(let path):
      file = path
      position = nil
    case .commandLine:
      file = otherFile
      position = nil
    }
    summary = diagnostic.message.text
    details = diagnostic.suggestion.map { [$0] } ?? []
  }
}

extension CaseRecord {
  /// What is wrong with the case: all errors of a file that can't be run, or else the failure that
  /// decided the verdict, of a flaky case the last one before it passed, and those beside it.
  package var troubles: [CaseTrouble] {
    if case .invalid(let diagnostics) = result {
      let errors = diagnostics.filter(\.isError)
      return (errors.isEmpty ? diagnostics : errors).map { CaseTrouble($0, in: identity.file) }
    }
    let attempts = CaseAttempts(of: self)
    let decisive = attempts.own.lazy.compactMap(\.problem).first ?? attempts.retries.last?.problem
    return decisive.map { troubles(of: $0) } ?? []
  }

  private func troubles(of problem: AttemptProblem) -> [CaseTrouble] {
    let first = CaseTrouble(problem.failure, in: problem.step, of: identity)
    return [first]
      + problem.furtherSteps.compactMap { step in
        step.failure.map { CaseTrouble($0, in: step, of: identity) }
      }
  }
}
