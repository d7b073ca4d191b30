import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// The vocabulary files that others import, each read and linked once.
struct VocabularyLibrary {
  /// A vocabulary file with its problems.
  struct Entry {
    let scope: WordScope
    let vocabulary: Vocabulary
    fileprivate(set) var diagnostics: [Diagnostic]
    let names: Set<String>
    fileprivate(set) var circle = ImportCircle()

    var hasErrors: Bool { diagnostics.contains(where: \.isError) }

    /// Whether who imports it can't be run: a circle is an error of one of its files alone.
    var isBroken: Bool { circle.isThere || hasErrors }
  }

  private let workspace: Workspace

  /// The files whose changed text is in memory, by path without symbolic links.
  private let edited: [PathKey: SourceFile]

  /// The entries by path without symbolic links, so that a file is the same by whichever path it is
  /// found.
  private var entries: [PathKey: Entry] = [:]

  /// The data files that the files have apps read.
  private(set) var launchData: [DataSource] = []

  /// The problems of the files that were read since the last report.
  private var unreported: [Diagnostic] = []

  /// The files that are being linked.
  private var chain = ImportChain()

  private var overlaps = ImportOverlaps()

  init(workspace: Workspace, edited: [SourceFile]) {
    self.workspace = workspace
    self.edited = Dictionary(edited.map { (FileSystem.key(of: $0.path), $0) }) { _, last in last }
  }

  /// Links the words of a file with those that it imports.
  ///
  /// - Parameters:
  ///   - vocabulary: The file's own words.
  ///   - imports: The paths that it imports.
  ///   - outer: The words of the suite around it.
  /// - Returns: The words that can be used in the file, and the problems of its imports.
  mutating func link(
    _ vocabulary: Vocabulary,
    imports: [Located<String>],
    outer: SuiteWords? = nil
  ) -> LinkedWords {
    if vocabulary.isEmpty, vocabulary.unreadableNames.isEmpty, imports.isEmpty, outer == nil {
      return LinkedWords(outer: nil)
    }
    let outerScope = outer?.linked.scope
    var linked = LinkedWords(outer: outerScope)
    var files: [ImportedFile] = []
    for path in imports {
      if let file = load(path, into: &linked),
        !files.contains(where: { $0.entry.scope === file.entry.scope })
      {
        files.append(file)
      }
    }
    linked.files = files
    linked.vocabulary = vocabulary
    linked.scope = WordScope(
      vocabulary,
      outer: outerScope,
      imports: files.map(\.entry.scope),
      isComplete: linked.isComplete
    )
    if !vocabulary.isEmpty || files.count > (outer == nil ? 1 : 0) {
      linked.diagnostics += doubleDefinitions(of: linked, outer: outer)
    }
    linked.diagnostics += VocabularyCheck(vocabulary, in: linked.scope).diagnostics()
    return linked
  }

  private mutating func doubleDefinitions(
    of linked: LinkedWords,
    outer: SuiteWords?
  ) -> [Diagnostic] {
    let files = outer?.further(linked.files) ?? linked.files
    let scopes = files.map(\.entry.scope)
    guard overlaps.mayClash(linked.scope, scopes, outer: outer?.linked) else { return [] }
    return DoubleDefinitions(linked.vocabulary, files, outer: outer).diagnostics()
  }

  private mutating func load(
    _ path: Located<String>,
    into linked: inout LinkedWords
  ) -> ImportedFile? {
    guard let resolved = resolve(path, for: &linked) else { return nil }
    let link = ImportChain.Link(resolved, importedAt: path.span)
    if chain.isClosed(by: link, importedAt: path.span) {
      linked.isComplete = false
      return nil
    }
    if chain.isFull {
      let limit = ImportChain.greatestLength
      linked.refuse(Diagnostic(.importsTooDeep(limit: limit), at: path.span))
      return nil
    }
    let entry = entry(of: link)
    if chain.isWithinCircle(of: entry.circle) {
      linked.isComplete = false
    } else if entry.isBroken {
      linked.refuse(Diagnostic(.brokenImport(path.value), at: path.span))
    }
    return ImportedFile(path: path, entry: entry)
  }

