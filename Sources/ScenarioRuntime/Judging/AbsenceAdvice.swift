import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// How to say what was most likely meant by a text that nothing on the screen is.
struct AbsenceAdvice {
  private let screen: ScreenSnapshot

  init(on screen: ScreenSnapshot) {
    self.screen = screen
  }

  /// The advice on a selector whose values are filled in.
  func advice(on selector: Selector) -> String? {
    selector.criteria.lazy.compactMap(advice).first
  }

  private func advice(on criterion: Selector.Criterion) -> String? {
    switch criterion {
    case .anyProperty(let text): text.literal.flatMap(advice)
    case .within(let other), .childOf(let other), .containing(let other): advice(on: other)
    case .identifier, .text, .type, .state, .named: nil
    }
  }

  private func advice(onText text: String) -> String? {
    if let type = ElementType(rawValue: text) {
      return "for an element of that type write {type: \(type.rawValue)}"
    }
    if hasLabel(where: { isPart(text, of: $0) }) {
      return "for a part of a label write label: {contains: \(text.quoted)}"
    }
    guard let pattern = pattern(text),
      hasLabel(where: { pattern.canSearch($0) && pattern.isFound(in: $0) })
    else { return nil }
    return "for a regular expression write label: {matches: \(text.quoted)}"
  }

  /// Whether a text is a part of a label, rather than a label that was not written to its end.
  private func isPart(_ text: String, of label: String) -> Bool {
    !text.isEmpty && label != text && label.firstRange(of: text) != nil
      && nearestName(to: text, among: [label]) == nil
  }

  /// The pattern that a text is if it has signs that seldom stand in labels.
  private func pattern(_ text: String) -> Pattern? {
    [".*", ".+", "\\"].contains { text.firstRange(of: $0) != nil } ? try? Pattern(text) : nil
  }

  private func hasLabel(where isMeant: (String) -> Bool) -> Bool {
    screen.elements.contains { isMeant($0.label) }
  }
}
