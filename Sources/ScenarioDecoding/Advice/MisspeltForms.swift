import AppModelKit
import ScenarioYAML

/// Misspelt keys that decide how their whole mapping is read.
extension YAMLNode {
  /// The form of expectation that a key most likely means, in a mapping that has none.
  func misspeltForm(beside neighbours: KeyNames?) -> ExpectationForm? {
    let place = SelectorPlace(use: .expectation, type: nil, isForm: false)
    return meaningOfKeys(among: ExpectationForm.names + neighbours.all) { key in
      neighbours.contains(key) || place.place(of: key.text) != nil
    }.flatMap(ExpectationForm.init)
  }

  /// Whether a command's element follows `element`, or after a key that most likely means that.
  var hasMisspeltElement: Bool {
    guard kind == .mapping else { return false }
    let element = LongPressKey.element.rawValue
    let names = [element] + NearbyKeys.besideElement
    return meaningOfKeys(among: names) { names.contains($0.text) } == element
  }

  /// The most likely meaning of the first key that is not a selector's: a key of selectors, or one of
  /// the given names.
  private func meaningOfKeys(
    among names: @autoclosure () -> [String],
    except isKnown: (YAMLNode) -> Bool
  ) -> String? {
    guard kind == .mapping else { return nil }
    for entry in entries
    where !entry.key.isKeyOfSelector && !entry.lacksColon && !isKnown(entry.key) {
      return ForeignNames.meaning(
        of: entry.key.text,
        among: names() + SelectorKey.names + ElementType.names
      )
    }
    return nil
  }

  /// Whether a key is a selector's, including the names of element types.
  var isKeyOfSelector: Bool {
    SelectorKey.finder.key(named: self) != nil || ElementType(rawValue: text) != nil
      || ForeignNames.elementType(of: text) != nil
  }
}
