import ScenarioEvents

/// How much a verdict depends on timing, as the line `exploration`.
struct JSONExploration: WireValue {
  private let exploration: Exploration
  private let identity: CaseIdentity

  init(_ exploration: Exploration, of identity: CaseIdentity) {
    self.exploration = exploration
    self.identity = identity
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
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
      json.member("verdicts", exploration.findings.map { JSONTimedVerdict(finding: $0) })
      json.member(
        "races",
        exploration.races.map { JSONRace(race: $0, cure: exploration.cure(of: $0)) }
      )
    }
  }

  private func writeState(to json: inout JSONWriter) {
    switch exploration.state {
    case .proved: json.member("state", word: "proved")
    case .timed: json.member("state", word: "timed")
    case .open(let reason):
      json.member("state", word: "open")
      json.member("reason", exploration.text(of: reason))
    }
  }
}

/// Another verdict than usual, and what leads to it.
private struct JSONTimedVerdict: WireValue {
  let finding: TimingFinding

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("verdict", word: finding.record.verdict.word)
      if let step = finding.step { json.member("step", step) }
      json.member("regions", finding.regionCount)
      json.member("delays", finding.causes.map { JSONDelay(delay: $0) })
      if !finding.furtherCauses.isEmpty {
        json.member("also", finding.furtherCauses.map { JSONDelay(delay: $0) })
      }
      if !finding.orders.isEmpty {
        json.member("orders", finding.orders.map { JSONOrder(order: $0) })
      }
      json.member("cure", finding.cure.text)
    }
  }
}

private struct JSONOrder: WireValue {
  let order: EventOrder

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("first", order.first)
      json.member("second", order.second)
    }
  }
}

private struct JSONDelay: WireValue {
  let delay: DelayCause

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", delay.name)
      if let occurrence = delay.occurrence { json.member("occurrence", occurrence) }
      json.member("nominal", Int(delay.nominal))
      json.member("range", JSONInterval(range: delay.range))
      json.member("failing", delay.lengths.map { JSONInterval(range: $0) })
    }
  }
}

private struct JSONInterval: WireValue {
  let range: ClosedRange<Int64>

  func write(to json: inout JSONWriter) {
    json.array(of: [range.lowerBound, range.upperBound]) { $1.number(Int($0)) }
  }
}

private struct JSONRace: WireValue {
  let race: TimingRace
  let cure: TimingCure

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", race.word)
      json.member("command", race.command)
      json.member("text", race.text)
      json.member("place", JSONPlace(span: race.span))
      json.member("cure", cure.text)
    }
  }
}
