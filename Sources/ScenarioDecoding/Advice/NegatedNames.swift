import ScenarioModel

/// Names that say the opposite of one of the language: `assertNot`, `notEnabled`, `doesNotContain`.
///
/// To suggest the name without its negation would turn a test round, so each has advice of its own.
enum NegatedNames {
  /// Returns advice on a name that negates a known one, such as `disabled` for `enabled`.
  ///
  /// - Returns: Nil if the name negates none of them.
  static func advice(on name: String, among known: [String], isFalse: Bool = false) -> String? {
    guard let denied = denied(by: name, among: known) else { return nil }
    if denied == ElementKey.exists.rawValue || StateProperty(rawValue: denied) != nil {
      return "write '\(denied): \(isFalse)'"
    }
    if isFalse { return nil }
    if let command = StepKey(rawValue: denied) { return advice(onDenied: command) }
    if TextProperty(rawValue: denied) != nil || denied == ElementsKey.count.rawValue {
      return "write '\(denied): {not: ...}'"
    }
    let takesNegation =
      ExpectationForm(rawValue: denied) != nil || MatcherKey(rawValue: denied) != nil
    return takesNegation ? "write {not: {\(denied): ...}}" : nil
  }

  private static func advice(onDenied command: StepKey) -> String? {
    let absence = "{element: ..., exists: false}"
    if command == .waitFor { return "write 'waitFor: \(absence)'" }
    return command == .assert
      ? "write 'assert: {not: ...}', or for what is not there 'assert: \(absence)'" : nil
  }

  /// Whether a name is another one except for a negation, so that it can't be a slip of that.
  static func isOpposite(_ name: String, of other: String) -> Bool {
    denied(by: name, among: [other]) != nil
  }

  private static func denied(by name: String, among known: [String]) -> String? {
    if let denied = opposites.first(where: { $0.key == name && known.contains($0.value) })?.value {
      return denied
    }
    guard let positive = positive(of: name) else { return nil }
    return known.first { $0.lowercased() == positive }
      ?? ForeignNames.counterpart(of: positive, among: known)
  }

  /// A name in small letters without the word that denies it.
  private static func positive(of name: String) -> String? {
    let name = String(name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" })
    for prefix in ["doesnot", "isnot", "not", "non"] where name.hasPrefix(prefix) {
      return withoutVerbEnding(String(name.dropFirst(prefix.count)), after: prefix)
    }
    if name.hasPrefix("un") {
      // With anything but a state it is not a word at all, so that it is a slip.
      let state = String(name.dropFirst(2))
      return StateProperty(rawValue: state) == nil ? nil : state
    }
    for suffix in ["not", "no", "absent", "gone", "hidden", "invisible", "false"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return nil
  }

  /// `contains` for the `contain` of `doesNotContain`.
  private static func withoutVerbEnding(_ name: String, after prefix: String) -> String {
    prefix == "doesnot" && !name.hasSuffix("s") ? name + "s" : name
  }

  private static let opposites: KeyValuePairs = [
    "absent": "exists", "gone": "exists", "missing": "exists", "hidden": "exists",
    "invisible": "exists", "notExist": "exists", "notPresent": "exists",
    "disabled": "enabled", "deselected": "selected",
    "refute": "assert", "unassert": "assert",
    "waitNot": "waitFor", "waitForNo": "waitFor", "waitGone": "waitFor",
    "differs": "equals", "unequal": "equals",
  ]
}
