import ScenarioDiagnostics
import ScenarioYAML
import Suggestions

/// Finds what a person most likely meant by a key that its mapping can't have.
///
/// ```swift
/// let advisor = KeyAdvisor(entry: entry, known: WaitKey.names, siblings: node, place: place)
/// advisor.suggestion  // "did you mean 'timeout'?"
/// ```
struct KeyAdvisor {
  let entry: YAMLEntry

  /// The keys that the mapping can have.
  let known: [String]

  /// The mapping that has the key, if its other keys decide what the key can mean.
  let siblings: YAMLNode?
  let place: any KeyPlace

  var suggestion: String? {
    OddSign.advice(on: entry.key.text) ?? cutText?.advice ?? place.advice(on: entry) ?? meaning
      ?? misspeltPlace
      ?? place.fallback(among: known)
  }

  private var cutText: CutText? { siblings.flatMap { CutText(with: entry, in: $0) } }

  /// What the key means, or that the mapping has that key already.
  private var meaning: String? {
    let name = entry.key.text
    guard let siblings else { return Self.meaning(of: name, among: known) }
    let nearest = ForeignNames.meaning(of: name, among: known)
    let taken = nearest.flatMap { siblings.hasKey($0) ? $0 : nil }
    let isFalse = siblings.entries.contains { $0.key.text == name && $0.value.hasText("false") }
    return Self.meaning(of: name, among: taken == nil ? known : [], isFalse: isFalse)
      ?? taken.map { "'\($0)' is already given: keep one of the two" }
  }

  /// Where the key belongs that this one is a misspelling of.
  private var misspeltPlace: String? {
    let name = entry.key.text
    guard let meant = nearestName(to: name, among: place.names), meant != name,
      !NegatedNames.isOpposite(name, of: meant)
    else { return nil }
    return place.place(of: meant).map { "did you mean '\(meant)'? \($0)" }
  }

  /// The most likely meaning of a name that can't be in its place.
  ///
  /// - Returns: The advice; nil if the name resembles none of these.
  static func meaning(of name: String, among known: [String], isFalse: Bool = false) -> String? {
    if name == StepKey.optional.rawValue {
      return "'\(name)' belongs beside the command: {tap: ..., \(name): ...}"
    }
    return missingSpace(in: name, among: known) ?? missingSpaceAfterDash(in: name, among: known)
      ?? NegatedNames.advice(on: name, among: known, isFalse: isFalse)
      ?? furtherCondition(name, among: known)
      ?? ForeignNames.meaning(of: name, among: known).map { "did you mean '\($0)'?" }
  }

  /// The mistake in `tap:Done` and `"tap: Done"`, which YAML reads as one text.
  private static func missingSpace(in name: String, among known: [String]) -> String? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let key = String(name[..<colon])
    guard known.contains(key) else { return nil }
    // A colon and a space end a key, unless they are in quotes.
    if name[colon...].dropFirst().first?.isWhitespace == true {
      return "leave out the quotes, because they make one text of '\(key)' and its value"
    }
    return "a space is missing after the colon: '\(key): ...'"
  }

  /// The mistake in `-tap: Done`, which YAML reads as a key with a dash in it.
  private static func missingSpaceAfterDash(in name: String, among known: [String]) -> String? {
    guard let key = name.nameAfterDash, known.contains(key) || StepKey(rawValue: key) != nil else {
      return nil
    }
    return "a space is missing after the dash: '- \(key): ...'"
  }

  /// Where a second condition of an `if` belongs.
  private static func furtherCondition(_ name: String, among known: [String]) -> String? {
    guard ForeignNames.furtherConditions.contains(name), known.contains(IfKey.otherwise.rawValue)
    else { return nil }
    return "put another 'if' into 'else': {condition: ..., then: ..., else: [if: {...}]}"
  }
}

/// The mapping that an unknown key is in, which decides where else the key can belong.
protocol KeyPlace {
  /// The names of keys that belong near the mapping rather than in it.
  var names: [String] { get }

  /// Where a key of one of these names belongs; nil if it does not belong near here.
  func place(of name: String) -> String?

  /// What to do about a key before its spelling is doubted.
  func advice(on entry: YAMLEntry) -> String?

  /// What to say about a key that resembles none.
  func fallback(among known: [String]) -> String?
}

extension KeyPlace {
  /// The keys that the mapping can have, if these are the language's.
  func fallback(among known: [String]) -> String? {
    known.isEmpty ? nil : "known keys: \(known.list)"
  }
}

extension YAMLEntry {
  /// Whether a value is written into the key: `tap:Done`.
  var lacksSpace: Bool { value.isLeftOut && key.text.utf8.contains(UInt8(ascii: ":")) }
}
