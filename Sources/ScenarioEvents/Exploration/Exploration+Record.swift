extension Exploration {
  /// What became of the case, as reports have it.
  ///
  /// A case that depends on timing has failed, with the run that shows it. One that was not explored to
  /// the end counts as it ended at the usual timing, unless a proof is required.
  package func record(requiringProof: Bool) -> CaseRecord {
    switch state {
    case .proved: usual
    case .timed: timedRecord
    case .open(let reason): requiringProof ? unprovedRecord(reason) : usual
    }
  }

  private var timedRecord: CaseRecord {
    guard let finding = findings.first else { return usual }
    let shown = finding.record.verdict == .passed ? usual : finding.record
    return shown.failing { original in
      var failure = original ?? Failure(.timingDependent, "")
      failure.kind = .timingDependent
      let reason = original.map { ": \($0.summary)" } ?? ""
      failure.summary = summary(of: finding) + reason
      failure.advice = finding.advice
      return failure
    }
  }

  private func unprovedRecord(_ reason: OpenReason) -> CaseRecord {
    guard usual.verdict == .passed else { return usual }
    return usual.failing { _ in Failure(.notProved, text(of: reason)) }
  }

  /// The verdict and its condition: `passes usually, fails when 'network' takes 0 ms (usually 490 ms, ...)`.
  package func summary(of finding: TimingFinding) -> String {
    let causes = finding.causes
    let texts = causes.count == 1 ? [causes[0].text] : causes.map(\.textOfExample)
    return "\(usual.verdict.verb) usually, \(finding.record.verdict.verb) when "
      + texts.joined(separator: " and ")
  }

  /// Why nothing is proved: `20,000 runs did not finish; ...`.
  package func text(of reason: OpenReason) -> String {
    switch reason {
    case .runsDiffer:
      "not proved: two runs at the usual timing differ, so the app depends on chance"
    case .readsTime: "not proved: the app reads the exact time, on which its behaviour may depend"
    case .interrupted: "not proved: interrupted"
    case .budgetSpent(let runs):
      "not proved: \(runs.grouped) runs did not finish; "
        + (sampleCount > 0 ? samples : "no timings were drawn")
    }
  }

  /// By the rule of three, what never happened in n draws happens in less than 3 of n with 95 % confidence.
  private var samples: String {
    "\(sampleCount.grouped) timings drawn at random agree, so that fewer than 1 in "
      + "\((sampleCount / 3).grouped) differ with 95 % confidence"
  }
}

extension TimingFinding {
  /// What to change, and how to see the verdict again.
  fileprivate var advice: String {
    let place = "\(record.identity.file):\(record.identity.line)"
    let again = "see it again: rehearse run \(place.shellQuoted) \(options)"
    return cure.text.map { "\($0); \(again)" } ?? again
  }

  /// The options of `rehearse run` that give the delays their lengths: `--delay 'network#2=0ms'`.
  package var options: String {
    causes.map { "--delay \($0.option.shellQuoted)" }.joined(separator: " ")
  }
}

extension TimingCure {
  /// What to change: a phrase that begins with what it is for.
  package var text: String? {
    switch self {
    case .waitInstead:
      "write 'waitFor' in place of 'assert': it then passes at every timing (tried)"
    case .timeout(let milliseconds):
      "write 'timeout: \(milliseconds / 1000)s' for this wait: it then passes at every timing (tried)"
    case .none: "waiting does not help (tried)"
    case .untried: nil
    }
  }
}

extension CaseRecord {
  /// The same record, but its last attempt fails.
  fileprivate func failing(_ change: (Failure?) -> Failure) -> CaseRecord {
    guard case .ran(var attempts) = result, let last = attempts.indices.last else { return self }
    let original = attempts[last].failure
    let failure = change(original?.failure)
    if let step = original?.step { attempts[last].steps[step].outcome = .failed(failure) }
    attempts[last].failure = CaseFailure(failure, step: original?.step)
    return CaseRecord(identity: identity, result: .ran(attempts))
  }
}

extension Verdict {
  /// A verb for a case with the verdict.
  fileprivate var verb: String {
    switch self {
    case .passed, .flaky: "passes"
    case .failed: "fails"
    case .error: "can't be run"
    case .skipped: "fails as its known issue says"
    }
  }
}
