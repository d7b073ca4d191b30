import ScenarioDiagnostics

extension Exploration {
  /// What became of the case, as reports have it.
  ///
  /// A case that depends on timing has failed, with the run that shows it. One that was not explored to
  /// the end counts as it ended at the usual timing, unless a proof is required.
  ///
  /// - Parameters:
  ///   - usual: The run at the usual timing.
  ///   - requiringProof: Whether a case fails if not every timing was tried.
  /// - Returns: The record.
  package func record(of usual: CaseRecord, requiringProof: Bool) -> CaseRecord {
    var record =
      switch state {
      case .proved, .error: usual
      case .timed: timedRecord(of: usual)
      case .open(let reason): requiringProof ? unprovedRecord(of: usual, reason) : usual
      }
    record.exploration = self
    return record
  }

  private func timedRecord(of usual: CaseRecord) -> CaseRecord {
    guard let finding = findings.first else { return usual }
    let shown = finding.record.verdict == .passed ? usual : finding.record
    return shown.failing { original in
      var failure = original ?? Failure(.timingDependent, "")
      failure.kind = .timingDependent
      let reason = original.map { ": \($0.summary)" } ?? ""
      failure.summary = summary(of: finding) + reason
      failure.advice = ([finding.advice] + furtherFindings).joined(separator: "\n")
      return failure
    }
  }

  private func unprovedRecord(of usual: CaseRecord, _ reason: OpenReason) -> CaseRecord {
    guard usual.verdict == .passed else { return usual }
    return usual.failing { _ in Failure(.notProved, text(of: reason)) }
  }

  /// The verdict and its condition: `passes usually, fails when 'network' takes 0 ms (usually 490 ms, ...)`.
  package func summary(of finding: TimingFinding) -> String {
    let usual = usualVerdict.verb(after: usualFailure)
    if finding.orders.isEmpty, finding.causes.count == 1, finding.causes[0].leavesOutUsual {
      let cause = finding.causes[0]
      return
        "\(usual) at the usual \(cause.nominal.grouped) ms of '\(cause.name)', which '--delay' "
        + "leaves out, and \(finding.verb) \(finding.condition)"
    }
    return "\(usual) usually, \(finding.verb) \(finding.condition)"
  }

  /// The other verdicts and delays that were found, each with the way to see it: a line for each.
  private var furtherFindings: [String] {
    findings.enumerated().flatMap { index, finding in
      (index == 0 ? [] : [finding.line]) + finding.furtherCauses.map { finding.line(about: $0) }
    }
  }

  /// Why nothing is proved, if so: `20,000 runs did not finish; ...`.
  package var openReason: String? {
    if case .open(let reason) = state { text(of: reason) } else { nil }
  }

  /// Why nothing is proved: `20,000 runs did not finish; ...`.
  package func text(of reason: OpenReason) -> String {
    switch reason {
    case .runsDiffer:
      "not proved: two runs at the usual timing differ, so the app depends on chance"
    case .readsTime: "not proved: the app reads the exact time, on which its behaviour may depend"
    case .interrupted: "not proved: interrupted"
    case .budgetSpent(let runs):
      "not proved: \(runs.grouped("run")) did not finish; "
        + (sampleCount > 0 ? samples : "no timings were drawn")
    }
  }

  /// By the rule of three, what never happened in n draws happens in less than 3 of n with 95 % confidence.
  private var samples: String {
    let verb = sampleCount == 1 ? "agrees" : "agree"
    let agreement = "\(sampleCount.grouped("timing")) drawn at random \(verb)"
    if sampleCount < Self.fewestSamples { return agreement }
    return "\(agreement), so that fewer than 1 in \((sampleCount / 3).grouped) differ with "
      + "95 % confidence"
  }

  /// Fewer draws than this say nothing of others.
  private static let fewestSamples = 6
}

extension TimingFinding {
  fileprivate var verb: String { record.verdict.verb(after: record.decidingFailure) }

  /// `when 'network' takes 0 ms (usually 490 ms, range 0 to 4,900 ms)`.
  fileprivate var condition: String {
    let texts = causes.count == 1 ? [causes[0].text] : causes.map(\.textOfExample)
    let conditions = [
      texts.isEmpty ? nil : "when " + texts.joined(separator: " and "),
      orders.isEmpty ? nil : "only if " + orders.map(\.text).joined(separator: " and "),
    ]
    return conditions.compactMap(\.self).joined(separator: ", ")
  }

  /// The step that decides the verdict: ` at a.yaml:3:5`.
  private var place: String { span.map { " at \($0.location)" } ?? "" }

  /// The finding next to another one, with the way to see it.
  fileprivate var line: String { "also \(verb)\(place) \(condition); \(again)" }

  /// Another delay that leads to the same verdict, with the way to see it.
  fileprivate func line(about cause: DelayCause) -> String {
    "also \(verb)\(place) when \(cause.text); "
      + "see it again: \(record.identity.command(with: [cause]))"
  }

  /// What to change, and how to see the verdict again.
  fileprivate var advice: String {
    cure.text.map { "\($0); \(again)" } ?? again
  }

  private var again: String {
    orders.isEmpty
      ? "see it again: \(record.identity.command(with: causes))"
      : "to see it again, write a replay file with 'rehearse explore --write DIR'"
  }

  /// The options of `rehearse run` that give the delays their lengths: `--delay 'network#2=0ms'`.
  package var options: String { causes.options }
}

extension [DelayCause] {
  fileprivate var options: String {
    map { "--delay \($0.assignment.text.shellQuoted)" }.joined(separator: " ")
  }
}

extension CaseIdentity {
  /// The command that runs the case with delays of given lengths.
  package func command(with causes: [DelayCause]) -> String {
    "rehearse run \(choice) \(causes.options)"
  }
}

extension Attempt {
  /// Adds to what can be done about the failure.
  package mutating func add(advice: String) {
    guard var failure = failure?.failure else { return }
    failure.advice = failure.advice.map { "\($0); \(advice)" } ?? advice
    fail(with: failure)
  }
}

extension CaseRecord {
  /// The same record, but its last attempt fails.
  fileprivate func failing(_ change: (Failure?) -> Failure) -> CaseRecord {
    guard case .ran(var attempts) = result, let last = attempts.indices.last else { return self }
    attempts[last].fail(with: change(attempts[last].failure?.failure))
    return CaseRecord(identity: identity, result: .ran(attempts))
  }
}

extension Verdict {
  /// A verb for a case with the verdict, because of a failure if there is one.
  fileprivate func verb(after failure: Failure.Kind?) -> String {
    switch self {
    case .passed, .flaky: "passes"
    case .failed: failure == .knownIssuePassed ? "passes despite its known issue" : "fails"
    case .error: "can't be run"
    case .skipped: "fails as its known issue says"
    }
  }
}
