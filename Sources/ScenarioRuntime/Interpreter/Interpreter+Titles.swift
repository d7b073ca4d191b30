import ScenarioDiagnostics
import ScenarioModel

extension Interpreter {
  /// Records the beginning of a step under the title that it has at this moment.
  mutating func begin(_ step: Step, at start: Duration) -> Int {
    let title = step.name ?? step.title
    if let literal = title.literal { return log.begin(step, title: literal, at: start) }
    return log.begin(step, filledTitle: shown(title), at: start)
  }

  /// A text in one line, with its values filled in as a title shows them.
  func shown(_ text: Text) -> String {
    switch text.content {
    case .literal(let literal): literal
    case .template(let parts): parts.map(shown).joined()
    }
  }

  private func shown(_ part: Text.Part) -> String {
    switch part {
    case .literal(let literal): literal
    case .reference(let reference): shown(reference)
    case .comparedValue(let reference): shownInQuotes(reference) ?? shown(reference)
    }
  }

  /// The value in quotes, if it is a text that looks like a value of another kind.
  private func shownInQuotes(_ reference: Reference) -> String? {
    guard case .text(let text)? = try? scope.value(of: reference),
      text.isEmpty || text.looksLikeOtherKind
    else { return nil }
    return "'\(shown(reference))'"
  }

  /// The value in one line.
  ///
  /// A reference to a value that can't be part of a text stays as it is written.
  private func shown(_ reference: Reference) -> String {
    guard let text = try? scope.text(of: reference) else { return "${\(reference.source)}" }
    return VisibleText.escaping(shortened(text))
  }
}
