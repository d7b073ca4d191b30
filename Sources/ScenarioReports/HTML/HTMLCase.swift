import ScenarioDiagnostics
import ScenarioEvents

/// A test case on the page: a line to click on, and below it all that is known.
struct HTMLCase {
  /// Whether a person sees what is below the line at once.
  enum Opening {
    case open
    case closed
  }

  let record: CaseRecord

  /// Counted from 1 over the whole run.
  let number: Int
  let opening: Opening
}

extension TextBuffer {
  mutating func append(_ testCase: HTMLCase) {
    append("<details class=\"case ")
    append(testCase.record.verdict.word)
    append("\" id=\"case-")
    append(testCase.number)
    switch testCase.opening {
    case .open: append("\" open=\"\">")
    case .closed: append("\">")
    }
    append(lineOf: testCase.record)
    element("div", class: "body") { $0.append(bodyOf: testCase) }
    append("</details>\n")
  }

  private mutating func append(lineOf record: CaseRecord) {
    element("summary") { text in
      text.append(sign: record.verdict.sign, meaning: record.verdict.word)
      text.element("span", class: "name", text: record.identity.name)
      text.element("span", class: "time") { $0.append(timeOf: record) }
      text.append(remarkOn: record)
    }
  }

  private mutating func append(timeOf record: CaseRecord) {
    switch record.result {
    case .ran:
      append(spacedTime: record.duration)
    case .notRun, .invalid: break
    }
  }

  /// Appends what the closed case tells besides its verdict, if there is anything.
  private mutating func append(remarkOn record: CaseRecord) {
    guard let remark = record.remark else { return }
    element("span", class: "remark", text: remark)
  }

  private mutating func append(bodyOf testCase: HTMLCase) {
    let record = testCase.record
    append(about: record.identity, number: testCase.number)
    if case .invalid(let diagnostics) = record.result {
      append(pageOf: diagnostics)
    }
    for attempt in CaseAttempts(of: record).all {
      append(HTMLAttempt(numbered: attempt, identity: record.identity))
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

  /// Appends what the case says about itself, and its place, which is a link that can be copied.
  private mutating func append(about identity: CaseIdentity, number: Int) {
    element("div", class: "about") { text in
      if let description = identity.description { text.element("p", text: description.oneLine) }
      text.append("<a href=\"#case-")
      text.append(number)
      text.append("\">")
      text.element("code") { $0.append(pathAndLineOf: identity) }
      text.append("</a>")
      if let row = identity.row {
        text.append(" row ")
        text.element("code") { $0.append(pathAndLineOf: row) }
      }
      for tag in identity.tags { text.element("span", class: "tag", text: tag) }
    }
  }
}

extension CaseRecord {
  /// What comes first to mind about the case, in one line.
  fileprivate var remark: String? {
    switch verdict {
    case .failed, .error: troubles.first?.summary
    case .skipped: skipReason
    case .flaky: "passed only at attempt \(attempts.count)"
    case .passed: nil
    }
  }
}
