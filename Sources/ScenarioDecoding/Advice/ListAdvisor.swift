import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Advice on what YAML does not read as a list because a dash or a space is missing.
extension NodeDecoder {
  /// Reports something else than a list; one that lacks its dashes may have every key again and again.
  mutating func reportNoList(_ node: YAMLNode, _ name: String) {
    reportNoList(node, name, advice: node.listAdvice)
  }

  /// Reports rows that are not in a list, so that they look like the way to a data file.
  mutating func reportNoRows(_ node: YAMLNode) {
    reportNoList(node, "'cases'", advice: node.rowAdvice)
  }

  /// Reports scenarios that are not in a list, as if their names were keys.
  mutating func reportNoScenarios(_ node: YAMLNode) {
    let form = node.entries.first.map { "write a list: '- {name: \($0.key.text), steps: [...]}'" }
    reportNoList(node, SuiteKey.scenarios.quoted, advice: node.listAdvice ?? form)
  }

  private mutating func reportNoList(_ node: YAMLNode, _ name: String, advice: String?) {
    if node.kind == .mapping, advice != nil { withdrawDuplicates(among: node.entries) }
    report(.wrongKind(name, "a list", found: node.foundKind), at: node.span, suggestion: advice)
  }

  private mutating func withdrawDuplicates(among entries: YAMLEntries) {
    let keys = Set(entries.map(\.key.span.start))
    withdraw { problem in
      let first = problem.notes.first?.span
      return problem.message.isOf(.duplicateKey) && first.map { keys.contains($0.start) } ?? false
    }
  }
}

extension YAMLNode {
  /// How to write a list in the place of something else.
  fileprivate var listAdvice: String? {
    switch kind {
    case .scalar where style == .literal || style == .folded:
      "leave out the '|' or '>' above: it makes one text of all lines below"
    case .scalar:
      OddSign.advice(on: text)
        ?? asWords.map { words in
          words.count == 1 ? "write a list of one: [\(words[0])]" : "write a list: [..., ...]"
        }
    case .mapping: entries.first.flatMap { $0.key.text.dashAdvice }
    case .sequence: nil
    }
  }

  /// The words of a text that is nothing but words with commas between them.
  private var asWords: [Substring]? {
    guard kind == .scalar, !isPlainNull else { return nil }
    let words = text.split(separator: ",").map { $0.drop { $0 == " " } }
    let areWords = words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { $0 >= UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
    }
    return areWords && !words.isEmpty ? words : nil
  }

  /// How to write the rows that a mapping was meant to give: as one row, or by name or variable.
  fileprivate var rowAdvice: String? {
    guard let entry = entries.first else { return nil }
    guard entry.value.kind != .scalar else {
      return "begin each row with a dash: '- \(entry.key.text): ...'"
    }
    let row = entry.value.items.first ?? entry.value
    let key = (row.entries.first ?? entry).key.text
    return "write a mapping for each row: [{\(key): ...}, {\(key): ...}]"
  }

  /// Whether a mapping is meant to name a data file, rather than to give rows.
  var namesDataFile: Bool {
    let names = CasesFileKey.names
    return entries.prefix(names.count).contains { entry in
      let name = entry.key.text
      return DataFormat(ofPath: entry.value.text) != nil || names.contains(name)
        || ForeignNames.meaning(of: name, among: [CasesFileKey.fromFile.rawValue]) != nil
    }
  }

  /// Whether it is a mapping of one text alone, under a key that is not a matcher's.
  var hasSoleText: Bool {
    guard kind == .mapping, entries.count == 1, let entry = entries.first else { return false }
    return entry.value.kind == .scalar && !entry.value.isPlainNull
      && MatcherKey.finder.key(named: entry.key) == nil
  }
}

extension String {
  /// The advice on a key that begins the first item of a list.
  fileprivate var dashAdvice: String? {
    if let advice = OddSign.advice(on: self) { return advice }
    if let name = nameAfterDash { return "a space is missing after the dash: '- \(name): ...'" }
    let isOfItem = StepKey(rawValue: self) != nil || ScenarioKey(rawValue: self) != nil
    return isOfItem ? "begin each item with a dash: '- \(self): ...'" : nil
  }

  /// The name in `-tap`, which YAML takes for a name as a whole.
  var nameAfterDash: String? {
    guard first == "-", dropFirst().first?.isLetter == true else { return nil }
    return String(dropFirst())
  }
}
