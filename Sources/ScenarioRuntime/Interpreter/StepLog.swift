import ScenarioEvents
import ScenarioModel

/// The record of every step, and the first failure among them.
struct StepLog {
  private(set) var records: [StepRecord] = []
  private(set) var failure: CaseFailure?

  mutating func append(_ record: StepRecord) {
    if failure == nil, case .failed(let failure) = record.outcome {
      self.failure = CaseFailure(failure, step: records.count)
    }
    records.append(record)
  }

  /// Records steps that an earlier failure kept from running.
  mutating func appendNotRun(_ steps: some Sequence<Step>) {
    for step in steps {
      records.append(
        StepRecord(
          command: step.command.name,
          title: step.name?.source ?? step.summary,
          span: step.span,
          outcome: .notRun
        )
      )
    }
  }
}
