import ScenarioEvents

/// The facts about the run that the suites of a report have.
struct JUnitRun: Sendable {
  /// The attributes that say when and where it took place: made once, as all suites have them.
  let origin: [UInt8]
  let seed: UInt64?

  /// The end of all class names: ` [model] [chromium]` if each case runs in both places.
  let classEnding: String

  /// The properties of the place, the browser and its version, as far as they are known.
  let placeProperties: [(name: String, value: String)]

  init(_ header: RunHeader) {
    var text = TextBuffer(for: .xml)
    text.append(attribute: "timestamp", header.timestamp ?? "1970-01-01T00:00:00Z")
    if let hostname = header.hostname?.attributeText(else: "unknown") {
      text.append(attribute: "hostname", hostname)
    }
    origin = text.take()
    seed = header.seed
    let places = header.wantedPlaces
    classEnding = places.count > 1 ? places.map { " [\($0)]" }.joined() : ""
    placeProperties = header.places.isEmpty ? [] : Self.properties(of: header.places)
  }

  private static func properties(of places: [PlaceDescription]) -> [(name: String, value: String)] {
    let values: [(String, [String])] = [
      ("place", places.map(\.name)), ("browser", places.compactMap(\.browser)),
      ("browserVersion", places.compactMap(\.version)),
    ]
    return values.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: ", ")) }
  }
}
