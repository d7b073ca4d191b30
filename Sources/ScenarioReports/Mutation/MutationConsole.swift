import ScenarioDiagnostics
package import ScenarioEvents

/// The console's report of the bugs that a suite would notice.
package struct MutationConsole {
  /// How many places are shown.
  private static let mostPlaces = 20

  private let report: MutationReport
  private let listsAll: Bool
  private var text: TextBuffer

  /// - Parameters:
  ///   - report: The findings.
  ///   - options: The options of the console.
  ///   - listsAll: Whether every mutant has a line.
  package init(_ report: MutationReport, options: ConsoleOptions, listsAll: Bool) {
    self.report = report
    self.listsAll = listsAll
    text = TextBuffer(for: options.medium)
  }

  /// Writes everything to a sink.
  package mutating func write(into sink: inout some ReportSink) {
    if listsAll { appendList() }
    appendUnnoticed()
    append("toothless: fails for no mutant", report.toothlessSteps)
    if let steps = report.superfluousSteps {
      append("superfluous: without it the suite notices as much", steps)
    }
    for excluded in report.shownExclusions { text.append(excluded) }
    appendTotals()
    text.flush(into: &sink)
  }

  private mutating func appendList() {
    for mutant in report.mutants {
      text.append(verbatim: mutant.statusWord.padded(to: 10))
      text.append(text: mutant.id)
      if case .noticed(let notice) = mutant.status {
        text.append("  ")
        text.inked(.faint) { $0.append(text: notice.text) }
      } else if let reason = mutant.acceptance {
        text.append("  ")
        text.inked(.faint) { $0.append(text: reason) }
      }
      text.append("\n")
    }
  }

  private mutating func appendUnnoticed() {
    let places = report.unnoticedPlaces
    guard !places.isEmpty else { return }
    text.inked(.failure) { $0.append("nothing would notice if") }
    text.append("\n")
    let appWidth = places.map(\.app.count).max() ?? 0
    for place in places.prefix(Self.mostPlaces) { append(place, appWidth) }
    guard places.count > Self.mostPlaces else { return }
    let rest = places.count - Self.mostPlaces
    text.append(verbatim: "  and \(rest) more \(rest == 1 ? "place" : "places")")
    text.append("; '--list' shows all\n")
  }

  private mutating func append(_ place: MutatedPlace, _ appWidth: Int) {
    text.append("  ")
    text.append(text: place.app.padded(to: appWidth + 2))
    if let screen = place.subject.screen { text.append(template: "\(screen)  ") }
    text.inked(.place) { $0.append(text: place.name) }
    text.append(template: " \(place.phrases)")
    text.inked(.faint) { $0.append(template: "  (\(place.coverage))") }
    text.append("\n")
    guard let suggestion = place.suggestion else { return }
    text.append(spaces: appWidth + 4)
    text.append(template: "add to \(suggestion.file) \(suggestion.place.text)")
    text.append(template: " (\(verbatim: place.trial)):  ")
    text.inked(.green) { $0.append(text: suggestion.step) }
    text.append("\n")
  }

  private mutating func append(_ heading: StaticString, _ steps: [StepRecord]) {
    guard !steps.isEmpty else { return }
    text.inked(.note) { $0.append(heading) }
    text.append("\n")
    for step in steps {
      text.append("  ")
      text.inked(.place) { $0.append(text: step.span.location) }
      text.append(template: "  \(step.headline)\n")
    }
  }

  private mutating func appendTotals() {
    text.append(template: "\(verbatim: report.totals)\n")
    let apps = report.apps
    guard apps.count > 1, !report.wasInterrupted else { return }
    let scores = apps.map { "\($0) \(report.score(of: $0).text)" }
    text.append(template: "  \(scores.joined(separator: ", "))\n")
  }
}

extension MutationReport {
  /// The cases without mutants that reports show.
  var shownExclusions: [ExcludedCase] { excludedCases.shown(besides: caseCount) }

  /// `385 mutants: 357 noticed, 28 not: 92.7 % (76 more change no screen; 5,660 runs of 80 scenarios)`.
  var totals: String {
    if wasInterrupted { return "interrupted before all mutants were run" }
    let runs = "\(runCount.grouped) runs of \(caseCount.grouped("scenario"))"
    if mutants.isEmpty { return "no mutants (\(runs))" }
    let score = MutationScore(of: mutants)
    let accepted = acceptedCount == 0 ? "" : " (\(acceptedCount.grouped) accepted)"
    let unchanged =
      score.unchanged == 0 ? "" : "\(score.unchanged.grouped) more change no screen; "
    return "\(score.count.grouped("mutant")): \(score.noticed.grouped) noticed, "
      + "\(score.unnoticed.grouped) not\(accepted): \(score.text) "
      + "(\(unchanged)\(runs))"
  }
}

extension MutantRecord {
  var statusWord: String {
    switch status {
    case .noticed: "noticed"
    case .unnoticed: acceptance == nil ? "unnoticed" : "accepted"
    case .unchanged: "unchanged"
    }
  }
}

extension MutantRecord.Notice {
  /// Which step noticed it.
  var text: String {
    (isCrash ? "crashes " : "") + identity.place + (step.map { " step \($0)" } ?? "")
  }
}

extension String {
  /// The text, padded with blanks to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
