import AppModelKit
import ScenarioYAML
import Suggestions

/// The role of a selector, which decides where a key that is not one of its own belongs.
enum SelectorUse {
  /// The element that a command or another selector is about.
  case element

  /// The element of a type that is named already, so that a text can mean no type.
  case elementOfType

  /// An expectation: that an element matches.
  case expectation
}

extension ScenarioDecoder {
  /// The keys that a command can have next to its element.
  static let keysBesideElement = (LongPressKey.names + WaitKey.names + AssertKey.names)
    .filter { $0 != LongPressKey.element.rawValue }

  /// Returns advice on the most likely meaning of a name that is in no table, or that its mapping
  /// can't have.
  static func meaning(
    of name: String,
    among known: [String],
    isFalse: Bool = false
  ) -> String? {
    commandsOwn(name) ?? apart(name, among: known)
      ?? NegatedNames.advice(on: name, among: known, isFalse: isFalse)
      ?? branch(name, among: known)
      ?? ForeignNames.meaning(of: name, among: known).map { "did you mean '\($0)'?" }
  }

  /// Returns advice on the most likely meaning of a mapping's unknown key, or says that the mapping
  /// has that key already.
  static func meaning(of name: String, among known: [String], in node: YAMLNode) -> String? {
    let nearest = ForeignNames.meaning(of: name, among: known)
    let taken = nearest.flatMap { node.hasKey($0) ? $0 : nil }
    let isFalse = node.entries.contains { $0.key.text == name && $0.value.hasText("false") }
    return meaning(of: name, among: taken == nil ? known : [], isFalse: isFalse)
      ?? taken.map { "'\($0)' is already given: keep one of the two" }
  }

  /// Returns advice on a key that is both misspelt and misplaced.
  ///
  /// - Parameters:
  ///   - name: The key as it is written.
  ///   - known: The keys that may be meant.
  ///   - place: Returns where one of these belongs; nil if it does not belong near here.
  /// - Returns: Nil if the key resembles none that belongs near here.
  static func misspeltPlace(
    of name: String,
    among known: [String],
    place: (String) -> String?
  ) -> String? {
    guard let meant = nearestName(to: name, among: known), meant != name,
      !NegatedNames.isOpposite(name, of: meant)
    else { return nil }
    return place(meant).map { "did you mean '\(meant)'? \($0)" }
  }

  /// The same of a key in a selector.
  static func misspeltPlace(ofKeyInSelector name: String, for use: SelectorUse) -> String? {
    let known = keysBesideElement + ElementKey.names + ElementsKey.names + MatcherKey.names
    return misspeltPlace(of: name, among: known) { place(ofKeyInSelector: $0, for: use) }
  }

  /// The same of a key next to a selector.
  static func misspeltPlace<Key: LanguageKey>(
    of name: String,
    beside fields: Fields<Key>
  ) -> String? {
    let known = SelectorKey.names + ElementKey.names + ExpectationForm.names + keysBesideElement
    return misspeltPlace(of: name, among: known) { place(of: $0, beside: fields) }
  }

  /// Returns advice on where a key in a selector belongs.
  static func place(ofKeyInSelector name: String, for use: SelectorUse) -> String? {
    conditionPlace(of: name, for: use)
      ?? (use == .expectation ? commandPlace(of: name) : placeBesideElement(of: name))
      ?? placeBehindProperty(of: name)
  }

  /// Returns advice on where a key next to a selector belongs, unless its value says that another
  /// key is meant.
  static func place<Key: LanguageKey>(of entry: YAMLEntry, beside fields: Fields<Key>) -> String? {
    (Key.self == ElementKey.self ? conditionMeant(by: entry) : nil)
      ?? (Key.self == ElementsKey.self ? labelsMeant(by: entry) : nil)
      ?? place(of: entry.key.text, beside: fields) ?? argumentMeant(by: entry, of: Key.self)
  }

  /// What a key and its value mean that are among the options of a launch, as arguments elsewhere do.
  private static func argumentMeant<Key: LanguageKey>(
    by entry: YAMLEntry,
    of table: Key.Type
  ) -> String? {
    guard table == LaunchKey.self || table == RelaunchKey.self, entry.value.kind == .scalar,
      ForeignNames.meaning(of: entry.key.text, among: LaunchKey.names) == nil
    else { return nil }
    return "put the app's own arguments into 'arguments': {arguments: [...]}"
  }

  /// A list after `label` is what all elements have.
  private static func labelsMeant(by entry: YAMLEntry) -> String? {
    guard entry.key.hasText("label"), entry.value.kind == .sequence else { return nil }
    return "did you mean '\(ElementsKey.labels.rawValue)'?"
  }

  /// What a key and its value mean that look like a condition of an element, as other tools have them.
  private static func conditionMeant(by entry: YAMLEntry) -> String? {
    guard entry.value.kind == .scalar else { return nil }
    switch entry.key.text {
    case "within" where (try? Duration(scenarioText: entry.value.text)) != nil:
      return "to wait for it write 'waitFor: {element: ..., timeout: ...}'"
    case "not" where entry.value.hasText("exists"): return "write 'exists: false'"
    case "equals": return "name the property to compare: {element: ..., label: ...}"
    default: return nil
    }
  }

