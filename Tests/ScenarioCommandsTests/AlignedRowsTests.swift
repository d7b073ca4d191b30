import Testing

@testable import ScenarioCommands

struct AlignedRowsTests {
  @Test func `a long cell moves its own row alone`() {
    let long = String(repeating: "a", count: 101)
    let rows = AlignedRows([["Name", "1"], [long, "2"], ["Id", "3"]])
    #expect(rows.text == "Name  1\n\(long)  2\nId    3\n")
  }
}
