import AppModelKit
import ProtocolValues
import ScenarioEvents
import ScenarioRecording
import ScenarioReports

extension RecordingSession.State {
  /// Everything that the page shows; secrets are masked.
  func view(change: Int) -> ProtocolValue {
    let (shown, offers) = (shownFile, offers)
    let notes = [shown.note, offers.note].compactMap(\.self) + advice.notes(on: recording)
    let marks = recording.marks
    return .members([
      ("revision", .number(revision)), ("change", .number(change)), ("app", .text(app)),
      ("name", .text(recording.name)), ("moment", .milliseconds(recording.moment)),
      ("isAtRest", .boolean(recording.isAtRest)), ("screen", screen),
      ("marks", .list(marks.map { mark in mark.view(recording) })),
      ("currentMark", .number(currentMark(among: marks))), ("steps", .list(steps)),
      ("header", .texts(header(of: shown.text))), ("yaml", .text(shown.text)),
      ("replaced", .texts(recording.replacedSteps.map(\.text))),
      ("offers", .texts(offers.steps)),
      ("proof", proofView), ("can", can), ("currentAct", .number(recording.currentAct)),
      ("lastAct", .number(recording.lastAct)), ("file", file),
      ("vocabularies", .texts(recording.vocabularies)),
      ("footer", recording.surroundings.map { .texts($0.after) }),
      ("notes", .list(notes.map(\.view))),
    ])
  }

  /// The file as the page shows it, or a note about why it can't.
  private var shownFile: (text: String, note: RecordingNote?) {
    guard recording.hasSteps else { return ("", nil) }
    do throws(RecordingFault) {
      return (try recording.shownFile, nil)
    } catch {
      return ("", note("the file can't be shown", because: error))
    }
  }

  /// The assertions about the whole screen, or a note about why there are none.
  private var offers: (steps: [String], note: RecordingNote?) {
    do throws(RecordingFault) {
      return (try recording.offers(forElement: nil).map(\.text), nil)
    } catch {
      return ([], note("no assertion can be offered", because: error))
    }
  }

  private func note(_ text: String, because fault: RecordingFault) -> RecordingNote {
    RecordingNote(text: "\(text): \(recording.secrets.masking(fault.text))")
  }

  private var screen: ProtocolValue {
    let shown = recording.shownScreen
    let scrolling = shown.scrollDirections
    return .members([
      ("number", .number(screenNumber)), ("name", shown.screen.map(ProtocolValue.text)),
      ("svg", .text(shown.svg)),
      ("size", .list([.number(shown.bounds.width), .number(shown.bounds.height)])),
      ("hasKeyboard", .boolean(shown.elements.contains { $0.type == .keyboard })),
      ("elements", .list(shown.visibleElements.map { shown.view(of: $0, scrolling) })),
    ])
  }

  private func currentMark(among marks: [RecordedMark]) -> Int {
    marks.lastIndex { $0.act <= recording.currentAct && $0.moment <= recording.moment } ?? 0
  }

  private var steps: [ProtocolValue] {
    let acts = recording.actsOfSteps
    return recording.steps.enumerated().map { index, step in
      .members([
        ("text", .text(step.text)), ("title", step.name.map(ProtocolValue.text)),
        ("optional", .boolean(step.isOptional)),
        ("comment", step.comment.map(ProtocolValue.text)),
        ("act", .number(acts[index])), ("isWait", .boolean(step.command == "waitFor")),
        ("isSetup", .boolean(index < recording.setupStepCount)),
        ("alternatives", .texts(step.alternatives)), ("counts", .boolean(step.countsElements)),
        (
          "isFolded", .boolean(recording.isFolded(act: acts[index]) && step.command == "run")
        ),
        ("moment", .milliseconds(moment(afterAct: acts[index]))),
      ])
    }
  }

  /// When the app's time stands still or has come to rest after an act.
  private func moment(afterAct act: Int) -> Duration {
    act == recording.currentAct ? recording.moment : recording.moment(afterAct: act)
  }

  /// The lines of the file before its first step.
  private func header(of file: String) -> [String] {
    if let surroundings = recording.surroundings { return surroundings.before }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.prefix { $0 != "steps:" && $0 != "setup:" && !$0.isEmpty })
  }

  private var can: ProtocolValue {
    [
      "undo": .boolean(recording.undone != nil), "redo": .boolean(recording.redone != nil),
      "setup": .boolean(recording.isNewFile && recording.hasSteps),
      "rename": .boolean(recording.isNewFile), "flow": .boolean(recording.isNewFile),
      "time": .boolean(recording.canLetTimePass),
    ]
  }

  private var file: ProtocolValue {
    .members([
      ("path", output.path.map(ProtocolValue.text)),
      ("isWritten", .boolean(output.isWritten && recording.hasSteps)),
      ("fault", output.fault.map { .text($0.text) }),
      ("conflict", output.fault?.conflict.map { .text($0.rawValue) }),
    ])
  }

  private var proofView: ProtocolValue? {
    switch proof {
    case .pending: return ["state": "pending"]
    case .known(nil): return nil
    case .known(let exploration?):
      let text = RecordingText(recording: recording).proof(exploration)
      return [
        "state": .text(exploration.stateWord), "runs": .number(exploration.runCount),
        "text": .text(String(text.dropLast())),
        "passesUsually": .boolean(exploration.usualVerdict == .passed),
      ]
    }
  }
}

