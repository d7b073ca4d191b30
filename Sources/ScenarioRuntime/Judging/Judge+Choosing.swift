import AppModelKit
import ScenarioModel

extension Judge {
  /// How one of several matches is chosen; a text alone has no place for that, so a mapping takes its.
  ///
  /// The text itself is not repeated: it may be secret, or need quotes.
  func choice(
    among found: [Int],
    of selector: Selector,
    in scope: Scope
  ) throws(ValueFault) -> String {
    guard let text = selector.soleText else { return "choose with 'index' or 'first: true'" }
    let key = key(of: try scope.text(text), among: found.map { screen.elements[$0] })
    return "write {\(key): ..., first: true} in place of the text"
  }

  /// The property that is the text in most of some elements.
  private func key(of text: String, among elements: [ElementSnapshot]) -> String {
    let counts = Self.identifyingProperties.map { property in
      (key: property.key, count: elements.count { property.text($0) == text })
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.first { $0.count == most }?.key ?? "label"
  }

  /// The properties that a text alone is compared with, by their keys, the commonest first.
  private static var identifyingProperties: [(key: String, text: (ElementSnapshot) -> String)] {
    [
      ("label", \.label), ("id", \.identifier), ("title", \.title), ("value", \.value),
      ("placeholder", \.placeholder),
    ]
  }
}
