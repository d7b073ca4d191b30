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
  private let outer: [WordKey: DefinedWord]

  init(_ own: Vocabulary, _ files: [ImportedFile], outer: SuiteWords?) {
    self.own = DefinedWord.all(of: own)
    self.imported = DefinedWord.all(of: files)
    self.outer = outer?.words ?? [:]
  }

  func diagnostics() -> [Diagnostic] {
    var seen: [WordKey: DefinedWord] = [:]
    let clashes = Self.clashes(of: imported, with: &seen, or: outer)
    seen = DefinedWord.firstByKey(imported)
    return clashes + Self.clashes(of: own, with: &seen)
  }

  private static func clashes(
    of words: [DefinedWord],
    with seen: inout [WordKey: DefinedWord],
    or outer: [WordKey: DefinedWord] = [:]
  ) -> [Diagnostic] {
    words.compactMap { word in
      let first = seen.updateValue(word, forKey: word.key) ?? outer[word.key]
      return first.map { diagnostic(of: word, definedBy: $0) }
    }
  }

  /// Files that clash are valid by themselves, so the error is at the second import.
  private static func diagnostic(of word: DefinedWord, definedBy first: DefinedWord) -> Diagnostic {
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

/// The words of a suite as its scenarios find them.
///
/// A class, so that they are listed once for all scenarios, and only if one of these asks.
final class SuiteWords {
  let linked: LinkedWords

  fileprivate private(set) lazy var words = DefinedWord.firstByKey(
    DefinedWord.all(of: linked.vocabulary) + DefinedWord.all(of: linked.files)
  )

  init(_ linked: LinkedWords) { self.linked = linked }

  /// The imports of a scenario that the suite does not have already.
  func further(_ files: [ImportedFile]) -> [ImportedFile] {
    files.filter { file in
      !linked.files.contains { $0.entry.scope === file.entry.scope }
    }
  }
}

/// A word, and the file that it comes from.
private struct DefinedWord {
  let key: WordKey
  let name: Located<String>

  /// The place where the defining file is imported; nil for the file's own words.
  let importedAt: SourceSpan?

  static func all(of files: [ImportedFile]) -> [DefinedWord] {
    files.flatMap { all(of: $0.entry.vocabulary, importedAt: $0.path.span) }
  }

  static func all(of vocabulary: Vocabulary, importedAt span: SourceSpan? = nil) -> [DefinedWord] {
    vocabulary.definitions.map { DefinedWord(key: $0.key, name: $0.name, importedAt: span) }
  }

  static func firstByKey(_ words: [DefinedWord]) -> [WordKey: DefinedWord] {
    Dictionary(words.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
