package import ScenarioDiagnostics
package import ScenarioModel
package import ScenarioYAML

/// Turns YAML nodes into the typed language, and reports every mistake on the way.
///
/// A part that can't be decoded is left out, so that one mistake hides no other.
///
/// ```swift
/// let decoded = ScenarioDecoder.decode(file)
/// if case .scenario(let scenario)? = decoded.content { print(scenario.steps.count) }
/// for diagnostic in decoded.diagnostics { print(diagnostic.message.text) }
/// ```
package struct ScenarioDecoder: NodeDecoder {
  var findings: Findings

  /// The flows that the file defines, which some take for commands.
  var flowNames: Set<String> = []

  /// Whether there may be other flows, in files that are read later.
  var hasImports = false

  /// The words of the vocabulary that is being read that make no sense.
  var unreadableNames: Set<String> = []

  init(diagnostics: [Diagnostic]) { findings = Findings(diagnostics) }

  /// Reads a file and decodes what it holds.
  package static func decode(_ file: SourceFile) -> DecodedFile {
    decode(YAMLReader.read(file), of: file)
  }

  /// Decodes what a file was read to hold.
  package static func decode(_ reading: YAMLReading, of file: SourceFile) -> DecodedFile {
    var decoder = ScenarioDecoder(diagnostics: reading.advisedDiagnostics)
    let content = reading.document.flatMap { decoder.content(of: $0, in: file) }
    let escapes = decoder.warnOfEscapedNames()
    let decoded = DecodedFile(
      file: file,
      content: content,
      dataSources: decoder.findings.dataSources,
      launchData: decoder.findings.launchData,
      escapes: escapes,
      diagnostics: decoder.diagnostics
    )
    let mayHide = !decoded.diagnostics.isEmpty && file.mentionsSecrets
    return mayHide ? decoded.hidingUnreadLines : decoded
  }

  private mutating func content(of document: YAMLDocument, in file: SourceFile) -> FileContent? {
    let start = SourceSpan(file: file, start: 0, end: 0)
    guard let root = document.root else {
      report(.unknownFileKind(), at: start, suggestion: "the file is empty")
      return nil
    }
    guard root.kind == .mapping else {
      report(
        .wrongKind("a scenario file", "a mapping", found: root.foundKind),
        at: root.span,
        suggestion: FileKind.advice(onRootOf: file)
      )
      return nil
    }
    switch FileKind(of: root) {
    case .suite: return suite(root).map(FileContent.suite)
    case .vocabulary: return vocabulary(root).map(FileContent.vocabulary)
    case .scenario: return scenario(root).map(FileContent.scenario)
    case nil:
      report(
        .unknownFileKind(),
        at: root.entries.first?.key.span ?? start,
        suggestion: FileKind.advice(on: root)
      )
      return nil
    }
  }
}

/// The decoded parts of a scenario file.
///
/// It is a class because every stage of planning passes it on, and it never changes.
package final class DecodedFile: Sendable {
  package let file: SourceFile

  /// The content of the file, or nil if it makes no sense at all.
  package let content: FileContent?

  /// The data files that the file names, even where nothing else of it makes sense.
  package let dataSources: [DataSource]

  /// The literal launch arguments that end like names of data files.
  ///
  /// Only the app knows which of them are paths.
  package let launchData: [DataSource]

  /// Each `$${name}` whose name the file itself does not define.
  package let escapes: [EscapedReference]
  package let diagnostics: [Diagnostic]

  init(
    file: SourceFile,
    content: FileContent?,
    dataSources: [DataSource],
    launchData: [DataSource],
    escapes: [EscapedReference],
    diagnostics: [Diagnostic]
  ) {
    self.file = file
    self.content = content
    self.dataSources = dataSources
    self.launchData = launchData
    self.escapes = escapes
    self.diagnostics = diagnostics
  }

  /// Whether anything in the file keeps it from being run.
  package var hasErrors: Bool { content == nil || diagnostics.contains(where: \.isError) }
}

package enum FileContent: Sendable {
  case scenario(Scenario)
  indirect case suite(Suite)
  indirect case vocabulary(VocabularyFile)
}
