import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// A test case on the page: a line to click on, and below it the details.
struct HTMLCase {
  let record: CaseRecord

  /// Whether the details are shown at first.
  let isOpen: Bool

  /// The facts about the run.
  let header: RunHeader

  /// The screens of each attempt; none if they are not shown.
  let films: [HTMLFilm]
}

extension TextBuffer {
  mutating func append(_ testCase: HTMLCase) {
    append(template: #"<details class="case \#(testCase.record.verdict.rawValue)""#)
    append(template: #" id="\#(CaseAnchor(testCase.record.identity).description)""#)
    append(attribute: "data-time", Int(clamping: testCase.record.duration.wholeMilliseconds))
    append(testCase.isOpen ? " open=\"\">" : ">")
    append(lineOf: testCase.record)
    element("div", class: "body") { $0.append(bodyOf: testCase) }
    append("</details>\n")
  }

  private mutating func append(lineOf record: CaseRecord) {
    element("summary") { text in
      text.append(sign: record.verdict.sign, meaning: record.verdict.rawValue)
      text.element("span", class: "name", text: record.identity.name)
      text.element("span", class: "time") { $0.append(timeOf: record) }
      text.append(remarkOn: record)
    }
  }

  private mutating func append(timeOf record: CaseRecord) {
    switch record.result {
    case .ran: append(spacedTime: record.duration)
    case .notRun, .invalid: break
    }
  }

  /// Appends the remark that the closed case shows, if it has one.
  private mutating func append(remarkOn record: CaseRecord) {
    guard let remark = record.remark else { return }
    element("span", class: "remark", text: remark)
  }

  private mutating func append(bodyOf testCase: HTMLCase) {
    let record = testCase.record
    append(about: testCase)
    if case .invalid(let diagnostics) = record.result {
      append(pageOf: diagnostics)
    }
    if let exploration = record.exploration { append(exploration) }
    for (index, attempt) in CaseAttempts(of: record).all.enumerated() {
      append(
        HTMLAttempt(
          numbered: attempt,
          identity: record.identity,
          links: testCase.header.sourceLinks,
          film: testCase.films.indices.contains(index) ? testCase.films[index] : nil
        )
      )
    }
  }

  /// Appends problems of files as standard error shows them.
  ///
  /// Broken lines would part the marks from what they mark, so the element scrolls, for which those
  /// without a mouse have to be able to reach it.
  private mutating func append(pageOf diagnostics: [Diagnostic]) {
    append("<pre class=\"diagnostics\" tabindex=\"0\">")
    append(joined: DiagnosticRenderer(style: .plain).render(diagnostics).lines)
    append("</pre>")
  }

  /// Appends the description, the place, the tags and the command that runs the case again.
  private mutating func append(about testCase: HTMLCase) {
    let identity = testCase.record.identity
    element("div", class: "about") { text in
      if let description = identity.description { text.element("p", text: description.oneLine) }
      text.element("code") { $0.append(placeOf: identity, testCase.header.sourceLinks) }
      text.append(copyButtonFor: "the place")
      if let row = identity.row { text.append(row: row, testCase.header.sourceLinks) }
      for tag in identity.tags { text.append(tag: tag) }
      text.append(template: ##"<a class="anchor" href="#\##(CaseAnchor(identity).description)">"##)
      text.append("Link</a><p class=\"rerun\">")
      text.element("code", text: RerunCommand(testCase.record, in: testCase.header).description)
      text.append(copyButtonFor: "the command")
      text.append("</p>")
    }
  }

  /// Appends a tag as a button that shows only test cases with it.
  private mutating func append(tag: String) {
    append(template: #"<button type="button" class="tag">\#(tag)</button>"#)
  }

  private mutating func append(row: RowPlace, _ links: SourceLinks?) {
    append(" row ")
    element("code") { text in
      text.append(
        place: "\(row.file):\(row.line)",
        address: links?.link(to: row.file, line: row.line)
      )
    }
  }
}
