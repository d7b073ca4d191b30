import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// What one row lacks that others have: an error of that row alone.
extension KnownValueCheck {
  /// Reports the first value that references need but the current row does not have.
  mutating func reportGap(in references: [Reference]) {
    if let reference = undefined(in: references) {
      report(
        .undefinedVariable(reference.name),
        at: reference.span,
        suggestion: didYouMean(reference.name, among: row.names)
      )
    } else if let fault = references.lazy.compactMap(partFault).first {
      report(.unfitValue(fault.reason), at: fault.span, suggestion: fault.suggestion)
    }
  }

  /// Reports a text that must say something, but has nothing in it in the present row.
  mutating func reportBlank(_ text: Text?) {
    guard let text, !text.isLiteral, let filled = try? scope.text(text),
      filled.isBlank
    else { return }
    report(
      .unfitValue("'\(text.source)' is empty here"),
      at: text.span,
      from: scope.sources(of: text.references)
    )
  }

  /// Reports a reason such as `no`, as a column may have it: any text would do for a reason.
  mutating func reportDenial(_ reason: Text?) {
    guard let reason, !reason.isLiteral, let filled = try? scope.text(reason),
      Header.deniesReason(filled)
    else { return }
    report(
      .unfitValue("'\(reason.source)' is '\(filled)' here, which is not a reason"),
      at: reason.span,
      suggestion: "give a reason, or leave it out: any text there counts as one",
      from: scope.sources(of: reason.references)
    )
  }

  /// What is wrong with the parts that a reference asks of a value of the row, if anything.
  func rowFault(of reference: Reference) -> ValueFault? {
    guard rowNames.contains(reference.name), !reference.steps.isEmpty else { return nil }
    do throws(ValueFault) {
      _ = try scope.value(of: reference)
      return nil
    } catch {
      return error
    }
  }

  private func partFault(of reference: Reference) -> ValueFault? {
    hasKnownNames(reference) ? rowFault(of: reference) : nil
  }

  /// The first reference, also within variables, to a name that is not defined for the row.
  private func undefined(in references: [Reference]) -> Reference? {
    let outer = references.flatMap(\.all).filter { !isLocal($0.name) }
    return variables.undefined(in: outer, among: scope.variables, remembered: remembered)
  }

  private func isLocal(_ name: String) -> Bool {
    isOpen(name) || scope.locals[name] != nil
  }

  /// Reports what a place needs; within a word that is an error of the scenario that uses it.
  private mutating func report(
    _ message: Diagnostic.Message,
    at span: SourceSpan,
    suggestion: String? = nil,
    from sources: ValueSources? = nil
  ) {
    let place = word ?? span
    rowProblems.append(
      Diagnostic(
        message,
        at: place,
        suggestion: suggestion,
        notes: [
          place == span ? nil : Diagnostic.Note("it is used here", at: span),
          (row.extent ?? row.place).map { .row($0, from: sources) },
        ].compactMap(\.self)
      )
    )
  }
}
