import ScenarioEvents

/// Which of its runs a repeated test case is.
struct JSONRepetition: WireValue {
  let repetition: CaseRepetition

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("number", repetition.number)
      json.member("of", repetition.count)
      json.member("name", repetition.name)
    }
  }
}
