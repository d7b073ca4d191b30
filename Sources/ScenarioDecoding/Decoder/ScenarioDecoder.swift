import AppModelKit
package import ScenarioDiagnostics
package import ScenarioModel
package import ScenarioYAML
import Suggestions

/// Turns YAML nodes into the typed language, and reports every mistake on the way.
///
/// A part that can't be decoded is left out, so that one mistake hides no other.
///
/// ```swift
/// let decoded = ScenarioDecoder.decode(file)
/// if case .scenario(let scenario)? = decoded.content { print(scenario.steps.count) }
/// for diagnostic in decoded.diagnostics { print(diagnostic.message.text) }
/// ```
package struct ScenarioDecoder {
  private var problems: ProblemList

  var diagnostics: [Diagnostic] { problems.diagnostics }

  /// Whether the limit of problems is reached, so that no more are reported.
  var hasEnoughProblems: Bool { problems.isFull }

  /// The data files that were named so far.
  var dataSources: [DataSource] = []

  /// The data files that launch arguments named so far, by the extension that such files have.
  var launchData: [DataSource] = []

  /// The flows that the file defines, which some take for commands.
  var flowNames: Set<String> = []

  /// The variables, parameters and values of cases that the file has defined so far.
  var definedNames: Set<String> = []

  /// Each `$${path}` of the file, which may be meant for a value.
  var escapes: [EscapedReference] = []

  /// The words of the vocabulary that is being read that make no sense.
  var unreadableNames: Set<String> = []

  /// The mappings that contain the keys of a selector where one of their own keys should be.
  var placesOfBareSelectors: Set<UInt32> = []

  /// The places of aliases that lead nowhere, and of nothing after a tag: their values are not
  /// judged again.
  private let unreadablePlaces: Set<UInt32>

  /// Reads a file and decodes what it holds.
  package static func decode(_ file: SourceFile) -> DecodedFile {
    decode(YAMLReader.read(file), of: file)
  }

  /// Decodes what a file was read to hold.
  package static func decode(_ reading: YAMLReading, of file: SourceFile) -> DecodedFile {
    let isOfMaestro = reading.document?.root?["appId"] != nil
    var decoder = ScenarioDecoder(
      diagnostics: reading.diagnostics.map { isOfMaestro ? $0.namingSteps : $0.namingType }
    )
    let content = reading.document.flatMap { decoder.content(of: $0, in: file) }
    let escapes = decoder.warnOfEscapedNames()
    let decoded = DecodedFile(
      file: file,
      content: content,
      dataSources: decoder.dataSources,
      launchData: decoder.launchData,
      escapes: escapes,
      diagnostics: decoder.diagnostics
    )
    let mayHide = !decoded.diagnostics.isEmpty && file.mentionsSecrets
    return mayHide ? decoded.hidingUnreadLines : decoded
  }

  init(diagnostics: [Diagnostic]) {
    problems = ProblemList(diagnostics)
    unreadablePlaces = Set(diagnostics.compactMap(\.unreadablePlace))
  }

  private mutating func content(
    of document: YAMLDocument,
    in file: SourceFile
  ) -> FileContent? {
    let start = SourceSpan(file: file, start: 0, end: 0)
    guard let root = document.root else {
      report(.unknownFileKind(), at: start, suggestion: "the file is empty")
      return nil
    }
    guard root.kind == .mapping else {
      report(
        .wrongKind("a scenario file", "a mapping", found: root.foundKind),
        at: root.span,
        suggestion: Self.advice(onRootOf: file)
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
        suggestion: root["appId"] == nil ? Self.fileKinds : Self.scenarioForm
      )
      return nil
    }
  }

  /// What to do about a file that is not a mapping; YAML may be anything, but these are data alone.
  private static func advice(onRootOf file: SourceFile) -> String {
    switch DataFormat(ofPath: file.path) {
    case .csv, .json:
      "for rows of data name the scenario that reads them, and choose some with '--filter'"
    case .yaml, nil: fileKinds
    }
  }

  private static let scenarioForm =
    "a scenario has 'name', 'app' (for 'appId') and, in the same document, 'steps' (for the commands)"

  private static let fileKinds =
    "a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary 'vocabulary'"

  /// Reports a problem; what no one will see is not even worded, as there may be a million.
  mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message,
    severity: Diagnostic.Severity = .error,
    at span: SourceSpan,
    suggestion: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    guard !unreadablePlaces.contains(span.start) else { return }
    problems.append(
      message(),
      severity: severity,
      at: span,
      suggestion: suggestion(),
      notes: notes()
    )
  }

  mutating func report(_ diagnostic: Diagnostic) { problems.append(diagnostic) }

  /// Takes back what only seemed to be a problem.
  mutating func withdraw(where isNone: (Diagnostic) -> Bool) {
    problems.removeAll(where: isNone)
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

  /// The data files that literal launch arguments name, by the extension that such files have; which of
  /// them are paths only the app knows.
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

/// The kind of a file, with its content.
package enum FileContent: Sendable {
  case scenario(Scenario)
  indirect case suite(Suite)
  indirect case vocabulary(VocabularyFile)
}

/// What kind a file is meant to be, by the first of the telling keys that it has, or by what its keys
/// resemble.
private enum FileKind {
  case suite
  case vocabulary
  case scenario

  init?(of root: YAMLNode) {
    if root["suite"] != nil || root["scenarios"] != nil {
      self = .suite
    } else if root["vocabulary"] != nil {
      self = .vocabulary
    } else if root["steps"] != nil {
      self = .scenario
    } else if root["name"] != nil {
      self = Self.isNamedSuite(root) ? .suite : .scenario
    } else {
      self.init(misspeltIn: root)
    }
  }

  /// Whether a file with a `name` is a suite all the same: one of its lists holds scenarios.
  private static func isNamedSuite(_ root: YAMLNode) -> Bool {
    Self(misspeltIn: root) == .suite
      && root.entries.contains { $0.value.kind == .sequence && $0.value.holdsScenarios }
  }

  /// The kind whose required keys are all there, misspelt ones included.
  private init?(misspeltIn root: YAMLNode) {
    let known =
      SuiteKey.names + VocabularyKey.names + ScenarioKey.names + HeaderKey.names
    let keys = root.entries.lazy.map(\.key.text).filter {
      !$0.hasPrefix(Fields<ScenarioKey>.anchorPrefix)
    }
    .prefix(known.count)
    let meant = keys.compactMap { ForeignNames.meaning(of: $0, among: known) }
    let kinds: [(Self, [String])] = [
      (.suite, ["suite", "scenarios"]), (.vocabulary, ["vocabulary"]),
      (.scenario, ["name", "steps"]),
    ]
    guard let kind = kinds.first(where: { $0.1.allSatisfy(meant.contains) }) else { return nil }
    self = kind.0
  }
}

extension YAMLNode {
  /// Whether the first item of a list has steps of its own.
  fileprivate var holdsScenarios: Bool {
    items.first.map { $0.kind == .mapping && $0["steps"] != nil } ?? false
  }
}

extension Diagnostic {
  /// The diagnostic of `{table:}`, which is not YAML, with the way to write it here.
  fileprivate var namingType: Diagnostic {
    guard message.isOf(.yamlSyntax), case .span(let span) = place, span.text.hasSuffix(":"),
      let type = ElementType(rawValue: String(span.text.dropLast()))
    else { return self }
    return Diagnostic(message, at: place, suggestion: "write 'type: \(type.rawValue)'")
  }

  /// The diagnostic of a second document, with where the language has the commands in it.
  fileprivate var namingSteps: Diagnostic {
    guard message.isOf(.multipleDocuments) else { return namingType }
    let suggestion = "put the commands after 'steps:' in the first document, without '---'"
    return Diagnostic(message, at: place, suggestion: suggestion)
  }

  /// The offset of an alias that leads nowhere, or of nothing after a tag.
  fileprivate var unreadablePlace: UInt32? {
    guard case .span(let span) = place else { return nil }
    if message.isOf(.undefinedAlias, .aliasCycle) { return span.start }
    return message.isOf(.unsupportedTag) ? span.end : nil
  }
}
