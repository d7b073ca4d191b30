import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel

/// Words that two files give to one file, or that it defines although it imports them.
///
/// A scenario's own words may stand for those that its suite defines or imports, but what it
/// imports may not.
struct DoubleDefinitions {
  private struct Word {
    let key: String
    let name: Located<String>

    /// Where the file that defines it is imported; nil for one's own words.
    let importedAt: SourceSpan?
  }

  private let own: [Word]
  private let imported: [Word]
  private let outer: [Word]

  init(_ own: Vocabulary, _ files: [ImportedFile], outer: LinkedWords?) {
    let outerFiles = outer?.files ?? []
    self.own = Self.words(of: own)
    let further = files.filter { file in
      !outerFiles.contains { $0.entry.scope === file.entry.scope }
    }
    imported = Self.words(of: further)
    self.outer = Self.words(of: outer?.vocabulary ?? Vocabulary()) + Self.words(of: outerFiles)
  }

  private static func words(of files: [ImportedFile]) -> [Word] {
    files.flatMap { words(of: $0.entry.vocabulary, importedAt: $0.path.span) }
  }

  private static func words(
    of vocabulary: Vocabulary,
    importedAt span: SourceSpan? = nil
  ) -> [Word] {
    vocabulary.definitions.map { definition in
      let name = definition.name
      return Word(
        key: "\(type(of: definition).kind) \(name.value)",
        name: name,
        importedAt: span
      )
    }
  }

  func diagnostics() -> [Diagnostic] {
    var seen = Dictionary(outer.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let clashes = Self.clashes(of: imported, with: &seen)
    seen = Dictionary(imported.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return clashes + Self.clashes(of: own, with: &seen)
  }

  private static func clashes(
    of words: [Word],
    with seen: inout [String: Word]
  ) -> [Diagnostic] {
    words.compactMap { word in
      seen.updateValue(word, forKey: word.key).map { diagnostic(of: word, definedBy: $0) }
    }
  }

  /// Files that clash are sound by themselves: what is wrong is the import that brings the second.
  private static func diagnostic(of word: Word, definedBy first: Word) -> Diagnostic {
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
