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
  }

  private let own: [Word]
  private let imported: [Word]
  private let outer: [Word]

  init(_ own: Vocabulary, _ files: [ImportedFile], outer: LinkedWords?) {
    let outerFiles = outer?.files ?? []
    self.own = Self.words(of: [own])
    let further = files.filter { file in
      !outerFiles.contains { $0.entry.scope === file.entry.scope }
    }
    imported = Self.words(of: further.map(\.entry.vocabulary))
    self.outer = Self.words(
      of: [outer?.vocabulary].compactMap(\.self) + outerFiles.map(\.entry.vocabulary)
    )
  }

  private static func words(of vocabularies: [Vocabulary]) -> [Word] {
    vocabularies.flatMap(\.definitions).map { definition in
      let name = definition.name
      return Word(key: "\(type(of: definition).kind) \(name.value)", name: name)
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
      guard let first = seen.updateValue(word, forKey: word.key) else { return nil }
      return Diagnostic(
        .definedTwice(word.name.value),
        at: word.name.span,
        notes: [.init("first defined here", at: first.name.span)]
      )
    }
  }
}
