import ScenarioEvents
import ScenarioReports
import Testing

/// The report as a web page, as far as it can be told without a browser.
struct HTMLReportTests {
  @Test func `a passed case is a line with its steps below`() throws {
    #expect(
      try suites([.passed]) == """
        <section class="suite" aria-labelledby="suite-1">
        <header><h2 id="suite-1"><span class="folder">Scenarios/trivia/</span>answer.yaml</h2><p class="counts">1 passed</p></header>
        <div class="cases">
        <details class="case passed" id="case-1"><summary><span class="verdict" role="img" aria-label="passed">✓</span><span class="name">An answer is checked</span><span class="time">0.650\u{202F}s</span></summary><div class="body"><div class="about"><a href="#case-1"><code>Scenarios/trivia/answer.yaml:1</code></a><span class="tag">smoke</span><span class="tag">trivia</span></div><section class="attempt"><ol class="steps">
        <li class="step passed deep-0"><span class="number">1</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.550\u{202F}s</span><span class="length">+0.550\u{202F}s</span><span class="what"><b>waitFor</b> element: QuestionTitle, timeout: 5s</span><span class="where">line 4</span><div class="notes"><p>held at 0.550s, 4.450s of the timeout left</p></div></li>
        <li class="step passed deep-0"><span class="number">2</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length">+0.100\u{202F}s</span><span class="what"><b>tap</b> button: Norway</span><span class="where">line 5</span><div class="notes"><p>animations ended after 0.350s; touched button &#39;Norway&#39; at (187.5, 303)</p></div></li>
        <li class="step passed deep-0"><span class="number">3</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length"></span><span class="what"><b>run</b> finish</span><span class="where">line 6</span></li>
        <li class="step passed deep-1"><span class="number">4</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length"></span><span class="what"><b>assert</b> button: Done</span><span class="where" title="Scenarios/Vocabulary/trivia.yaml:5:9">trivia.yaml:5 ← line 6</span></li>
        <li class="step passed deep-0"><span class="number">5</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length"></span><span class="what"><span class="phase">teardown: </span><b>log</b> done</span><span class="where">line 7</span></li>
        </ol>
        </section></div></details>
        </div>
        </section>

        """
    )
  }

  @Test func `a suite's name and description stand below its file`() throws {
    var record = CaseRecord.skipped
    record.identity.suite = "Answers"
    record.identity.suiteDescription = "All of\n<them>."
    let header = try XMLTree(page([record])).elements(ofClass: "suite").first?.children.first
    #expect(
      header?.outline == """
        h2: answer.yaml
        span: Scenarios/trivia/
        p: 1 skipped
        p: Answers
        p: All of <them>.

        """
    )
  }

  @Test func `files whose names look alike have a heading each`() throws {
    let headings = try XMLTree(page(.lookingAlike)).elements(named: "h2")
    #expect(headings.count == 3)
  }

  @Test func `a failure tells what is wrong, where, and how the screens looked`() throws {
    let page = try XMLTree(page([.failed]))
    let failure = try #require(page.elements(ofClass: "failure").first)
    #expect(
      failure.outline == """
        h3: no element matches button: Done
        p: Scenarios/Vocabulary/trivia.yaml:5:9
        pre:       -
        i: 5
        mark: assert: {button: Done}
        p: called at Scenarios/trivia/answer.yaml:6:5
        pre:   -
        i: 6
        mark: run: finish
        dt: expected
        dd: at least one element
        dt: found
        dd: none
        dt: candidates
        dd: button 'Dune'
        dd: staticText 'Done'
        dt: advice
        dd: wait for the element before asserting it
        summary: 3 elements
        pre: window /   staticText, label: 'Done'
        mark:   button, id: 'AnswerA', label: 'Dune'
        title: Screen when the step began, a drawing
        title: activityIndicator
        figcaption: Screen when the step began
        title: Screen ‘question’ when the step failed, a drawing
        title: window
        title: button, id: 'AnswerA', label: 'Dune'
        text: Dune
        title: staticText, label: 'Done'
        text: Done
        figcaption: Screen ‘question’ when the step failed

        """
    )
  }

  @Test(arguments: [
    ([Verdict.passed], "The scenario passed"),
    ([.passed, .passed], "All scenarios passed"),
    ([.passed, .skipped], "No scenario failed"),
    ([.passed, .flaky], "No scenario failed, 1 passed only when tried again"),
    ([.passed, .failed], "1 of 2 scenarios failed"),
    ([.error, .failed, .error], "1 of 3 scenarios failed, 2 ended in errors"),
    ([.passed, .error], "1 of 2 scenarios ended in an error"),
    ([], "There was nothing to run"),
  ])
  func `the headline tells what became of the run`(verdicts: [Verdict], headline: String) throws {
    let page = try XMLTree(page(verdicts.map(CaseRecord.init(endingAs:))))
    #expect(page.elements(named: "title").first?.text == headline)
    #expect(page.elements(named: "h1").first?.text == headline)
  }

  @Test func `the headline of an interrupted run says so`() throws {
    let record = CaseRecord(identity: .answer, result: .notRun(.interrupted))
    let page = try XMLTree(page([.passed, record]))
    let headline = "Interrupted: 1 of 2 scenarios was not run"
    #expect(page.elements(named: "title").first?.text == headline)
    #expect(page.elements(named: "h1").first?.text == headline)
  }

  @Test func `only the first failures are open`() throws {
    let cases = try XMLTree(page(Array(repeating: .failed, count: 5))).elements(ofClass: "case")
    #expect(cases.map { $0.attributes["open"] } == ["", "", "", nil, nil])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every page is well-formed and has each case once`(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let cases = (0..<8).map { _ in chance.record() }
    let page = try XMLTree(page(cases))
    #expect(
      page.elements(ofClass: "case").map { $0.attributes["id"] }
        == (1...8).map { "case-\($0)" }
    )
    #expect(page.elements(named: "script") == [])
  }
}

/// The page about some cases without its script, the one part that is no XML.
private func page(_ cases: [CaseRecord]) -> String {
  let text = report(cases, by: HTMLReport())
  return text.replacing(#/<script>"use strict";[^\0]*</script>/#, with: "")
}

/// The suites of the page about some cases.
private func suites(_ cases: [CaseRecord]) throws -> String {
  let page = page(cases)
  let start = try #require(page.firstRange(of: "<main id=\"scenarios\">\n"))
  let rest = page[start.upperBound...]
  let end = try #require(rest.firstRange(of: "</main>"))
  return String(rest[..<end.lowerBound]).replacing(#/ +</p></header>/#, with: "</p></header>")
}

extension XMLTree {
  /// All elements of a class below this one.
  fileprivate func elements(ofClass name: String) -> [XMLTree] {
    children.flatMap { child in
      let classes = child.attributes["class"]?.split(separator: " ") ?? []
      return (classes.contains(name[...]) ? [child] : []) + child.elements(ofClass: name)
    }
  }

  /// The elements that have a text, one a line.
  fileprivate var outline: String {
    let lines = text.split(whereSeparator: \.isNewline).map(\.withoutBlanksAtEnd)
    let own = lines.joined(separator: " / ")
    return (own.isEmpty ? "" : "\(name): \(own)\n") + children.map(\.outline).joined()
  }
}

extension Substring {
  fileprivate var withoutBlanksAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
