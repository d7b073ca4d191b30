import ScenarioEvents

/// The row of a data file that a test case is made of.
struct JSONRow: WireValue {
  let row: RowPlace

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", row.file)
      json.member("line", row.line)
    }
  }
}
