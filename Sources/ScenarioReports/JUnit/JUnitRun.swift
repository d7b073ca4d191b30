import ScenarioEvents

/// The facts about the run that the suites of a report have.
struct JUnitRun: Sendable {
  /// The attributes that say when and where it took place: made once, as all suites have them.
  let origin: [UInt8]
  let seed: UInt64?

  init(_ header: RunHeader) {
    var text = TextBuffer(for: .xml)
    text.append(attribute: "timestamp", header.timestamp ?? "1970-01-01T00:00:00Z")
    if let hostname = header.hostname?.attributeText(else: "unknown") {
      text.append(attribute: "hostname", hostname)
    }
    origin = text.take()
    seed = header.seed
  }
}
