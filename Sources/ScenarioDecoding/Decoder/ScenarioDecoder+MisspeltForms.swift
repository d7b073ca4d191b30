import AppModelKit
import ScenarioYAML
import Suggestions

/// Misspelt keys that decide how their whole mapping is read.
extension ScenarioDecoder {
  /// The form of expectation that a key most likely means, in a mapping that has none.
  func misspeltForm(in node: YAMLNode, beside neighbours: KeyNames?) -> ExpectationForm? {
    meaning(
      ofKeysIn: node,
      among: ExpectationForm.names + neighbours.all,
      except: { key in
        neighbours.contains(key) || Self.place(ofKeyInSelector: key.text, for: .expectation) != nil
      }
    ).flatMap(ExpectationForm.init)
  }

  /// Whether a command's element follows `element`, or after a key that most likely means that.
  func hasElementKey(_ node: YAMLNode) -> Bool {
    guard node.kind == .mapping else { return false }
    if node["element"] != nil { return true }
    let element = LongPressKey.element.rawValue
    let names = [element] + Self.keysBesideElement
    return meaning(ofKeysIn: node, among: names, except: { names.contains($0.text) }) == element
  }

  /// Returns the most likely meaning of the first key that is not a selector's: a key of selectors,
  /// or one of the given names.
  private func meaning(
    ofKeysIn node: YAMLNode,
    among names: @autoclosure () -> [String],
    except isKnown: (YAMLNode) -> Bool
  ) -> String? {
    guard node.kind == .mapping, !hasEnoughProblems else { return nil }
    for entry in node.entries where !Self.isOfSelector(entry.key) && !isKnown(entry.key) {
      return ForeignNames.meaning(
        of: entry.key.text,
        among: names() + SelectorKey.names + ElementType.names
      )
    }
    return nil
  }

  /// Whether a key is one of selectors, be it the name of an element type.
  static func isOfSelector(_ key: YAMLNode) -> Bool {
    SelectorKey.finder.key(named: key) != nil || ElementType(rawValue: key.text) != nil
      || ElementType.iosName(for: key.text) != nil
  }
}
