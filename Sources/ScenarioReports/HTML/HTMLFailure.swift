import ScenarioDiagnostics
import ScenarioEvents

/// The explanation of a failure: the reason, the place, the expected and the found text, the screens.
struct HTMLFailure {
  enum Site {
    case step(LoggedStep)
    case wholeCase(CaseIdentity)
  }

  let failure: Failure
  let site: Site

  /// Whether it decided the verdict; only then the screens are drawn.
  let isDecisive: Bool
  let links: SourceLinks?
}

extension TextBuffer {
  mutating func append(_ explanation: HTMLFailure) {
    let isError = explanation.failure.kind.isError
    element("section", class: isError ? "failure is-error" : "failure") { text in
      text.element("div", class: "story") { $0.append(storyOf: explanation) }
      if explanation.isDecisive { text.append(screensOf: explanation.failure) }
    }
    append("\n")
  }

  private mutating func append(storyOf explanation: HTMLFailure) {
    let failure = explanation.failure
    element("h3", text: failure.summary)
    append(sourcesOf: explanation)
    append(factsOf: failure)
    guard explanation.isDecisive, let screen = failure.screen else { return }
    append(HTMLTree(screen: screen, targets: failure.targets))
  }

  /// Appends the line that failed and those that led to it.
  private mutating func append(sourcesOf explanation: HTMLFailure) {
    switch explanation.site {
    case .step(let step):
      append(sourceOf: step.failurePlace, in: explanation)
      for call in step.calls { append(sourceOf: call, in: explanation, "called at ") }
    case .wholeCase(let identity):
      element("div", class: "source") { text in
        text.element("p", class: "place") { $0.append(placeOf: identity, explanation.links) }
      }
    }
  }

  private mutating func append(
    sourceOf span: SourceSpan,
    in explanation: HTMLFailure,
    _ words: StaticString = ""
  ) {
    element("div", class: "source") { text in
      text.element("p", class: "place") { text in
        text.append(words)
        let address = explanation.links?.link(to: span.file.path, line: span.line)
        text.append(place: span.location, address: address)
        text.append(copyButtonFor: "the place")
      }
      text.element("pre") { $0.append(MarkedLine(of: span)) }
    }
  }

  private mutating func append(_ line: MarkedLine) {
    element("i") { $0.append(template: "\(line.number)  ") }
    append(text: line.before)
    element("mark", text: line.marked)
    append(text: line.after)
  }

  private mutating func append(factsOf failure: Failure) {
    guard failure.hasFacts else { return }
    element("dl", class: "facts") { text in
      if failure.differences.isEmpty {
        text.append(fact: "expected", failure.expected.map { [$0] } ?? [])
        text.append(fact: "found", failure.found.map { [$0] } ?? [])
      } else {
        text.append(fact: "expected", failure.linePairs, \.expected, showing: .missing)
        text.append(fact: "found", failure.linePairs, \.found, showing: .unexpected)
      }
      text.append(fact: "candidates", failure.candidates)
      text.append(fact: "advice", failure.advice.map { [$0] } ?? [])
    }
  }

  private mutating func append(fact name: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    element("dt") { $0.append(name) }
    for value in values { element("dd") { $0.append(joined: value.lines) } }
  }

  /// Appends the expected or the found lines, with marks where they differ from the others.
  private mutating func append(
    fact name: StaticString,
    _ pairs: [Failure.LinePair],
    _ line: KeyPath<Failure.LinePair, String>,
    showing side: ComparedSide
  ) {
    element("dt") { $0.append(name) }
    element("dd") { text in
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text.append("\n") }
        text.append(pair[keyPath: line], comparedBy: pair.difference, showing: side)
      }
    }
  }

  private mutating func append(screensOf failure: Failure) {
    guard let screen = failure.screen else { return }
    element("div", class: "screens") { text in
      if let before = failure.screenBefore, before != screen {
        text.append(HTMLScreen(screen: before, occasion: .stepBegan))
      }
      text.append(HTMLScreen(screen: screen, occasion: .stepFailed, targets: failure.targets))
    }
  }
}
