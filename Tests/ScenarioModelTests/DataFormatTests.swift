import ScenarioModel
import Testing

struct DataFormatTests {
  @Test(arguments: [
    ("a.csv", DataFormat.csv), ("a.JSON", .json), ("folder.csv/a.yaml", .yaml), ("a.b.yml", .yaml),
    (".json", .json), ("été.csv", .csv), ("a long name of a file with blanks.json", .json),
  ])
  func `a path's extension tells the format`(_ path: String, _ format: DataFormat) {
    #expect(DataFormat(ofPath: path) == format)
  }

  @Test(arguments: [
    "", ".", "csv", "acsv", "a.csv.", "a.csv ", "a.txt", "a.jsonl", "a.csv/b", "-startAt",
    "a.yamls",
    "a.cs\u{301}v",
  ])
  func `other texts have no format`(_ path: String) {
    #expect(DataFormat(ofPath: path) == nil)
  }
}
