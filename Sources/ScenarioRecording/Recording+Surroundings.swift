import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// The lines of a continued file around the recorded steps, with secrets masked.
package struct FileSurroundings: Hashable, Sendable {
  package let before: [String]
  package let after: [String]

  /// The number of the line before which the recording began, from 1.
  package var line: Int { before.count + 1 }
}

/// A step of a continued file that fails outside of the recording.
package struct FailedStep: Hashable, Sendable {
  /// The step's command: `tap`.
  let command: String

  /// The step as the step log shows it: `tap: Done`.
  package let step: String

  /// Where the step is in the file with the recorded steps: `a.yaml:12`.
  package let place: String

  /// The reason, with secrets masked.
  package let reason: String
}

extension Recording {
  /// The lines of a continued file around the recorded steps; nil for a new file.
  package var surroundings: FileSurroundings? {
    guard let (before, after) = target.surroundings else { return nil }
    return FileSurroundings(
      before: secrets.masking(before).fileLines,
      after: secrets.masking(after).fileLines
    )
  }

  /// The first failure of a continued file at the usual timing; nil if it passes.
  package var laterFailure: FailedStep? {
    guard !target.isNew, let text = try? text(of: present.whole),
      let executions = try? wholeExecutions(of: text, in: present.whole)
    else { return nil }
    for execution in executions {
      if let failed = execution.trial().failedStep { return failed }
    }
    return nil
  }
}

extension TrialRun {
  /// The reason why nothing can be recorded after the run, if a step of the file fails.
  var faultOfBeginning: RecordingFault? {
    guard let step = failedStep, step.command != "launch" else { return nil }
    return .refused(
      "'\(step.step)' at \(step.place) fails before the place of the recording: \(step.reason); "
        + "to record before that step, use 'rehearse record \(step.place)'"
    )
  }

  fileprivate var failedStep: FailedStep? {
    guard let failure else { return nil }
    let failed = steps.filter { $0.outcome.kind == .failed }
    // A group fails with a step of it, before which steps can be recorded as well.
    guard let step = failed.first(where: { $0.command != "group" }) ?? failed.first else {
      return nil
    }
    return FailedStep(
      command: step.command,
      step: step.title.isEmpty ? step.command : "\(step.command): \(step.title)",
      place: "\(step.span.file.path):\(step.span.line)",
      reason: RecordingFault.failed(failure).text
    )
  }
}

extension String {
  /// The lines of a part of a file that ends with a line.
  fileprivate var fileLines: [String] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init
    )
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
