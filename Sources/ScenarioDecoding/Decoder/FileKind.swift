import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// What kind a file is meant to be, by the first of the telling keys that it has, or by what its keys
/// resemble.
enum FileKind {
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
      !$0.hasPrefix(KnownEntries.anchorPrefix)
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

  /// What to do about a file that is not a mapping; YAML may be anything, but these are data alone.
  static func advice(onRootOf file: SourceFile) -> String {
    switch DataFormat(ofPath: file.path) {
    case .csv, .json:
      "for rows of data name the scenario that reads them, and choose some with '--filter'"
    case .yaml, nil: required
    }
  }

  /// What to do about a file of no kind, such as a flow of Maestro.
  static func advice(on root: YAMLNode) -> String {
    root["appId"] == nil
      ? required
      : "to translate a flow of Maestro, use 'rehearse import maestro FILE'; a scenario has 'name', 'app' "
        + "(for 'appId') and, in the same document, 'steps' (for the commands)"
  }

  private static let required =
    "a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary 'vocabulary'"
}

extension YAMLNode {
  /// Whether the first item of a list has steps of its own.
  fileprivate var holdsScenarios: Bool {
    items.first.map { $0.kind == .mapping && $0["steps"] != nil } ?? false
  }
}

extension YAMLReading {
  /// The diagnostics of the file's YAML, with what the language says about its mistakes.
  var advisedDiagnostics: [Diagnostic] {
    let isOfMaestro = document?.root?["appId"] != nil
    return diagnostics.map { isOfMaestro ? $0.namingSteps : $0.namingType }
  }
}

extension Diagnostic {
  /// The diagnostic of `{table:}`, which is not YAML, with the way to write it here.
  fileprivate var namingType: Diagnostic {
    guard message.isOf(.yamlSyntax), let span = place.span, span.text.hasSuffix(":"),
      let type = ElementType(rawValue: String(span.text.dropLast()))
    else { return self }
    return Diagnostic(message, at: place, suggestion: "write 'type: \(type.rawValue)'")
  }

  /// The diagnostic of a second document, with where the language has the commands in it.
  fileprivate var namingSteps: Diagnostic {
    guard message.isOf(.multipleDocuments) else { return namingType }
    let suggestion =
      "translate the flow with 'rehearse import maestro FILE', or put the commands after 'steps:' in the "
      + "first document, without '---'"
    return Diagnostic(message, at: place, suggestion: suggestion)
  }
}