  /// Returns advice on where a key next to a selector belongs, or a key in a step that belongs in
  /// the header.
  ///
  /// A mapping that lacks one of its own keys may mean that one.
  static func place<Key: LanguageKey>(of name: String, beside fields: Fields<Key>) -> String? {
    if Key.self == RelaunchKey.self, name == LaunchKey.manual.rawValue {
      return "only the header's 'launch' can have '\(name)'"
    }
    guard Key.finder.required.allSatisfy(fields.has),
      let owner = fields.first(where: { $0.key.entry.isSelector })?.key.rawValue
    else { return nil }
    if SelectorKey(rawValue: name) != nil || ElementType(rawValue: name) != nil {
      return "put '\(name)' into the selector after '\(owner)': {\(owner): {..., \(name): ...}}"
    }
    guard Key.self == ElementKey.self || Key.self == ElementsKey.self else { return nil }
    if ExpectationForm(rawValue: name) != nil { return both(owner, name) }
    guard let form = conditionForm(of: name) else { return commandPlace(of: name) }
    return "write '\(form)' for '\(owner)': {\(form): ..., \(name): ...}"
  }

  /// How to write several where one selector belongs.
  static func advice(onListFor use: SelectorUse) -> String {
    switch use {
    case .element, .elementOfType: "write a single one; several take a step each"
    case .expectation: "where all are expected write {all: [...]}, for one of them {any: [...]}"
    }
  }

  /// How to expect two things, each with a mapping of its own.
  static func both(_ first: String, _ second: String) -> String {
    "for both write {all: [{\(first): ...}, {\(second): ...}]}"
  }

  /// Where a key of selectors belongs that is next to an expectation of another form.
  static func place(ofKeyOfSelector name: String, beside form: ExpectationForm) -> String? {
    let isOfSelector = SelectorKey(rawValue: name) != nil || ElementType(rawValue: name) != nil
    return isOfSelector ? both(form.rawValue, name) : nil
  }

  /// Which command has a key next to its expectation.
  static func commandPlace(of name: String) -> String? {
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

  /// A condition is next to a selector, where it would be a whole expectation without.
  private static func conditionPlace(of name: String, for use: SelectorUse) -> String? {
    guard use == .expectation, let form = conditionForm(of: name) else { return nil }
    return "put the selector after '\(form)': {\(form): {...}, \(name): ...}"
  }

  /// The form of expectation that has a condition of that name.
  private static func conditionForm(of name: String) -> String? {
    if ElementKey(rawValue: name) != nil { return ElementKey.element.rawValue }
    return ElementsKey(rawValue: name).map { _ in ElementsKey.elements.rawValue }
  }

  /// Where a key belongs that a command has next to its selector rather than in it.
  private static func placeBesideElement(of name: String) -> String? {
    guard keysBesideElement.contains(name) else { return nil }
    return "put the selector after 'element': {element: {...}, \(name): ...}"
  }

  /// Returns advice on where a matcher's key that is in the selector itself belongs.
  private static func placeBehindProperty(of name: String) -> String? {
    guard MatcherKey(rawValue: name) != nil else { return nil }
    return "a matcher belongs after a property: {label: {\(name): ...}}"
  }

  /// Returns advice on where a key that only commands can have next to them belongs.
  private static func commandsOwn(_ name: String) -> String? {
    guard name == StepKey.optional.rawValue else { return nil }
    return "'\(name)' belongs beside the command: {tap: ..., \(name): ...}"
  }

  /// A second condition is within the branch for everything else.
  private static func branch(_ name: String, among known: [String]) -> String? {
    guard ForeignNames.furtherConditions.contains(name), known.contains(IfKey.otherwise.rawValue)
    else {
      return nil
    }
    return "put another 'if' into 'else': {condition: ..., then: ..., else: [if: {...}]}"
  }

  /// YAML takes `tap:Done` for one word, and `"tap: Done"` too.
  private static func apart(_ name: String, among known: [String]) -> String? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let key = String(name[..<colon])
    guard known.contains(key) else { return nil }
    // After a colon with a space a key would end, if it were not in quotes.
    if name[colon...].dropFirst().first?.isWhitespace == true {
      return "leave out the quotes, because they make one text of '\(key)' and its value"
    }
    return "a space is missing after the colon: '\(key): ...'"
  }
}

extension YAMLEntry {
  /// Whether a value is written into the key: `tap:Done`.
  var lacksSpace: Bool { value.isLeftOut && key.text.utf8.contains(UInt8(ascii: ":")) }
}

extension KeyEntry {
  /// Whether a selector follows the key, and nothing else.
  var isSelector: Bool {
    if case .selector = kind { true } else { false }
  }
}
