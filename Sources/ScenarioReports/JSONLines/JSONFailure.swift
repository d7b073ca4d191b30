package import ScenarioEvents

/// Why a step or a test case failed.
struct JSONFailure: WireValue {
  let failure: Failure

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", failure.kind.wireWord)
      json.member("summary", failure.summary)
      json.member("place", failure.place.map { JSONPlace(span: $0) })
      json.member("expected", failure.expected)
      json.member("found", failure.found)
      if !failure.candidates.isEmpty { json.member("candidates", failure.candidates) }
      json.member("advice", failure.advice)
      json.member("screenBefore", failure.screenBefore.map { JSONScreen(screen: $0) })
      json.member("screen", failure.screen.map { JSONScreen(screen: $0) })
      if let target = failure.targets.first {
        json.member("target", target)
        json.name("targets")
        json.array(of: failure.targets) { $1.number($0) }
      }
    }
  }
}

extension Failure.Kind {
  /// The kind as the lines name it: `assertion-failed`.
  package var wireWord: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += "-" }
      words += letter.lowercased()
    }
  }
}
