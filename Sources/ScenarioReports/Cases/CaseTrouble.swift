package import ScenarioDiagnostics
package import ScenarioEvents

/// A place that needs attention, and the reason.
///
/// Tables and annotations have room for no more.
package struct CaseTrouble: Sendable {
  package let file: String

  /// Where in the file; nil means all of it.
  package let position: SourcePosition?

  /// The largest number of annotations or issues for one case.
  package static let mostShown = 100

  /// The reason, in one line.
  package let summary: String

  /// The details, one a line.
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

  /// A diagnostic of a file; if it has no place, it belongs to the other file.
  init(_ diagnostic: Diagnostic, in otherFile: String) {
    file = diagnostic.path ?? otherFile
    position = diagnostic.place.span?.position
    summary = diagnostic.message.text
    details = diagnostic.suggestion.map { [$0] } ?? []
  }
}

extension CaseRecord {
  /// The problems of the case: all errors of a file that can't be run, or the failure that decided
  /// the verdict and the failures next to it.
  ///
  /// For a flaky case, that is the last failure before it passed.
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
