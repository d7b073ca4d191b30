import ScenarioDiagnostics
import ScenarioEvents

/// A step as a line of the log, with what it did and found below.
struct HTMLStep {
  let step: LoggedStep

  /// The file of the test case; most steps are in it.
  let file: PathKey

  /// Whether the step's failure decided the verdict; it is explained above the log then.
  let isDecisive: Bool
  let links: SourceLinks?
}

extension TextBuffer {
  mutating func append(_ line: HTMLStep) {
    let step = line.step
    append(
      template: #"<li class="step \#(step.outcome.name) deep-\#(min(max(0, step.depth), 6))">"#
    )
    element("span", class: "number") { $0.append(step.number) }
    append(sign: step.outcome.sign, meaning: step.outcome.name)
    element("span", class: "clock") { $0.append(clockOf: step) }
    element("span", class: "length") { $0.append(spacedLengthOf: step) }
    element("span", class: "what") { $0.append(commandOf: step) }
    append(lineOf: line)
    append(notesOf: line)
    append("</li>\n")
  }

  private mutating func append(clockOf step: LoggedStep) {
    if step.hasRun { append(spacedTime: step.clock) }
  }

  private mutating func append(spacedLengthOf step: LoggedStep) {
    guard step.end > step.start else { return }
    append("+")
    append(spacedTime: step.end - step.start)
  }

  private mutating func append(commandOf step: LoggedStep) {
    switch step.phase {
    case .setup: append("<span class=\"phase\">setup: </span>")
    case .body: break
    case .teardown: append("<span class=\"phase\">teardown: </span>")
    }
    element("b", text: step.command)
    append(" ")
    append(text: step.title)
  }

  /// Appends the place of the step, and those from which its flow was called.
  private mutating func append(lineOf line: HTMLStep) {
    let span = line.step.span
    append("<span class=\"where\"")
    if PathKey(span.file.path) != line.file { append(attribute: "title", text: span.location) }
    append(">")
    append(shortPlaceOf: span, in: line)
    for call in line.step.calls {
      append(" ← ")
      append(shortPlaceOf: call, in: line)
    }
    append("</span>")
  }

  /// Appends a place as `line 5`, or as `name.yaml:5` if it is in another file.
  private mutating func append(shortPlaceOf span: SourceSpan, in line: HTMLStep) {
    let isInFile = PathKey(span.file.path) == line.file
    let place = isInFile ? "line \(span.line)" : "\(span.file.path.fileName):\(span.line)"
    append(place: place, address: line.links?.link(to: span.file.path, line: span.line))
  }
}

extension TextBuffer {
  /// Appends what the step did and found, if it did anything.
  private mutating func append(notesOf line: HTMLStep) {
    let start = count
    append("<div class=\"notes\">")
    let contentStart = count
    append(shortNotesOf: line.step)
    for note in line.step.notes { append(longNote: note) }
    append(failureOf: line)
    if count == contentStart { return removeAll(after: start) }
    append("</div>")
  }

  private mutating func append(shortNotesOf step: LoggedStep) {
    guard step.notes.hasShort else { return }
    element("p") { text in
      text.append(shortNotesOf: step, after: text.count)
    }
  }

  private mutating func append(longNote note: StepNote) {
    switch note {
    case .settled, .held, .touched, .scrolledIntoView, .called: break
    case .text, .warning: append(linesOf: note)
    case .hierarchy(let screen, let root): append(HTMLTree(screen: screen, root: root))
    case .screenshot(let name, let screen):
      element("div", class: "screens") { text in
        text.append(HTMLScreen(screen: screen, occasion: .screenshot(name: name)))
      }
    }
  }

  private mutating func append(linesOf note: StepNote) {
    let lines = note.longLines
    guard !lines.isEmpty else { return }
    element("pre") { $0.append(joined: lines) }
  }

  /// Appends the reason of the failure, unless it is above the log or in an inner step.
  private mutating func append(failureOf line: HTMLStep) {
    guard !line.isDecisive, let failure = line.step.explainedFailure else { return }
    element("div", class: "inner") { text in
      text.append(
        HTMLFailure(failure: failure, site: .step(line.step), isDecisive: false, links: line.links)
      )
    }
  }
}
