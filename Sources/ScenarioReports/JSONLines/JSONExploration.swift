import ScenarioEvents

/// How much a verdict depends on timing, as the line `exploration`.
struct JSONExploration: WireObject {
  let exploration: Exploration
  let identity: CaseIdentity

  func writeMembers(to json: inout JSONWriter) {
    json.member("type", word: "exploration")
    json.member("file", identity.file)
    json.member("line", identity.line)
    json.member("name", identity.name)
    writeState(to: &json)
    json.member("runs", exploration.runCount)
    json.member("regions", exploration.regionCount)
    if exploration.sampleCount > 0 { json.member("samples", exploration.sampleCount) }
    json.member("space", word: "fifo+orders")
    if !exploration.shortenedNames.isEmpty { json.member("leftOut", exploration.shortenedNames) }
    json.member("verdicts", exploration.findings)
    json.member(
      "races",
      exploration.races.map { JSONRace(race: $0, cure: exploration.cure(of: $0)) }
    )
  }

  private func writeState(to json: inout JSONWriter) {
    switch exploration.state {
    case .proved: json.member("state", word: "proved")
    case .error: json.member("state", word: "error")
    case .timed: json.member("state", word: "timed")
    case .open(let reason):
      json.member("state", word: "open")
      json.member("reason", exploration.text(of: reason))
    }
  }
}

extension TimingFinding: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("verdict", record.verdict.rawValue)
    if let step { json.member("step", step) }
    json.member("regions", regionCount)
    json.member("delays", causes)
    if !furtherCauses.isEmpty { json.member("also", furtherCauses) }
    if !orders.isEmpty { json.member("orders", orders) }
    json.member("cure", cure.text)
  }
}

extension EventOrder: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("first", first)
    json.member("second", second)
  }
}

extension DelayCause: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("name", name)
    if let occurrence { json.member("occurrence", occurrence) }
    json.member("nominal", Int(nominal))
    json.member("range", range)
    json.member("failing", lengths)
    json.member("bisected", if: isBisected)
  }
}

extension ClosedRange<Int64>: WireValue {
  func write(to json: inout JSONWriter) {
    json.array(of: [lowerBound, upperBound]) { $1.number(Int($0)) }
  }
}

private struct JSONRace: WireObject {
  let race: TimingRace
  let cure: TimingCure

  func writeMembers(to json: inout JSONWriter) {
    json.member("kind", race.word)
    json.member("command", race.command)
    json.member("text", race.text)
    json.member("place", JSONPlace(span: race.span))
    json.member("cure", cure.text)
  }
}
