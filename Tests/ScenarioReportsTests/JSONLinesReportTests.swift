import AppModelKit
import Foundation
import ScenarioEvents
import ScenarioReports
import ScenarioTestSupport
import Testing

struct JSONLinesReportTests {
  @Test func `each event is a line`() {
    let header = RunHeader(timestamp: "2026-03-04T05:06:07Z", hostname: "ci-1", seed: .max)
    let expected = """
      {"type":"run-started","version":1,"timestamp":"2026-03-04T05:06:07Z","hostname":"ci-1","seed":"18446744073709551615"}
      {"type":"case-finished","file":"Scenarios/trivia/answer.yaml","line":1,"name":"A slow one","verdict":"skipped","duration":0,"reason":"too slow for every day"}
      {"type":"run-finished","scenarios":1,"passed":0,"flaky":0,"failed":0,"errors":0,"skipped":1,"appTime":0,"wallTime":21}

      """
    let footer = RunFooter(wallTime: .milliseconds(21))
    let text = report([.skipped], by: JSONLinesReport(), header: header, footer: footer)
    #expect(text == expected)
  }

  @Test func `a failed case tells of its steps and its failure once`() {
    let expected = """
      {"type":"case-finished","file":"Scenarios/trivia/answer.yaml","line":1,"name":"An answer is checked","tags":["smoke","trivia"],"verdict":"failed","duration":650,"attempts":[{"duration":650,"failedStep":4,"steps":[\
      {"phase":"body","depth":0,"command":"waitFor","title":"element: QuestionTitle, timeout: 5s","outcome":"passed","start":0,"end":550,"place":{"file":"Scenarios/trivia/answer.yaml","line":4,"column":5},"notes":[{"type":"held","at":550,"left":4450}]},\
      {"phase":"body","depth":0,"command":"tap","title":"button: Norway","outcome":"passed","start":550,"end":650,"place":{"file":"Scenarios/trivia/answer.yaml","line":5,"column":5},"notes":[{"type":"settled","duration":350},{"type":"touched","element":"button 'Norway'","x":187.5,"y":303}]},\
      {"phase":"body","depth":0,"command":"run","title":"finish","outcome":"failed","start":650,"end":650,"place":{"file":"Scenarios/trivia/answer.yaml","line":6,"column":5}},\
      {"phase":"body","depth":1,"command":"assert","title":"button: Done","outcome":"failed","start":650,"end":650,"place":{"file":"Scenarios/Vocabulary/trivia.yaml","line":5,"column":9},"calls":[{"file":"Scenarios/trivia/answer.yaml","line":6,"column":5}],"source":"      - assert: {button: Done}","excerpt":{"text":"      - assert: {button: Done}","start":8,"length":22},"callExcerpts":[{"text":"  - run: finish","start":4,"length":11}],"failure":{"kind":"assertion-failed","summary":"no element matches button: Done","expected":"at least one element","found":"none","candidates":["button 'Dune'","staticText 'Done'"],"advice":"wait for the element before asserting it","screenBefore":{"elements":[{"type":"activityIndicator","depth":0,"frame":[177.5,323.5,20,20]}]},"screen":{"name":"question","elements":[{"type":"window","depth":0,"frame":[0,0,375,667]},{"type":"button","depth":1,"id":"AnswerA","label":"Dune","frame":[16,288.5,343,30]},{"type":"staticText","depth":1,"label":"Done","frame":[16,28,343,21]}]},"target":1,"targets":[1]}},\
      {"phase":"teardown","depth":0,"command":"log","title":"done","outcome":"not-run","place":{"file":"Scenarios/trivia/answer.yaml","line":7,"column":5}}]}]}
      """
    #expect(caseLine(of: .failed) == expected)
  }

