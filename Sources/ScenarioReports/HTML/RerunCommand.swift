import ScenarioEvents

/// The command that runs one test case again, in the same places and with the same delays.
struct RerunCommand: CustomStringConvertible {
  let description: String

  init(_ record: CaseRecord, on places: [String]) {
    let line = "\(record.identity.file):\(max(1, record.identity.line))"
    let seed = CaseAttempts(of: record).own.lazy.compactMap(\.attempt.seed).first
    let on = places.isEmpty ? "" : " --on \(places.joined(separator: ",").shellQuoted)"
    let timing = seed.map { " --timing random --seed \($0)" } ?? ""
    description = "rehearse run \(line.shellQuoted)\(on)\(timing)"
  }
}
