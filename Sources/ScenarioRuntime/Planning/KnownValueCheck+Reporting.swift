import ScenarioDiagnostics
import ScenarioModel

/// What does not fit.
extension KnownValueCheck {
  /// That something was said of a place, or this of a text there.
  struct Report: Hashable {
    let place: SourceSpan
    var argument: SourceSpan?
    var text: String?
  }

  /// A place that uses a value, and where that comes from.
  private struct Use {
    let place: SourceSpan
    let notes: [Diagnostic.Note]

    /// Whether the present row has a part in it.
    let isOfRow: Bool
  }

  mutating func report(_ fault: ValueFault, of references: [Reference]) {
    let culprits = references.filter { $0.span.overlaps(fault.span) }
    let use = use(of: culprits.isEmpty ? references : culprits, at: fault.span)
    let diagnostic = Diagnostic(
      .unfitValue(fault.reason),
      at: use.place,
      suggestion: fault.suggestion,
      notes: use.notes
    )
    add(diagnostic, Report(place: use.place), isOfRow: use.isOfRow)
  }

  /// Reports what is wrong about a text that an app is given, at its place and with notes.
  mutating func report(
    about text: Text,
    _ makeDiagnostic: (SourceSpan, [Diagnostic.Note]) -> Diagnostic
  ) {
    let use = use(of: text.references, at: text.span)
    let diagnostic = makeDiagnostic(use.place, use.notes)
    let report = Report(place: use.place, argument: text.span, text: diagnostic.message.text)
    add(diagnostic, report, isOfRow: use.isOfRow)
  }

  /// Adds a diagnostic once for each place.
  ///
  /// An error that involves a row belongs to that row alone.
  private mutating func add(_ diagnostic: Diagnostic, _ report: Report, isOfRow: Bool) {
    if isOfRow, diagnostic.isError {
      if reportedOfRow.insert(report).inserted { rowProblems.append(diagnostic) }
    } else if diagnostics.count <= ProblemList.limit, reported.insert(report).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// Where a value is shown that is used at a place: within a word at that of the scenario that gave
  /// it.
  private func use(of references: [Reference], at span: SourceSpan) -> Use {
    let sources = scope.sources(of: references)
    let argument = sources.spans.firstIndex { arguments.contains($0) }
    let given = argument.map { sources.spans[$0] }
    let place = given ?? sources.choiceSpans.first(where: arguments.contains) ?? word ?? span
    let spans = sources.spans.suffix(from: argument.map { $0 + 1 } ?? 0)
      .prefix { !arguments.contains($0) }
    let isOfRow = sources.depends(onAnyOf: rowNames)
    let rowPlace = isOfRow ? row.place : nil
    let origin = sources.choiceSpans.last ?? (rowPlace == nil ? spans.last { $0 != span } : nil)
    let notes = [
      place == span ? nil : Diagnostic.Note("it is used here", at: span),
      origin.map { Diagnostic.Note("its value is written here", at: $0) }
        ?? rowPlace.map { .row($0, from: sources) },
    ]
    return Use(place: place, notes: notes.compactMap(\.self), isOfRow: isOfRow)
  }
}

extension Diagnostic.Note {
  /// The row that a value comes from, or the value in it if its place is known.
  static func row(_ row: SourceSpan, from sources: ValueSources? = nil) -> Self {
    guard let value = sources?.dataSpan, value != row, row.holds(value) else {
      return Self("in this row", at: row)
    }
    return Self("its value is written here", at: value)
  }
}
