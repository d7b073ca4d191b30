/// The JSON Schema of the language, generated from the key tables.
///
/// With it, editors complete keys, show their meaning, and mark what the decoder would refuse. It
/// avoids keywords that are newer than draft 7, because many editors do not know them; `$schema`
/// and `$defs` have the form of 2020-12.
package enum LanguageSchema: String, CaseIterable, Sendable {
  /// Any file of a scenario folder: scenarios, suites and vocabularies.
  case file
  case scenario
  case suite
  case vocabulary

  /// What `rehearse.yaml` at a workspace's root holds.
  case configuration

  package var text: String {
    let header: [JSONMember] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(title)),
    ]
    return JSONValue.object(header + root + [("$defs", .object(definitions))]).formatted
  }

  private var title: String {
    switch self {
    case .file: "A rehearse scenario, suite or vocabulary"
    case .scenario: "A rehearse scenario"
    case .suite: "A rehearse suite"
    case .vocabulary: "A rehearse vocabulary"
    case .configuration: "The configuration of a rehearse workspace"
    }
  }

  private var root: [JSONMember] {
    switch self {
    case .file: Self.anyFile
    case .scenario, .suite, .vocabulary, .configuration: .reference(to: rawValue)
    }
  }

  /// The kind of a file hangs on its distinguishing keys, as it does for the decoder; the properties
  /// above that are for the completion in an empty file.
  private static var anyFile: [JSONMember] {
    let distinguishing =
      ScenarioKey.properties + SuiteKey.properties + [VocabularyKey.vocabulary.property]
    return [
      ("type", .text("object")),
      ("properties", .object(distinguishing)),
      ("if", .object(["anyOf": .array([.required("suite"), .required("scenarios")])])),
      ("then", .definition("suite")),
      (
        "else",
        .object([
          "if": .required("vocabulary"),
          "then": .definition("vocabulary"),
          "else": .definition("scenario"),
        ])
      ),
    ]
  }

  /// All of them, whatever the root needs: the tables refer to each other in circles.
  private var definitions: [JSONMember] {
    configurationMappings + Self.mappings + Self.selectors + Self.expectations + Self.scalars
  }

  private var configurationMappings: [JSONMember] {
    switch self {
    case .configuration:
      [("configuration", Self.file([ConfigurationKey.self]))]
        + Self.definitions(of: [
          TagSelectionKey.self, ReportKey.self, MutateKey.self, AcceptKey.self, RecordingKey.self,
          WebAppKey.self, DeviceAppKey.self, TransitionKey.self, ViewportKey.self, ServerKey.self,
          DriverKey.self,
        ])
    case .file, .scenario, .suite, .vocabulary: []
    }
  }

  private static func definitions(of tables: [any LanguageKey.Type]) -> [JSONMember] {
    tables.map { ($0.definitionName, mapping([$0])) }
  }

  private static var mappings: [JSONMember] {
    [
      ("scenario", file([ScenarioKey.self, HeaderKey.self])),
      ("suite", file([SuiteKey.self, HeaderKey.self])),
      ("vocabulary", file([VocabularyKey.self])),
      ("step", step),
    ]
      + definitions(of: ownMappings)
  }

  private static let ownMappings: [any LanguageKey.Type] = [
    LaunchKey.self, RelaunchKey.self, DataSourceKey.self, CasesFileKey.self,
    InterruptionKey.self, TapKey.self, TouchKey.self, LongPressKey.self, TypeKey.self,
    ClearKey.self, AdjustKey.self, SwipeKey.self,
    ScrollKey.self, DragKey.self, PinchKey.self, RotateKey.self, RememberKey.self, AuditKey.self,
    AuditExemptionKey.self, CallKey.self,
    GroupKey.self, RepeatKey.self, ForEachKey.self, IfKey.self, ElementWordKey.self,
    FlowWordKey.self,
  ]

  /// The mapping of a file, whose keys that begin with `x-` can hold anchors.
  private static func file(_ tables: [any LanguageKey.Type]) -> JSONValue {
    guard case .object(var members) = mapping(tables) else { return mapping(tables) }
    let anchors = JSONValue.object(["^x-": .boolean(true)])
    members.insert(("patternProperties", anchors), at: 2)
    return .object(members)
  }

  /// A mapping that can have only the keys of some tables.
  static func mapping(
    _ tables: [any LanguageKey.Type],
    beside neighbours: [any LanguageKey.Type] = []
  ) -> JSONValue {
    let required = tables.flatMap { $0.requiredKeys }
    let rules = tables.flatMap { $0.rules }
      .map { $0.schema(beside: neighbours.flatMap { $0.names }) }
    var members: [JSONMember] = [
      ("type", .text("object")),
      ("properties", .object((tables + neighbours).flatMap { $0.properties })),
      ("additionalProperties", .boolean(false)),
    ]
    if !required.isEmpty { members.append(("required", .texts(required))) }
    if !rules.isEmpty { members.append(("allOf", .array(rules))) }
    return .object(members)
  }

  private static var step: JSONValue {
    let bare = StepKey.allCases.filter { $0.isCommand && $0.entry.kind.allowsNothing }
    return .anyOf([.object(["enum": .texts(bare.map(\.rawValue))]), mapping([StepKey.self])])
  }
}
