/// A fact about a run.
///
/// Events are the only way out of a run: the console, the reports and the failure memory see nothing
/// else. The cases finish in the order of the plan, whichever was done first, and all cases of one file
/// follow each other:
///
///     runner.run { event in
///       if case .caseFinished(let record) = event { print(record.identity.name, record.verdict) }
///     }
package enum RunEvent: Sendable {
  /// The run begins.
  case runStarted(RunHeader)

  /// A case begins. This event is sent by the thread that runs the case, so it has no place in the
  /// order of the others.
  case caseStarted(CaseIdentity)

  /// A case has ended, or is not run.
  case caseFinished(CaseRecord)

  /// Nothing more is known until further cases have run: a good moment to show what was gathered.
  case idle

  /// The run has ended.
  case runFinished(RunFooter)
}

/// How far a survey of a suite has come, for people who wait for it.
package enum SurveyProgress: Sendable {
  /// A part of the survey begins: what it goes through, and how many there are.
  case part(String, count: Int)

  /// Work begins on one of these things, which has this name.
  case item(String)
}
