import AppModelKit
import ScenarioRecording
import Testing

/// Assertions about the whole screen that say what the last act has brought.
struct NewsOfferTests {
  @Test func `a new row comes before what is gone`() throws {
    var recording = try Self.form()
    try recording.record(.type("Swim\n"), on: "Title")
    try recording.record(.tap, on: "Done")
    let offers = try recording.offers(forElement: nil).map(\.text)
    #expect(
      offers.prefix(3) == [
        "assert: {screen: Root}", "assert: {staticText: Swim}",
        "assert: {staticText: 2016-03-02}",
      ]
    )
    #expect(!offers.contains { $0.contains("Go to Gym") })
  }

  @Test func `a check of the vocabulary is offered for a new row`() throws {
    var recording = try Self.form(importing: ["todo"])
    try recording.record(.type("Swim\n"), on: "Title")
    try recording.record(.tap, on: "Done")
    #expect(
      try recording.offers(forElement: nil).map(\.text)
        .contains("assert: {check: todoIsListed, with: {title: Swim, date: 2016-03-02}}")
    )
  }

  @Test func `a changed value and a changed selection are offered first`() throws {
    var recording = try Self.form()
    try recording.record(.adjust(to: "May"), on: "March")
    #expect(
      try recording.offers(forElement: nil)[0].text
        == "assert: {element: {type: pickerWheel, index: 0}, value: May}"
    )
    try recording.record(.tap, on: "Phone")
    #expect(
      try recording.offers(forElement: nil).prefix(2).map(\.text) == [
        "assert: {element: Child, selected: false}", "assert: {element: Phone, selected: true}",
      ]
    )
  }

  @Test func `the type that a row is found by is not asserted once more`() throws {
    let recording = try RecordingStudio.recording(of: "todo")
    let row = try #require(recording.shownScreen.elements.firstIndex { $0.type == .cell })
    #expect(
      try recording.offers(forElement: row).map(\.text) == [
        "assert: {type: cell, containing: Go to Gym}",
        "assert: {elements: {type: cell, within: {type: table}}, count: 4}",
      ]
    )
  }

  @Test func `the label that one of several elements is found by is not asserted once more`() throws
  {
    var recording = try Self.form()
    try recording.record(.type("Go to Gym\n"), on: "Title")
    try recording.record(.tap, on: "Done")
    let twins = recording.shownScreen.elements.indices.filter { index in
      recording.shownScreen.elements[index].label == "Go to Gym"
    }
    #expect(twins.count > 1)
    for twin in twins {
      let offers = try recording.offers(forElement: twin).map(\.text)
      #expect(offers.filter { $0.hasSuffix(", label: Go to Gym}") } == [])
    }
  }

  private static func form(importing imports: [String] = []) throws -> Recording {
    var recording = try RecordingStudio.recording(of: "todo", importing: imports)
    try recording.record(.tap, on: "Add Todo")
    return recording
  }
}
