import AppModelKit
import ScenarioEvents
import ScenarioReports
import Testing

/// The report as a web page, checked without a browser.
struct HTMLReportTests {
  @Test func `a passed case is a line with its steps below`() throws {
    #expect(
      try suites([.passed]) == """
        <section class="suite" aria-labelledby="suite-1">
        <header><h2 id="suite-1"><span class="folder">Scenarios/trivia/</span>answer.yaml</h2><p class="counts">1 passed</p></header>
        <div class="cases">
        <details class="case passed" id="case-scenarios-trivia-answer-yaml-an-answer-is-checked-efbe906c" data-time="650"><summary><span class="verdict" role="img" aria-label="passed">✓</span><span class="name">An answer is checked</span><span class="time">0.650\u{202F}s</span></summary><div class="body"><div class="about"><code><span>Scenarios/trivia/answer.yaml:1</span></code><button type="button" class="copy" aria-label="Copy the place"></button><button type="button" class="tag">smoke</button><button type="button" class="tag">trivia</button><a class="anchor" href="#case-scenarios-trivia-answer-yaml-an-answer-is-checked-efbe906c">Link</a><p class="rerun"><code>rehearse run Scenarios/trivia/answer.yaml:1</code><button type="button" class="copy" aria-label="Copy the command"></button></p></div><section class="attempt"><ol class="steps">
        <li class="step passed deep-0"><span class="number">1</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.550\u{202F}s</span><span class="length">+0.550\u{202F}s</span><span class="what"><b>waitFor</b> element: QuestionTitle, timeout: 5s</span><span class="where"><span>line 4</span></span><div class="notes"><p>held at 0.550s, 4.450s of the timeout left</p></div></li>
        <li class="step passed deep-0"><span class="number">2</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length">+0.100\u{202F}s</span><span class="what"><b>tap</b> button: Norway</span><span class="where"><span>line 5</span></span><div class="notes"><p>animations ended after 0.350s; touched button &#39;Norway&#39; at (187.5, 303)</p></div></li>
        <li class="step passed deep-0"><span class="number">3</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length"></span><span class="what"><b>run</b> finish</span><span class="where"><span>line 6</span></span></li>
        <li class="step passed deep-1"><span class="number">4</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length"></span><span class="what"><b>assert</b> button: Done</span><span class="where" title="Scenarios/Vocabulary/trivia.yaml:5:9"><span>trivia.yaml:5</span> ← <span>line 6</span></span></li>
        <li class="step passed deep-0"><span class="number">5</span><span class="verdict" role="img" aria-label="passed">✓</span><span class="clock">0.650\u{202F}s</span><span class="length"></span><span class="what"><span class="phase">teardown: </span><b>log</b> done</span><span class="where"><span>line 7</span></span></li>
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
        span: Scenarios/Vocabulary/trivia.yaml:5:9
        pre:       -
        i: 5
        mark: assert: {button: Done}
        p: called at
        span: Scenarios/trivia/answer.yaml:6:5
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

  @Test func `the head says which version ran, by which command and in which job`() throws {
    var header = RunHeader(timestamp: "2026-03-04T05:06:07Z", hostname: "m1", seed: 41)
    header.version = "1.2.3"
    header.commandLine = "rehearse run 'a b' --tag <x>"
    header.job = CIJob(commit: "c0ffee", name: "CI / test", url: "https://ci.example.org/7")
    let page = try XMLTree(page([.passed], header: header))
    let head = try #require(page.elements(named: "header").first)
    #expect(
      head.outline.hasPrefix(
        """
        p: rehearse 1.2.3 · 2026-03-04 05:06:07 UTC · m1
        dt: Command
        code: rehearse run 'a b' --tag <x>
        dt: Commit
        code: c0ffee
        dt: Job
        a: CI / test
        dt: Seed
        code: 41

        """
      )
    )
    #expect(head.elements(named: "a").map { $0.attributes["href"] } == ["https://ci.example.org/7"])
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "//example.org"])
  func `a job's address that is not of the web is no link`(address: String) throws {
    var header = RunHeader()
    header.job = CIJob(name: "CI", url: address)
    let head = try XMLTree(page([.passed], header: header)).elements(named: "header").first
    #expect(head?.elements(named: "a") == [])
  }

  @Test func `places are links if the run says where to`() throws {
    var header = RunHeader()
    header.sourceLinks = SourceLinks(template: "https://x.org/{path}#L{line}", folder: "app")
    let page = try XMLTree(page([.failed], header: header))
    let addresses = page.elements(named: "a").compactMap { $0.attributes["href"] }
    #expect(
      Set(addresses.filter { $0.hasPrefix("https:") }) == [
        "https://x.org/app/Scenarios/trivia/answer.yaml#L1",
        "https://x.org/app/Scenarios/trivia/answer.yaml#L4",
        "https://x.org/app/Scenarios/trivia/answer.yaml#L5",
        "https://x.org/app/Scenarios/trivia/answer.yaml#L6",
        "https://x.org/app/Scenarios/trivia/answer.yaml#L7",
        "https://x.org/app/Scenarios/Vocabulary/trivia.yaml#L5",
      ]
    )
  }

  @Test func `the command that runs a case again has its places, its seed and the delays`() throws {
    var record = CaseRecord.flaky
    record.identity.file = "it's/a b.yaml"
    var header = RunHeader()
    header.wantedPlaces = ["model", "chromium"]
    header.timing = TimingChoice(options: ["--delay", "network=0ms"], delays: ["network=0ms"])
    let commands = try XMLTree(page([record], header: header)).elements(ofClass: "rerun").map(
      \.outline
    )
    #expect(
      commands == [
        "code: rehearse run 'it'\\''s/a b.yaml:1' --on model,chromium --timing random --seed 42 "
          + "--delay network=0ms\n"
      ]
    )
  }

  @Test func `all elements that match are marked in the tree and in the drawing`() throws {
    var failure = Failure.noDone
    failure.targets = [1, 2]
    let attempt = Attempt.short(failure)
    let record = CaseRecord(identity: .answer, result: .ran([attempt]))
    let page = try XMLTree(page([record]))
    #expect(page.elements(ofClass: "target").count == 2)
    let tree = try #require(page.elements(ofClass: "tree").first)
    #expect(tree.elements(named: "mark").count == 2)
  }

  @Test func `the characters in which the expected and the found text differ are marked`() throws {
    var failure = Failure.noDone
    failure.expected = "label: 'Saved <all>'"
    failure.found = "label: 'Saves <all>'"
    let record = CaseRecord(identity: .answer, result: .ran([.short(failure)]))
    let facts = try #require(XMLTree(page([record])).elements(ofClass: "facts").first)
    #expect(facts.elements(named: "del").map(\.text) == ["d"])
    #expect(facts.elements(named: "ins").map(\.text) == ["s"])
  }

  @Test(arguments: [
    "Continue", "Continue with the e-mail address", "WWWWWWWWWWWWWWWWWWWWWWWWWWWW", "漢字漢字漢字漢字",
  ])
  func `a label is drawn whole, within its frame`(label: String) throws {
    var screen = ScreenSnapshot()
    screen.append(ElementSnapshot(.button, label: label, frame: Rect(10, 10, 60, 44)))
    var failure = Failure.noDone
    (failure.screen, failure.screenBefore, failure.targets) = (screen, nil, [])
    let record = CaseRecord(identity: .answer, result: .ran([.short(failure)]))
    let drawing = try #require(XMLTree(page([record])).elements(ofClass: "label").first)
    let lines = drawing.elements(named: "text")
    let drawn = lines.map(\.text).joined().replacing(" ", with: "")
    #expect(drawn == label.replacing(" ", with: ""))
    let sizes = lines.compactMap { $0.attributes["font-size"].flatMap { Double($0) } }
    for (line, size) in zip(lines, sizes) { #expect(Double(line.text.count) * size * 0.27 <= 60) }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every page is well-formed and has each case once`(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let cases = (0..<8).map { _ in chance.record() }
    let page = try XMLTree(page(cases))
    #expect(page.elements(ofClass: "case").count == 8)
    #expect(page.elements(named: "script") == [])
  }
}

/// The page about some cases without its script, the one part that is no XML.
private func page(_ cases: [CaseRecord], header: RunHeader = RunHeader()) -> String {
  let text = report(cases, by: HTMLReport(), header: header)
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
