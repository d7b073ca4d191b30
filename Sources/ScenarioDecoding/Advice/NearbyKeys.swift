import AppModelKit

/// Where the keys of selectors, expectations and commands belong that are one level off.
enum NearbyKeys {
  /// The keys that a command can have next to its element.
  static let besideElement = (LongPressKey.names + WaitKey.names + AssertKey.names)
    .filter { $0 != LongPressKey.element.rawValue }

  /// Whether a name is a selector's key, element types included.
  static func areOfSelector(_ name: String) -> Bool {
    SelectorKey(rawValue: name) != nil || ElementType(rawValue: name) != nil
  }

  static func form(withCondition name: String) -> String? {
    if ElementKey(rawValue: name) != nil { return ElementKey.element.rawValue }
    return ElementsKey(rawValue: name).map { _ in ElementsKey.elements.rawValue }
  }

  /// Which command has a key next to its expectation.
  static func command(with name: String) -> String? {
    let command: StepKey
    if WaitKey(rawValue: name) != nil {
      command = .waitFor
    } else if AssertKey(rawValue: name) != nil {
      command = .assert
    } else {
      return nil
    }
    return "'\(name)' belongs to '\(command.rawValue)', beside its outermost expectation"
  }

  /// The advice to write two expectations, each in a mapping of its own.
  static func both(_ first: String, _ second: String) -> String {
    "for both write {all: [{\(first): ...}, {\(second): ...}]}"
  }
}
