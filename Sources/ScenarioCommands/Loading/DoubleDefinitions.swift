import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel

/// Words that two files give to one file, or that it defines although it imports them.
///
/// A scenario's own words may stand for those that its suite defines or imports, but what it
/// imports may not.
struct DoubleDefinitions {
  private let own: [DefinedWord]
  private let imported: [DefinedWord]
  private let outer: [String: DefinedWord]

  init(_ own: Vocabulary, _ files: [ImportedFile], outer: SuiteWords?) {
    let outerFiles = outer?.linked.files ?? []
    let further = files.filter { file in
      !outerFiles.contains { $0.entry.scope === file.entry.scope }
    }
    self.own = DefinedWord.all(of: own)
    self.imported = DefinedWord.all(of: further)
    self.outer = outer?.words ?? [:]
  }

  func diagnostics() -> [Diagnostic] {
    var seen: [String: DefinedWord] = [:]
    let clashes = Self.clashes(of: imported, with: &seen, or: outer)
    seen = DefinedWord.firstByKey(imported)
    return clashes + Self.clashes(of: own, with: &seen)
  }

  /// The outer words are many, and not copied for the sake of those that are added to them.
  private static func clashes(
    of words: [DefinedWord],
    with seen: inout [String: DefinedWord],
    or outer: [String: DefinedWord] = [:]
  ) -> [Diagnostic] {
    words.compactMap { word in
      let first = seen.updateValue(word, forKey: word.key) ?? outer[word.key]
      return first.map { diagnostic(of: word, definedBy: $0) }
    }
  }

  /// Files that clash are sound by themselves: what is wrong is the import that brings the second.
  private static func diagnostic(
    of word: DefinedWord,
    definedBy first: DefinedWord
  ) -> Diagnostic {
    let note = Diagnostic.Note("first defined here", at: first.name.span)
    let message = Diagnostic.Message.definedTwice(word.name.value)
    guard let place = word.importedAt else {
      return Diagnostic(message, at: word.name.span, notes: [note])
    }
    return Diagnostic(
      message,
      at: place,
      notes: [note, .init("defined again here", at: word.name.span)]
    )
  }
}

/// The words of a suite as its scenarios find them, listed once for all of these.
struct SuiteWords {
  let linked: LinkedWords
  fileprivate let words: [String: DefinedWord]

  init(_ linked: LinkedWords) {
    self.linked = linked
    words = DefinedWord.firstByKey(
      DefinedWord.all(of: linked.vocabulary) + DefinedWord.all(of: linked.files)
    )
  }
}

/// A word, and the file that it comes from.
private struct DefinedWord {
  let key: String
  let name: Located<String>

  /// Where the file that defines it is imported; nil for one's own words.
  let importedAt: SourceSpan?

  static func all(of files: [ImportedFile]) -> [DefinedWord] {
    files.flatMap { all(of: $0.entry.vocabulary, importedAt: $0.path.span) }
  }

  static func all(
    of vocabulary: Vocabulary,
    importedAt span: SourceSpan? = nil
  ) -> [DefinedWord] {
    vocabulary.definitions.map { definition in
      let name = definition.name
      return DefinedWord(
        key: "\(type(of: definition).kind.rawValue) \(name.value)",
        name: name,
        importedAt: span
      )
    }
  }

  static func firstByKey(_ words: [DefinedWord]) -> [String: DefinedWord] {
    Dictionary(words.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
