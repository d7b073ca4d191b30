import ScenarioEvents

/// The command that runs one test case again, with the same delays.
struct RerunCommand: CustomStringConvertible {
  let description: String

  init(_ record: CaseRecord) {
    let place = "\(record.identity.file):\(max(1, record.identity.line))"
    let seed = CaseAttempts(of: record).own.lazy.compactMap(\.attempt.seed).first
    description =
      "rehearse run \(place.shellQuoted)" + (seed.map { " --timing random --seed \($0)" } ?? "")
  }
}
