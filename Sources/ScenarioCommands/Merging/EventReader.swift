import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioReports

/// Makes events of the JSON lines that `--report json-lines=PATH` writes.
struct EventReader {
  func event(_ line: EventObject) throws(MalformedEvent) -> RunEvent {
    switch try line.requiredText("type") {
    case "run-started": .runStarted(try header(line))
    case "case-finished": .caseFinished(try record(line))
    case "exploration": .idle
    case "run-finished": .runFinished(RunFooter(wallTime: line.time("wallTime")))
    case let type: throw MalformedEvent("'\(type)' is not a type of event")
    }
  }

  private func header(_ line: EventObject) throws(MalformedEvent) -> RunHeader {
    let version = try line.requiredNumber("version")
    guard version == 1 else { throw MalformedEvent("version \(version) of the format is unknown") }
    var header = RunHeader(
      timestamp: line.text("timestamp"),
      hostname: line.text("hostname"),
      seed: line.text("seed").flatMap { UInt64($0) }
    )
    header.version = line.text("toolVersion")
    header.commandLine = line.text("commandLine")
    header.job = try line.object("job").map { job in
      CIJob(commit: job.text("commit"), name: job.text("name"), url: job.text("url"))
    }
    header.sourceLinks = try line.object("sourceLinks").flatMap(sourceLinks)
    header.places = try line.objects("places").map { place throws(MalformedEvent) in
      PlaceDescription(
        name: try place.requiredText("name"),
        browser: place.text("browser"),
        version: place.text("version")
      )
    }
    header.wantedPlaces = line.texts("wantedPlaces")
    header.timing = TimingChoice(options: timing(line.texts("timing")), delays: nil)
    return header
  }

  /// The options of the timing; people paste the command that has them, so others are left out.
  private func timing(_ words: [String]) -> [String] {
    let names = ["--delay", "--replay", "--wait-margin"]
    let areOptions = words.enumerated().allSatisfy { index, word in
      index % 2 == 0 ? names.contains(word) : !word.hasPrefix("-")
    }
    return areOptions && words.count % 2 == 0 ? words : []
  }

  /// Links to pages and into an editor; addresses of another kind could run something.
  private func sourceLinks(_ links: EventObject) -> SourceLinks? {
    guard let template = links.text("template"), let folder = links.text("folder"),
      ["https://", "http://", "vscode://"].contains(where: template.hasPrefix)
    else { return nil }
    return SourceLinks(template: template, folder: folder)
  }

  private func record(_ line: EventObject) throws(MalformedEvent) -> CaseRecord {
    CaseRecord(
      identity: try identity(line),
      result: try result(line),
      knownIssue: line.text("knownIssue")
    )
  }

  private func identity(_ line: EventObject) throws(MalformedEvent) -> CaseIdentity {
    let repetition = try line.object("repetition")
    let identity = CaseIdentity(
      file: try line.requiredText("file"),
      line: try line.requiredNumber("line"),
      name: try (repetition ?? line).requiredText("name"),
      suite: line.text("suite"),
      suiteDescription: line.text("suiteDescription"),
      description: line.text("description"),
      tags: line.texts("tags"),
      row: try line.object("row").map { row throws(MalformedEvent) in
        RowPlace(file: try row.requiredText("file"), line: try row.requiredNumber("line"))
      },
      givenVariables: line.texts("givenVariables").filter(\.isName)
    )
    guard let repetition else { return identity }
    return identity.repeated(
      try repetition.requiredNumber("number"),
      of: try repetition.requiredNumber("of")
    )
  }

  private func result(_ line: EventObject) throws(MalformedEvent) -> CaseRecord.Result {
    if line.has("diagnostics") {
      return .invalid(
        try line.objects("diagnostics").map { diagnostic throws(MalformedEvent) in
          try self.diagnostic(diagnostic)
        }
      )
    }
    let attempts = try line.objects("attempts").map { attempt throws(MalformedEvent) in
      try self.attempt(attempt)
    }
    if !attempts.isEmpty { return .ran(attempts) }
    let reason = try line.requiredText("reason")
    for known in [NotRunReason.interrupted, .earlierFailure] where known.text == reason {
      return .notRun(known)
    }
    return .notRun(.skip(reason))
  }

  private func attempt(_ attempt: EventObject) throws(MalformedEvent) -> Attempt {
    let steps = try steps(attempt.objects("steps"))
    var failure: CaseFailure?
    if let number = attempt.number("failedStep") {
      guard number > 0, number <= steps.count, let reason = steps[number - 1].outcome.failure else {
        throw MalformedEvent("step \(number) did not fail")
      }
      failure = CaseFailure(reason, step: number - 1)
    } else if let reason = try attempt.object("failure") {
      failure = CaseFailure(try self.failure(reason), step: nil)
    }
    return Attempt(
      steps: steps,
      failure: failure,
      duration: attempt.time("duration") ?? .zero,
      seed: attempt.text("seed").flatMap { UInt64($0) }
    )
  }

  /// The steps; a container that failed because of a step within it gets that step's failure.
  private func steps(_ objects: [EventObject]) throws(MalformedEvent) -> [StepRecord] {
    var steps: [StepRecord] = []
    var failures = LaterFailures()
    for object in objects.reversed() {
      let depth = try depth(of: object)
      let inner = failures.takeLast(below: depth)
      let step = try step(object, at: depth, failingBecauseOf: inner)
      failures.add(inner ?? step.outcome.failure, at: depth)
      steps.append(step)
    }
    return steps.reversed()
  }

  /// More than any run nests its steps.
  private static let greatestDepth = 1_000

