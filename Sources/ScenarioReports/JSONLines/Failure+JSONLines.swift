package import ScenarioEvents

extension Failure: WireValue {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.wireWord)
      json.member("summary", summary)
      json.member("place", place.map { JSONPlace(span: $0) })
      json.member("expected", expected)
      json.member("found", found)
      if !candidates.isEmpty { json.member("candidates", candidates) }
      json.member("advice", advice)
      json.member("screenBefore", screenBefore)
      json.member("screen", screen)
      if let target = targets.first {
        json.member("target", target)
        json.name("targets")
        json.array(of: targets) { $1.number($0) }
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