  private func resolve(_ path: Located<String>, for linked: inout LinkedWords) -> String? {
    do throws(WorkspaceError) {
      return try workspace.resolve(path.value, writtenIn: path.span.file.path)
    } catch {
      linked.refuse(
        Diagnostic(
          .unusableImport(path.value, error.text),
          at: path.span,
          suggestion: workspace.advice(on: error, at: path, for: .vocabulary)
        )
      )
      return nil
    }
  }

  /// The entry of a vocabulary file that was found in a search, linked at its first use.
  mutating func entry(for decoded: DecodedFile) -> Entry {
    entry(of: ImportChain.Link(decoded.file.path, importedAt: nil)) { library in
      library.launchData += decoded.launchData
      return library.entry(of: decoded)
    }
  }

  private mutating func entry(of link: ImportChain.Link) -> Entry {
    entry(of: link) { $0.read(link.path) }
  }

  private mutating func entry(
    of link: ImportChain.Link,
    making makeEntry: (inout Self) -> Entry
  ) -> Entry {
    if let entry = entries[link.identity] { return entry }
    chain.begin(link)
    var entry = makeEntry(&self)
    entry.circle = chain.end()
    entry.diagnostics += entry.circle.diagnostics
    entries[link.identity] = entry
    unreported += entry.diagnostics
    return entry
  }

  /// The paths of all files that were read, without symbolic links.
  var paths: Set<PathKey> { Set(entries.keys) }

  /// Returns the problems of the files that were read since the last call, each file once.
  mutating func takeUnreported() -> [Diagnostic] {
    defer { unreported = [] }
    return unreported
  }

  private mutating func read(_ path: String) -> Entry {
    let decoded: DecodedFile
    do {
      decoded = ScenarioDecoder.decode(try source(at: path))
    } catch {
      return .broken([error.diagnostic])
    }
    launchData += decoded.launchData
    return entry(of: decoded)
  }

  private func source(at path: String) throws(UndecodableSource) -> SourceFile {
    if !edited.isEmpty, let file = edited[FileSystem.key(of: path)] { return file }
    return try SourceFile.read(path, within: workspace.boundary)
  }

  /// The entry of a file that was decoded, with the words that it imports.
  private mutating func entry(of decoded: DecodedFile) -> Entry {
    guard case .vocabulary(let file) = decoded.content else {
      let isKnown = decoded.content != nil
      let start = SourceSpan(file: decoded.file, start: 0, end: 0)
      return .broken(
        decoded.diagnostics + (isKnown ? [Diagnostic(.notAVocabulary(), at: start)] : [])
      )
    }
    let linked = link(file.vocabulary, imports: file.imports)
    let unused = UnusedImports(linked.files).diagnostics(forWords: file.vocabulary)
    let durations = LongDurationCheck(of: file.vocabulary, in: decoded.file).diagnostics
    return Entry(
      scope: linked.scope,
      vocabulary: file.vocabulary,
      diagnostics: decoded.diagnostics + linked.diagnostics + unused + durations,
      names: Set(file.vocabulary.definitions.map(\.name.value))
    )
  }
}

extension VocabularyLibrary.Entry {
  /// A file that gives no words.
  fileprivate static func broken(_ diagnostics: [Diagnostic]) -> Self {
    Self(scope: .empty, vocabulary: Vocabulary(), diagnostics: diagnostics, names: [])
  }
}

struct ImportedFile {
  let path: Located<String>
  let entry: VocabularyLibrary.Entry
}

/// The words that can be used in a file, and what was found while linking them.
struct LinkedWords {
  var scope: WordScope

  /// The file's own words.
  var vocabulary = Vocabulary()
  var files: [ImportedFile] = []
  var diagnostics: [Diagnostic] = []

  /// Whether all words are there that the imports should give.
  var isComplete = true

  init(outer: WordScope?) { scope = outer ?? .empty }

  /// Notes that the words of an import are not available.
  mutating func refuse(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    isComplete = false
  }
}