  private func depth(of step: EventObject) throws(MalformedEvent) -> Int {
    let depth = try step.requiredNumber("depth")
    guard (0...Self.greatestDepth).contains(depth) else {
      throw MalformedEvent("a step can't have the depth \(depth)")
    }
    return depth
  }

  /// A step, which may be a container with a failure in it.
  private func step(
    _ object: EventObject,
    at depth: Int,
    failingBecauseOf inner: Failure?
  ) throws(MalformedEvent) -> StepRecord {
    guard let place = try object.object("place"),
      let phase = StepRecord.Phase(rawValue: try object.requiredText("phase"))
    else { throw MalformedEvent("the step has no place or phase") }
    let calls = try calls(of: object)
    let excerpt = try object.object("excerpt")
    var failure: Failure?
    if let reason = try object.object("failure") { failure = try self.failure(reason, excerpt) }
    failure = failure ?? inner
    return StepRecord(
      phase: phase,
      depth: depth,
      command: try object.requiredText("command"),
      title: try object.requiredText("title"),
      span: try place.span(failure?.place == nil ? excerpt : nil),
      calls: calls,
      start: object.time("start") ?? .zero,
      end: object.time("end") ?? .zero,
      outcome: try Self.outcome(object.requiredText("outcome"), failure),
      notes: try object.objects("notes").map { note throws(MalformedEvent) in try self.note(note) }
    )
  }

  private func calls(of step: EventObject) throws(MalformedEvent) -> [SourceSpan] {
    var calls: [SourceSpan] = []
    let excerpts = try step.objects("callExcerpts")
    for (index, call) in try step.objects("calls").enumerated() {
      calls.append(try call.span(excerpts.indices.contains(index) ? excerpts[index] : nil))
    }
    return calls
  }

  private static func outcome(
    _ word: String,
    _ failure: Failure?
  ) throws(MalformedEvent) -> StepRecord.Outcome {
    switch (word, failure) {
    case ("passed", _): .passed
    case ("failed", let failure?), ("error", let failure?): .failed(failure)
    case ("warned", let failure?): .warned(failure)
    case ("skipped", _): .skipped
    case ("not-run", _): .notRun
    default: throw MalformedEvent("the step's outcome '\(word)' has no failure")
    }
  }
}

extension EventReader {
  private func failure(
    _ object: EventObject,
    _ excerpt: EventObject? = nil
  ) throws(MalformedEvent) -> Failure {
    let word = try object.requiredText("kind")
    guard let kind = Failure.Kind.allCases.first(where: { $0.wireWord == word }) else {
      throw MalformedEvent("'\(word)' is not a kind of failure")
    }
    var place: SourceSpan?
    if let object = try object.object("place") { place = try object.span(excerpt) }
    return Failure(
      kind,
      try object.requiredText("summary"),
      at: place,
      expected: object.text("expected"),
      found: object.text("found"),
      candidates: object.texts("candidates"),
      advice: object.text("advice"),
      screen: try Self.screen("screen", of: object),
      screenBefore: try Self.screen("screenBefore", of: object),
      targets: object.numbers("targets")
    )
  }

  private static func call(_ object: EventObject) throws(MalformedEvent) -> RecordedCall {
    RecordedCall(
      try object.requiredText("call"),
      try object.objects("arguments").map { argument throws(MalformedEvent) in
        let value = try argument.requiredText("value")
        let isSecret = argument.flag("isSecret")
        return .init(try argument.requiredText("name"), isSecret ? .secret(value) : .text(value))
      }
    )
  }

  private func note(_ object: EventObject) throws(MalformedEvent) -> StepNote {
    let element = object.text("element") ?? ""
    switch try object.requiredText("type") {
    case "settled": return .settled(object.time("duration") ?? .zero)
    case "held": return .held(at: object.time("at") ?? .zero, left: object.time("left") ?? .zero)
    case "touched":
      return .touched(element: element, at: Point(x: object.double("x"), y: object.double("y")))
    case "scrolled-into-view": return .scrolledIntoView(element: element)
    case "called": return .called(try Self.call(object))
    case "text": return .text(try object.requiredText("text"))
    case "warning":
      guard let diagnostic = try object.object("diagnostic") else {
        throw MalformedEvent("the warning has no diagnostic")
      }
      return .warning(try self.diagnostic(diagnostic))
    case "hierarchy": return .hierarchy(try Self.screen(of: object), below: object.number("below"))
    case "screenshot":
      return .screenshot(name: try object.requiredText("name"), try Self.screen(of: object))
    case let type: throw MalformedEvent("'\(type)' is not a type of note")
    }
  }

  private func diagnostic(_ object: EventObject) throws(MalformedEvent) -> Diagnostic {
    let notes = try object.objects("notes").map { note throws(MalformedEvent) in
      let place = try note.object("place")
      return Diagnostic.Note(
        try note.requiredText("message"),
        at: try place.map { place throws(MalformedEvent) in
          try place.span(note.object("excerpt"))
        }
      )
    }
    return Diagnostic(
      Diagnostic.Message(
        id: .init(rawValue: try object.requiredText("id")),
        text: try object.requiredText("message")
      ),
      severity: object.text("severity") == "warning" ? .warning : .error,
      at: try place(of: object),
      suggestion: object.text("suggestion"),
      notes: notes
    )
  }

  private func place(of object: EventObject) throws(MalformedEvent) -> Diagnostic.Place {
    guard let place = try object.object("place") else { return .commandLine }
    guard place.has("line") else { return .file(path: try place.requiredText("file")) }
    return .span(try place.span(object.object("excerpt")))
  }
}
