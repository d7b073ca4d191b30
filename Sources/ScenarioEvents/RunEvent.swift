/// A fact about a run.
///
/// Events are the only way out of a run, and reports see nothing else.
///
/// Cases arrive in plan order whatever finished first, all cases of one file in a row.
package enum RunEvent: Sendable {
  case runStarted(RunHeader)
  case caseFinished(CaseRecord)
  case runFinished(RunFooter)
}
