import ScenarioEvents

/// The command that runs one test case again, in the same places and with the same delays.
struct RerunCommand: CustomStringConvertible {
  let description: String

  init(_ record: CaseRecord, on places: [String]) {
    let line = "\(record.identity.file):\(max(1, record.identity.line))"
    let seed = CaseAttempts(of: record).own.lazy.compactMap(\.attempt.seed).first
    let timing = seed.map { " --timing random --seed \($0)" } ?? ""
    description = "rehearse run \(line.shellQuoted)\(places.option)\(timing)"
  }
}

/// The command that shows the elements of a screen after a step, without the step's number.
struct InspectCommand: CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - record: The test case.
  ///   - places: The places that it was to run in; the command looks at the first one.
  init(_ record: CaseRecord, on places: [String]) {
    let on = Array(places.prefix(1)).option
    description = "rehearse inspect \(record.identity.place.shellQuoted)\(on) --step"
  }
}

extension [String] {
  /// The option that names these places, with a space before it; empty for none.
  fileprivate var option: String {
    isEmpty ? "" : " --on \(joined(separator: ",").shellQuoted)"
  }
}