extension Exploration {
  fileprivate var stateWord: String {
    switch state {
    case .proved, .error: usualVerdict == .passed ? "proved" : "fails"
    case .open: "open"
    case .timed: "fails"
    }
  }
}

extension RecordingNote {
  fileprivate var view: ProtocolValue {
    .members([("text", .text(text)), ("vocabulary", vocabulary.map(ProtocolValue.text))])
  }
}

extension RecordedMark {
  fileprivate func view(_ recording: Recording) -> ProtocolValue {
    .members([
      ("moment", .milliseconds(moment)), ("act", .number(act)),
      ("name", screen.screen.map(ProtocolValue.text)),
      ("step", recording.actsOfSteps.firstIndex(of: act).map { .number($0 + 1) }),
    ])
  }
}

extension ScreenSnapshot {
  /// The elements that a pointer can reach or a person can see.
  fileprivate var visibleElements: [Int] {
    elements.indices.filter { index in
      switch obstruction(of: index) {
      case .scrolledOut, .offScreen: false
      case .covered, .coveredByPart, .hidden, .moving, nil: !elements[index].frame.isEmpty
      }
    }
  }

  /// The element with an index; `scrolling` has the directions in which others can be scrolled further.
  fileprivate func view(of index: Int, _ scrolling: [Int: [String]]) -> ProtocolValue {
    let element = elements[index]
    let scrolls = sequence(first: index, next: parent(of:)).lazy.compactMap { scrolling[$0] }.first
    return .members([
      ("id", .number(index)),
      ("frame", element.frame.json),
      ("role", .text(element.type.rawValue)), ("name", .text(element.spokenName)),
      ("contents", .text(element.spokenName.isEmpty ? contents(of: index) : "")),
      ("value", .text(element.value)),
      ("identifier", .text(element.identifier)), ("states", .texts(element.unusualStates)),
      ("reacts", .boolean(element.isEnabled && reacts(at: index))),
      ("focused", .boolean(element.isFocused)),
      ("edits", .boolean(element.traits.contains(.editable))),
      ("secure", .boolean(element.traits.contains(.secure))),
      ("scrolls", .texts(scrolls ?? [])), ("adjusts", element.adjustment?.view),
    ])
  }

  /// The first texts in an element, such as a row that has no name of its own.
  private func contents(of index: Int) -> String {
    let labels = descendants(of: index).map { elements[$0].label }.filter { !$0.isEmpty }
    return labels.prefix(3).joined(separator: ", ")
  }

  /// The directions in which each scrolling element can be scrolled further, by its index.
  fileprivate var scrollDirections: [Int: [String]] {
    let areas = elements.indices.filter { elements[$0].traits.contains(.scrollable) }
    return Dictionary(uniqueKeysWithValues: areas.map { ($0, scrollDirections(of: $0)) })
  }

  private func scrollDirections(of area: Int) -> [String] {
    let (frame, parts) = (elements[area].frame, descendants(of: area).map { elements[$0].frame })
    return [
      (Direction.up, parts.contains { $0.y < frame.y }),
      (.down, parts.contains { $0.maxY > frame.maxY }),
      (.left, parts.contains { $0.x < frame.x }),
      (.right, parts.contains { $0.maxX > frame.maxX }),
    ].filter(\.1).map(\.0.rawValue)
  }
}

extension ElementSnapshot {
  fileprivate var spokenName: String {
    [label, title, placeholder].first { !$0.isEmpty } ?? ""
  }
}

extension ElementSnapshot.Adjustment {
  /// What can be chosen, for a menu or a field of the page.
  fileprivate var view: ProtocolValue {
    switch self {
    case .options(let values, _): ["kind": "options", "values": .texts(values)]
    case .onOff: ["kind": "options", "values": .texts(["on", "off"])]
    case .fraction: ["kind": "number", "least": .number(0), "greatest": .number(1)]
    case .number(let range, _, _):
      ["kind": "number", "least": .number(range.lowerBound), "greatest": .number(range.upperBound)]
    case .date(let range):
      [
        "kind": "date", "least": .text("\(range.lowerBound)"),
        "greatest": .text("\(range.upperBound)"),
      ]
    case .written: ["kind": "text"]
    }
  }
}
