import ScenarioDiagnostics
import ScenarioYAML

/// Advice on values that YAML misreads because a dash, a colon or a space is missing.
extension ScenarioDecoder {
  /// Reports what is not a list; one that lacks its dashes may have every key again and again.
  mutating func reportNoList(_ node: YAMLNode, _ name: String) {
    reportNoList(node, name, advice: Self.listAdvice(for: node))
  }

  /// Reports rows that are there without a dash, so that they look like the way to a data file.
  mutating func reportNoRows(_ node: YAMLNode) {
    let key = node.entries.first?.key.text ?? "key"
    reportNoList(node, "'cases'", advice: "begin each row with a dash: '- \(key): ...'")
  }

  private mutating func reportNoList(_ node: YAMLNode, _ name: String, advice: String?) {
    if node.kind == .mapping, advice != nil { removeDuplicates(among: node.entries) }
    report(.wrongKind(name, "a list", found: node.foundKind), at: node.span, suggestion: advice)
  }

  private mutating func removeDuplicates(among entries: YAMLEntries) {
    let keys = Set(entries.map(\.key.span.start))
    withdraw { problem in
      let first = problem.notes.first?.span
      return problem.message.isOf(.duplicateKey) && first.map { keys.contains($0.start) } ?? false
    }
  }

  /// How to write a list in the place of something else.
  private static func listAdvice(for node: YAMLNode) -> String? {
    switch node.kind {
    case .scalar where node.style == .literal || node.style == .folded:
      "leave out the '|' or '>' above: it makes one text of all lines below"
    case .scalar:
      node.asWords.map { words in
        words.count == 1 ? "write a list of one: [\(words[0])]" : "write a list: [..., ...]"
      }
    case .mapping: node.entries.first.flatMap { dashAdvice(for: $0.key.text) }
    case .sequence: nil
    }
  }

  /// The advice on a key that begins the first item of a list.
  private static func dashAdvice(for key: String) -> String? {
    if let advice = OddSpace.advice(on: key) { return advice }
    if let sign = key.first, "–—−‒‐‑•·".contains(sign) {
      return "begin each item with '-', the hyphen of the keyboard, and a blank"
    }
    if let name = nameAfterDash(key) {
      return "a space is missing after the dash: '- \(name): ...'"
    }
    let isOfItem = StepKey(rawValue: key) != nil || ScenarioKey(rawValue: key) != nil
    return isOfItem ? "begin each item with a dash: '- \(key): ...'" : nil
  }

  /// `tap Done`, `tap(Done)` or `tap {id: ...}`, and `-tap`.
  static func punctuationAdvice(onCommand name: String) -> String? {
    if let command = nameAfterDash(name).flatMap(command(named:)) {
      return "a space is missing after the dash: '- \(command.rawValue): ...'"
    }
    let word = name.prefix { $0.isLetter }
    guard " ({=\"".contains(name.dropFirst(word.count).first ?? ":"),
      let command = command(named: String(word))
    else { return nil }
    return "a colon is missing after '\(word)': '\(command.rawValue): ...'"
  }

  private static func command(named name: String) -> StepKey? {
    let key = ForeignNames.counterpart(of: name, among: StepKey.names) ?? name
    return StepKey(rawValue: key).flatMap { $0.isCommand ? $0 : nil }
  }

  /// The name in `-tap`, which YAML takes for a name as a whole.
  private static func nameAfterDash(_ text: String) -> String? {
    guard text.first == "-", text.dropFirst().first?.isLetter == true else { return nil }
    return String(text.dropFirst())
  }
}

extension YAMLNode {
  /// Whether it is a mapping of one text alone, under a key that is not a matcher's.
  var hasSoleText: Bool {
    guard kind == .mapping, entries.count == 1, let entry = entries.first else { return false }
    return entry.value.kind == .scalar && !entry.value.isPlainNull
      && MatcherKey.finder.key(named: entry.key) == nil
  }

  /// The words of a text that is nothing but words with commas between them.
  var asWords: [Substring]? {
    guard kind == .scalar, !isPlainNull else { return nil }
    let words = text.split(separator: ",").map { $0.drop { $0 == " " } }
    let areWords = words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { $0 >= UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
    }
    return areWords && !words.isEmpty ? words : nil
  }
}
