import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording

/// The conversation with a person who records a scenario, line by line.
///
/// All of it is on standard error, so that standard output has only the scenario.
struct RecordingConversation {
  private var recording: Recording
  private var output: RecordingOutput
  private let advice: RecordingAdvice
  private let tool: Tool
  private var lines = InputLines()

  init(
    _ recording: Recording,
    writingTo output: RecordingOutput,
    advisedBy advice: RecordingAdvice,
    with tool: Tool
  ) {
    self.recording = recording
    self.output = output
    self.advice = advice
    self.tool = tool
  }

  /// Carries out one line after the other, up to the end of the input, a `q` or Ctrl-C.
  mutating func run() -> ExitStatus {
    let text = RecordingText(recording: recording)
    show(text.introduction(writingTo: output.path))
    show(advice.notes(on: recording).map(\.line).joined())
    show(text.screen)
    while let line = nextLine() {
      let command = ConversationCommand(line)
      if command == .quit { break }
      carryOut(command)
    }
    return output.end(recording, with: tool)
  }

  private mutating func nextLine() -> String? {
    guard tool.errors.isTerminal else { return lines.next() }
    show("> ")
    let line = lines.next()
    // Nobody has ended the line of the prompt.
    if line == nil { show("\n") }
    return line
  }

  private mutating func carryOut(_ command: ConversationCommand) {
    do throws(RecordingFault) {
      try perform(command)
    } catch {
      let reason = VisibleText.escaping(recording.secrets.masking(error.text))
      let hint =
        error.isAboutUnknownCommand && !reason.hasSuffix("?")
        ? "; '?' lists the recorder's own commands" : ""
      show("not recorded: \(reason)\(hint)\n")
    }
  }

  private mutating func perform(_ command: ConversationCommand) throws(RecordingFault) {
    switch command {
    case .showScreen: showScreen()
    case .help: show(ConversationCommand.helpText)
    case .quit: break
    case .showFile: try showFile()
    case .malformed(let expected):
      show("write \(VisibleText.escaping(expected)); '?' lists all commands\n")
    case .offer(let element): try showOffers(forElement: element)
    case .showSelectors(let step): showSelectors(ofStep: step)
    case .showTexts(let steps): try showTexts(ofSteps: steps)
    case .undo: restore(recording.undone, orElse: "there is nothing to undo")
    case .redo: restore(recording.redone, orElse: "there is nothing to redo")
    case .change(let change): try apply(change)
    case .assert(let element, let offer):
      let earlier = recording
      try record(offer: offer, forElement: element)
      showChange(since: earlier)
    case .flow(let request):
      let earlier = recording
      try makeFlow(request)
      showChange(since: earlier)
    }
  }

  /// Changes the recording, and shows what is different.
  private mutating func apply(_ change: RecordingChange) throws(RecordingFault) {
    let earlier = recording
    try recording.apply(change)
    switch change {
    case .edit(.startHere): show("all steps so far become the setup when a step follows\n")
    case .edit(.importVocabulary(let path)):
      show("'\(VisibleText.escaping(path))' is imported\n")
    default: break
    }
    showChange(since: earlier)
  }

  private mutating func record(offer: Int, forElement element: Int?) throws(RecordingFault) {
    let offers = try recording.offers(forElement: element.map { $0 - 1 })
    guard offers.indices.contains(offer - 1) else {
      throw .refused("there is no assertion \(offer)")
    }
    try recording.record(step: offers[offer - 1].text)
  }

  private mutating func makeFlow(_ request: FlowRequest) throws(RecordingFault) {
    let texts = try recording.texts(ofSteps: request.steps)
    var parameters: [FlowParameter] = []
    for parameter in request.parameters {
      guard texts.indices.contains(parameter.text - 1) else {
        throw .refused("these steps have no text \(parameter.text)")
      }
      parameters.append(FlowParameter(name: parameter.name, text: texts[parameter.text - 1]))
    }
    try recording.makeFlow(
      named: request.name,
      ofSteps: request.steps,
      parameters: parameters,
      intoVocabulary: request.vocabulary
    )
  }

  private mutating func restore(_ other: Recording?, orElse reason: String) {
    guard let other else { return show("\(reason)\n") }
    let earlier = recording
    recording = other
    showChange(since: earlier)
  }
}

extension RecordingConversation {
  private mutating func showChange(since earlier: Recording) {
    let text = RecordingText(recording: recording)
    let steps = text.steps(since: earlier)
    if recording.name != earlier.name {
      show("name: \(VisibleText.escaping(recording.name))\n")
    } else if !steps.isEmpty {
      show("recorded:\n\(steps)")
    } else if recording.steps.count != earlier.steps.count {
      show("\(counted(recording.steps.count, "step"))\n")
    }
    if let exploration = recording.exploration() { show(text.proof(exploration)) }
    let known = advice.notes(on: earlier)
    show(advice.notes(on: recording).filter { !known.contains($0) }.map(\.line).joined())
    if recording.shownScreen != earlier.shownScreen { show("\n\(text.screen)") }
    save()
  }

  private func showScreen() { show(RecordingText(recording: recording).screen) }

  private func showFile() throws(RecordingFault) {
    guard recording.hasSteps || !recording.isNewFile else {
      return show("nothing is recorded yet\n")
    }
    let lines = try recording.shownFile.split(separator: "\n", omittingEmptySubsequences: false)
    show(lines.map { VisibleText.escaping(String($0)) }.joined(separator: "\n"))
  }

  private func showOffers(forElement element: Int?) throws(RecordingFault) {
    let offers = try recording.offers(forElement: element.map { $0 - 1 })
    if offers.isEmpty { return show("there is nothing to assert\n") }
    show(RecordingText.choices(offers.map(\.text)))
    show("record one with 'a \(element ?? 0) NUMBER'\n")
  }

  private func showSelectors(ofStep number: Int) {
    let steps = recording.steps
    guard steps.indices.contains(number - 1) else { return show("there is no step \(number)\n") }
    guard !steps[number - 1].alternatives.isEmpty else {
      return show("there are no other selectors for step \(number)\n")
    }
    show(RecordingText.choices(steps[number - 1].alternatives))
  }

  private func showTexts(ofSteps steps: ClosedRange<Int>) throws(RecordingFault) {
    let texts = try recording.texts(ofSteps: steps)
    show(texts.isEmpty ? "these steps have no texts\n" : RecordingText.choices(texts))
    let files = recording.vocabularies.map { "  in \(VisibleText.escaping($0))\n" }
    show(files.joined())
  }

  private func show(_ text: String) { tool.errors.write(text) }
}

extension RecordingFault {
  fileprivate var isAboutUnknownCommand: Bool {
    guard case .invalid(let diagnostics) = self else { return false }
    return diagnostics.contains { $0.message.isOf(.unknownCommand) }
  }
}

extension RecordingConversation {
  /// Writes the file, if any.
  ///
  /// A failure is shown once, and the recording continues.
  private mutating func save() {
    let wasFaulty = output.fault != nil
    output.save(recording)
    if let fault = output.fault, !wasFaulty { show("rehearse: error: \(fault.text)\n") }
  }
}
