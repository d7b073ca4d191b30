import ScenarioDiagnostics
import ScenarioEvents
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
    case .template(let parts): parts.indices.map { shown(parts, at: $0) }.joined()
    }
  }

  private func shown(_ parts: [Text.Part], at index: Int) -> String {
    switch parts[index] {
    case .literal(let literal): literal
    case .reference(let reference):
      parts.isComparedValue(at: index) ? shownValue(reference) : shown(reference)
    }
  }

  /// The value of a reference in `equals`: a text that looks like a value of another kind has quotes.
  private func shownValue(_ reference: Reference) -> String {
    let shown = shown(reference)
    guard case .text(let text)? = try? scope.value(of: reference), text.looksLikeOtherKind else {
      return shown
    }
    return "'\(shown)'"
  }

  /// The value in one line.
  ///
  /// A reference to a value that can't be part of a text stays as it is written.
  private func shown(_ reference: Reference) -> String {
    guard let text = try? scope.text(of: reference) else { return "${\(reference.source)}" }
    return VisibleText.escaping(shortened(text))
  }
}

extension [Text.Part] {
  /// Whether a part is a whole item of the list that `equals` compares.
  fileprivate func isComparedValue(at index: Int) -> Bool {
    guard let before = self[..<index].last?.literal, before.hasSuffix("[") || before.hasSuffix(", ")
    else { return false }
    let end = self[(index + 1)...].first?.literal
    guard end?.hasPrefix(",") ?? false || end?.hasPrefix("]") ?? false else { return false }
    return self[..<index].contains { $0.literal?.contains("equals: [") ?? false }
  }
}

extension Text.Part {
  fileprivate var literal: String? {
    switch self {
    case .literal(let literal): literal
    case .reference: nil
    }
  }
}

extension String {
  /// Whether the text without quotes would be read as no text.
  fileprivate var looksLikeOtherKind: Bool {
    isEmpty || Number(self) != nil || ["true", "false", "null"].contains(self)
  }
}
