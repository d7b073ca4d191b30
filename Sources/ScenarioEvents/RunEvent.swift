/// A fact about a run.
///
/// Events are the only way out of a run, and reports see nothing else.
///
/// Cases arrive in plan order, whichever finished first: all cases of one file together.
package enum RunEvent: Sendable {
  case runStarted(RunHeader)
  case caseFinished(CaseRecord)
  case runFinished(RunFooter)
}

extension RunEvent {
  /// The fact as reports may show it, for those who hand it to several.
  package var masked: RunEvent {
    switch self {
    case .caseFinished(let record): .caseFinished(record.masked)
    case .runStarted, .runFinished: self
    }
  }
}