  @Test func `a call has its values, of which the secret ones are masked`() throws {
    let call = RecordedCall(
      "send",
      [.init("text", .text("a \"b\"")), .init("key", .secret("sesame"))]
    )
    let line = caseLine(of: .logging("x", notes: [.called(call.withoutSecrets)]))
    #expect(
      line.contains(
        #""notes":[{"type":"called","call":"send","arguments":[{"name":"text","value":"a \"b\""},"#
          + #"{"name":"key","value":"•••","isSecret":true}]}]"#
      )
    )
    let schema = try JSONSchema(named: "events.schema.json")
    try #expect(schema.faults(in: line[...]) == [])
  }

  @Test func `an invalid file has diagnostics`() {
    let expected = """
      {"type":"case-finished","file":"Scenarios/broken.yaml","line":2,"name":"Scenarios/broken.yaml","verdict":"error","duration":0,"diagnostics":[\
      {"severity":"warning","id":"unused-import","message":"nothing in 'words.yaml' is used","place":{"file":"Scenarios/broken.yaml","line":1,"column":10},"excerpt":{"text":"import: [words.yaml]","start":9,"length":10}},\
      {"severity":"error","id":"unknown-command","message":"unknown command 'tpa'","place":{"file":"Scenarios/broken.yaml","line":4,"column":5},"excerpt":{"text":"  - tpa: {button: Done}","start":4,"length":3},"suggestion":"did you mean 'tap'?","notes":[{"message":"the list begins here","place":{"file":"Scenarios/broken.yaml","line":3,"column":1},"excerpt":{"text":"steps:","start":0,"length":5}}]},\
      {"severity":"error","id":"unreadable-file","message":"'data.csv' can't be read","place":{"file":"Scenarios/data.csv"}}]}
      """
    #expect(caseLine(of: .invalid) == expected)
  }

  @Test func `a case of a suite says what that is about`() throws {
    var record = CaseRecord.skipped
    record.identity.suite = "Answers"
    record.identity.suiteDescription = "All of \"them\"."
    record.identity.description = "One."
    let line = caseLine(of: record)
    #expect(
      line == """
        {"type":"case-finished","file":"Scenarios/trivia/answer.yaml","line":1,"name":"A slow one",\
        "suite":"Answers","suiteDescription":"All of \\"them\\".","description":"One.",\
        "verdict":"skipped","duration":0,"reason":"too slow for every day"}
        """
    )
    let schema = try JSONSchema(named: "events.schema.json")
    try #expect(schema.faults(in: line[...]) == [])
  }

  @Test func `a run of a repeated case says which it is`() throws {
    var record = CaseRecord.skipped
    record.identity = record.identity.repeated(2, of: 3)
    let line = caseLine(of: record)
    #expect(
      line == """
        {"type":"case-finished","file":"Scenarios/trivia/answer.yaml","line":1,\
        "name":"A slow one (repeat 2 of 3)","repetition":{"number":2,"of":3,"name":"A slow one"},\
        "verdict":"skipped","duration":0,"reason":"too slow for every day"}
        """
    )
    let schema = try JSONSchema(named: "events.schema.json")
    try #expect(schema.faults(in: line[...]) == [])
  }

  @Test(arguments: [
    "say \"hi\" \\ bye", "one\ntwo\r\nthree\ttab", "\u{1B}[31m\u{0}\u{1F}\u{7F}\u{85}\u{9B}",
    "Zażółć 日本 🎉 שלום \u{202E}\u{2028}", "\"\u{301}\\\u{301}", noncharacters, "",
    String(repeating: "long", count: 5000),
  ])
  func `texts come back as they were`(text: String) throws {
    let line = caseLine(of: .logging(text))
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let attempts = read?["attempts"] as? [[String: Any]]
    let steps = attempts?.first?["steps"] as? [[String: Any]]
    #expect(
      (steps?.first?["title"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true
    )
    #expect(!line.utf8.contains { $0 < 0x20 || $0 == 0x7F })
  }

  @Test func `lines of every kind fit the schema`() throws {
    let schema = try JSONSchema(named: "events.schema.json")
    let header = RunHeader(timestamp: "2026-03-04T05:06:07Z", hostname: "ci-1", seed: 41)
    let text = report(.everyVerdict, by: JSONLinesReport(), header: header)
    for line in text.split(separator: "\n") { try #expect(schema.faults(in: line) == []) }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `lines of chance fit the schema`(seed: UInt64) throws {
    let schema = try JSONSchema(named: "events.schema.json")
    var chance = Chance(seed: seed)
    let text = report((0..<8).map { _ in chance.record() }, by: JSONLinesReport())
    for line in text.split(separator: "\n") { try #expect(schema.faults(in: line) == []) }
  }

  @Test(arguments: [
    #"{"type":"run-started","version":2}"#,
    #"{"type":"run-started","version":true}"#,
    #"{"type":"case-finished","file":"a","line":true,"name":"b","verdict":"passed","duration":0}"#,
    #"{"type":"case-finished","file":"a","line":1,"name":"b","verdict":"passed","duration":false}"#,
    #"{"type":"case-finished","file":"a","line":1.5,"name":"b","verdict":"passed","duration":0}"#,
    #"{"type":"case-finished","file":"a","line":1,"name":"b","verdict":"passed"}"#,
    #"{"type":"case-finished","file":"a","line":1,"name":"b","verdict":"Passed","duration":0}"#,
  ])
  func `the schema finds faults`(line: String) throws {
    let schema = try JSONSchema(named: "events.schema.json")
    #expect(try schema.faults(in: line) == [": oneOf"])
  }

  @Test(arguments: [
    #"{"type":"run-started","version":1}"#,
    #"{"type":"case-finished","file":"a","line":1,"name":"b","verdict":"passed","duration":0}"#,
  ])
  func `the schema finds no fault in what the faulty lines are made of`(line: String) throws {
    let schema = try JSONSchema(named: "events.schema.json")
    #expect(try schema.faults(in: line) == [])
  }

  /// The line on a test case in the report on it.
  private func caseLine(of record: CaseRecord) -> String {
    let lines = report([record], by: JSONLinesReport()).split(separator: "\n")
    return String(lines[1])
  }
}
