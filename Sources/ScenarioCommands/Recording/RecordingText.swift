import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording

/// What `record --terminal` shows of a recording.
struct RecordingText {
  let recording: Recording

  /// The screen: a line about the moment, then the elements with their numbers.
  var screen: String {
    let shown = recording.shownScreen
    let rows = shown.elements.indices.map { index in
      [
        "\(index + 1)".leftPadded(to: 3), shown.elements[index].indentedTitle,
        shown.states(of: index).joined(separator: ", "),
      ].map(VisibleText.escaping)
    }
    return "\(heading(of: shown))\n" + AlignedRows(rows.map(\.withoutEmptyEnd)).indented
  }

  /// What is recorded, and where to: the first lines of the conversation.
  func introduction(writingTo path: String?) -> String {
    let help = "'?' lists the commands\n"
    guard let surroundings = recording.surroundings, let path else {
      let place = path.map { " into '\($0)'" } ?? "; the scenario is printed at the end"
      return VisibleText.escaping("recording \(recording.appName ?? "")\(place)") + "; \(help)"
    }
    let place = "into '\(path)' before line \(surroundings.line)"
    let title = VisibleText.escaping("recording '\(recording.name)' \(place)")
    return "\(title); \(help)\(surroundings.nearLines)"
  }

  private func heading(of shown: ScreenSnapshot) -> String {
    let name = shown.screen.map { "screen '\($0)'" } ?? "no screen on top"
    return VisibleText.escaping("\(name), at \(recording.moment.secondsText)s\(unrest)")
  }

  private var unrest: String {
    if recording.isAtRest { return "" }
    return recording.canLetTimePass
      ? ", before the app is at rest" : ", and the app does not come to rest"
  }

  /// The steps that are new since an earlier state of the recording, with their numbers.
  func steps(since earlier: Recording) -> String {
    let (old, new) = (earlier.steps, recording.steps)
    let same = zip(old, new).prefix { $0.lines == $1.lines }.count
    return list(new.enumerated().dropFirst(same).map { ($0 + 1, $1) })
  }

  private func list(_ steps: [(number: Int, step: RecordedStep)]) -> String {
    steps.map { number, step in
      let advice = step.countsElements ? "  (add an identifier: this counts elements)" : ""
      let lines = step.lines.enumerated().map { index, line in
        index == 0 ? "\("\(number)".leftPadded(to: 3))  \(line)\(advice)" : "     \(line)"
      }
      return lines.map { "  \(VisibleText.escaping($0))\n" }.joined()
    }.joined()
  }

  /// A list of steps to choose from.
  static func choices(_ steps: [String]) -> String {
    steps.enumerated().map { index, step in
      "  \("\(index + 1)".leftPadded(to: 3))  \(VisibleText.escaping(step))\n"
    }.joined()
  }
}

extension RecordingText {
  /// What is known about other timings: that the scenario passes at all of them, or what fails.
  func proof(_ exploration: Exploration) -> String {
    let text =
      switch exploration.state {
      case .proved, .error: proved(exploration)
      case .open(let reason): "? \(exploration.text(of: reason))"
      case .timed: failing(exploration)
      }
    return VisibleText.escaping(recording.secrets.masking(text)) + "\n"
  }

  private func proved(_ exploration: Exploration) -> String {
    let runs = counted(exploration.runCount, "run")
    if exploration.usualVerdict == .passed { return "✓ proved at every timing (\(runs))" }
    guard let failure = recording.laterFailure else { return "✗ fails at every timing (\(runs))" }
    return "✗ '\(failure.step)' at \(failure.place) fails at every timing (\(runs)): "
      + "\(failure.reason); record what it needs before it, or change it in the file"
  }

  private func failing(_ exploration: Exploration) -> String {
    guard let finding = exploration.findings.first else { return "✗ depends on timing" }
    let cure = finding.cure.text.map { "; \($0)" } ?? ""
    return "✗ \(step(thatFailsIn: finding.record))\(exploration.summary(of: finding))\(cure)"
  }

  private func step(thatFailsIn record: CaseRecord) -> String {
    guard let step = record.lastAttempt?.failedStep else { return "" }
    return "'\(step.command)\(step.title.isEmpty ? "" : ": \(step.title)")' "
  }
}

extension FileSurroundings {
  /// The nearest lines of the file, with their numbers, around the place of new steps.
  fileprivate var nearLines: String {
    let start = before.count - before.suffix(Self.shownCount).count
    return lines(before[start...], from: start + 1) + "       (new steps)\n"
      + lines(after.prefix(Self.shownCount), from: line)
  }

  private func lines(_ lines: some Sequence<String>, from number: Int) -> String {
    lines.enumerated().map { offset, line in
      "  \("\(number + offset)".leftPadded(to: 3))  \(VisibleText.escaping(line))\n"
    }.joined()
  }

  private static let shownCount = 3
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
