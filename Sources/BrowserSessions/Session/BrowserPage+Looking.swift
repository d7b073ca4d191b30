import ProtocolValues
import ScenarioRuntime
import WebDriverClient

extension BrowserPage {
  /// The window in front with its frames, after some frames were drawn.
  func look(afterFrames count: Int) throws(PageInterruption) -> PageView {
    try view(try reading((try call("look(\(count))")["value"].text ?? "")[...]))
  }

  /// The page at its next change, or at a timeout.
  ///
  /// Changes inside frames, and the end of a navigation, are looked for ten times a second.
  func next(within time: Duration) throws(PageInterruption) -> PageView {
    let time =
      origins == nil && browser.reports.comingAddress(of: frontWindow, of: firstWindow) == nil
      ? time : min(time, .milliseconds(100))
    let milliseconds = max(1, Int(time.seconds * 1_000))
    let answer = try call("next(\(milliseconds))", for: time)
    return try view(try reading((answer["value"].text ?? "").dropFirst()))
  }

  /// Whether a touch that was aimed reached its element, and the page after it.
  func landing(in frame: PageFrame) throws(PageInterruption) -> (hasMissed: Bool, view: PageView) {
    let text = try call("landed()", in: frame.context)["value"].text ?? ""
    let hasMissed = text.hasPrefix("m")
    if hasMissed { try withdrawMouse() }
    guard origins == nil else { return (hasMissed, try look(afterFrames: 0)) }
    return (hasMissed, try view(try reading(text.dropFirst())))
  }

  /// Parses the script's text.
  func reading(_ text: Substring) throws(PageInterruption) -> PageReading {
    guard let reading = PageReading(text) else {
      throw .fault(SessionFault(.crash, "the page's answer can't be read"))
    }
    return reading
  }

  func reveal(_ element: Int) throws(PageInterruption) -> Bool {
    let origin = origin(of: element)
    let answer = try call("reveal(\(origin.index))", in: origin.frame.context)
    return answer["value"].boolean ?? false
  }

  func awaitScrolling(in frame: PageFrame) throws(PageInterruption) {
    _ = try call("scrolled()", in: frame.context)
  }
}

/// Sets controls.
extension BrowserPage {
  func adjust(_ element: Int, to value: String) throws(PageInterruption) -> Bool {
    try pressLastStep(of: element, to: value)
    let origin = origin(of: element)
    let call = "adjust(\(origin.index), \(value.scriptLiteral))"
    let answer = try self.call(call, in: origin.frame.context)["value"]
    guard answer.text == "keys" else { return answer.boolean ?? false }
    try slide(element, to: Double(value) ?? 0)
    return true
  }

  /// Gives the file at an absolute path to an input for files.
  func upload(_ path: String, to element: Int) throws(PageInterruption) -> Bool {
    let origin = origin(of: element)
    let context = origin.frame.context
    let node = try call("fileInput(\(origin.index))", in: context)
    guard let reference = node["sharedId"].text else { return false }
    try give(path, to: FileInput(context: context, reference: reference))
    return true
  }

  /// Gives a file to the input for which the page has opened the browser's dialog.
  ///
  /// - Returns: Whether one was opened within a second.
  func answerFileDialog(with path: String) throws(PageInterruption) -> Bool {
    let patience = patience(.seconds(1))
    while true {
      if let input = browser.reports.take(\.fileInput, of: firstWindow) {
        try give(path, to: input)
        return true
      }
      guard (try? patience.check()) != nil else { return false }
      Polling.pause()
    }
  }

  func forgetFileDialog() { _ = browser.reports.take(\.fileInput, of: firstWindow) }

  private func give(_ path: String, to input: FileInput) throws(PageInterruption) {
    let window = frontWindow
    do throws(DriverFault) {
      try send(
        "input.setFiles",
        in: input.context,
        ["element": ["sharedId": .text(input.reference)], "files": [.text(path)]]
      )
    } catch {
      throw interruption(of: error, in: window)
    }
  }

  /// Answers a dialog as its buttons do, with the text in its field.
  func answer(_ dialog: PageDialog, accept: Bool, text: String) throws(PageInterruption) {
    var parameters: [String: ProtocolValue] = [
      "context": .text(dialog.context), "accept": .boolean(accept),
    ]
    if dialog.kind == .prompt, accept { parameters["userText"] = .text(text) }
    let window = frontWindow
    do throws(DriverFault) {
      // The dialog is open, so the wait must not end because of it.
      let patience = Patience(answerTime, isInterrupted: isInterrupted)
      try browser.send("browsingContext.handleUserPrompt", .mapping(parameters), patience)
    } catch {
      // The page may have gone, and the dialog with it.
      if case .refused("no such alert", _) = error { return }
      throw interruption(of: error, in: window)
    }
  }
}
