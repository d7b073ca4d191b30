import ScenarioEvents

/// The command that runs one test case again, in the same places, with the same delays and margin of waits.
struct RerunCommand: CustomStringConvertible {
  let description: String

  init(_ record: CaseRecord, in header: RunHeader) {
    let choice = record.identity.choice
    if let finding = record.shownFinding, finding.orders.isEmpty {
      description = record.identity.command(with: finding.causes)
    } else if record.needsExploring {
      description = "rehearse explore \(choice)"
    } else {
      let seed = CaseAttempts(of: record).own.lazy.compactMap(\.attempt.seed).first
      let random = seed.map { ["--timing", "random", "--seed", "\($0)"] } ?? []
      let timing = random + header.timing.options
      description = "rehearse run \(choice)\(header.wantedPlaces.option)\(timing.words)"
    }
  }
}

/// The command that shows the elements of a screen after a step, without the step's number.
struct InspectionCommand: CustomStringConvertible {
  let description: String

  /// The command that looks at the first of the places that a test case was to run in.
  ///
  /// Nil if no command would show these screens.
  init?(_ record: CaseRecord, in header: RunHeader) {
    var delays = header.timing.delays
    if let finding = record.shownFinding {
      delays = finding.orders.isEmpty ? finding.causes.map(\.assignment.text) : nil
    }
    guard let delays else { return nil }
    let options = delays.flatMap { ["--delay", $0] }
    let places = Array(header.wantedPlaces.prefix(1))
    description =
      "rehearse inspect \(record.identity.choice)\(places.option)\(options.words) --step"
  }
}

extension CaseRecord {
  /// The finding whose run the record shows; nil if it shows the usual timing.
  fileprivate var shownFinding: TimingFinding? {
    guard let finding = exploration?.findings.first, finding.record.verdict != .passed else {
      return nil
    }
    return finding
  }

  /// Whether no run of known delays leads to the failure; merged reports don't know those of findings.
  fileprivate var needsExploring: Bool {
    shownFinding != nil || decidingFailure == .notProved
      || decidingFailure == .timingDependent && exploration == nil
  }
}

extension [String] {
  /// The option that names these places, with a space before it; empty for none.
  fileprivate var option: String {
    isEmpty ? "" : " --on \(joined(separator: ",").shellQuoted)"
  }

  /// The words for a shell, each with a space before it.
  fileprivate var words: String { map { " \($0.shellQuoted)" }.joined() }
}
