package import ScenarioDiagnostics
import ScenarioModel

extension DiagnosticCatalog {
  /// Problems of finding, reading and linking files.
  static let files: [Diagnostic.Kind] = [
    .brokenImport, .importCycle, .importsTooDeep, .malformedTagExpression, .misplacedConfiguration,
    .notAVocabulary, .unreadableFile, .unusableImport,
  ]

  package static let loading = files + data
}

extension Diagnostic {
  /// Whether it says no more than that another file is wrong.
  package var isBrokenImport: Bool { message.isOf(.brokenImport) }
}

extension Diagnostic.Kind {
  package static let brokenImport = Self(
    "broken-import",
    "An imported file has errors of its own.",
    meaning: """
      The errors are reported in the imported file. This message shows which file is \
      affected.
      """,
    example: .importing("vocabulary: Words\nflows: none"),
    remedy: "Correct the errors in the imported file."
  )

  static let importCycle = Self(
    "import-cycle",
    "Files import each other in a cycle.",
    meaning: "None of the files could be read completely before the others.",
    example: .importing("vocabulary: Words\nimport: [words.yaml]"),
    remedy: "Move what both files need into a third file."
  )

  static let importsTooDeep = Self(
    "imports-too-deep",
    "Imports are nested too deeply.",
    meaning: "At most 64 vocabularies may import one another in a chain.",
    example: .description("A vocabulary that imports one that imports one, and so on 65 times."),
    remedy: "Import them directly in the file that uses them."
  )

  static let malformedTagExpression = Self(
    "malformed-tag-expression",
    "A tag expression in the configuration is malformed.",
    meaning: "An expression consists of tags, 'not', 'and', 'or' and parentheses.",
    example: .configured("tags: {include: [smoke and]}"),
    remedy: "Complete the expression, for example 'smoke and not slow'."
  )

  static let misplacedConfiguration = Self(
    "misplaced-configuration",
    "A 'rehearse.yaml' is not at the root of the workspace, or is used as a scenario.",
    meaning: """
      Only the file at the root of the workspace is read. Another file of that name, or \
      naming the one at the root as a scenario, is an error. A 'rehearse.yml' is not read; \
      it is a warning if there is no 'rehearse.yaml'.
      """,
    example: .files(
      ["rehearse.yaml": "app: trivia", "Scenarios/rehearse.yaml": "app: todo"],
      command: "rehearse check ."
    ),
    remedy: """
      Move it to the root, rename it, or delete it. Use a suite for settings that some \
      scenarios share.
      """
  )

  static let notAVocabulary = Self(
    "not-a-vocabulary",
    "An imported file is not a vocabulary.",
    meaning: "Scenarios and suites cannot be imported.",
    example: .importing("name: Words\napp: trivia\nsteps:\n  - pause: 1s"),
    remedy: "Move the definitions into a file with 'vocabulary' and import that."
  )

  static let unreadableFile = Self(
    "unreadable-file",
    "A file or folder cannot be read.",
    meaning: """
      It does not exist, or the message shows the operating system's reason. A link that \
      leads out of the workspace is followed only if it is named on the command line.
      """,
    example: .description("A file without permission to read it."),
    remedy: """
      Correct the permissions, leave the path out, or name the link if you want to follow \
      it.
      """
  )

  static let unusableImport = Self(
    "unusable-import",
    "A path in 'import' does not exist or leads out of the workspace.",
    meaning: """
      Paths are relative to the file that contains them and must stay within the workspace.
      """,
    example: .files(["example.yaml": DiagnosticExample.importer]),
    remedy: "Correct the path."
  )
}

extension Diagnostic.Message {
  static func brokenImport(_ path: String) -> Self {
    Self(.brokenImport, "the imported file '\(path)' has errors")
  }

  static func importCycle(_ paths: [String]) -> Self {
    let names = paths.map { "'\($0)'" }
    let way = (names + names.prefix(1)).joined(separator: " -> ")
    return Self(.importCycle, "the file imports itself: \(way)")
  }

  static func importsTooDeep(limit: Int) -> Self {
    Self(.importsTooDeep, "files import each other more than \(limit) deep")
  }

  static func malformedTagExpression(_ text: String, _ reason: String) -> Self {
    Self(.malformedTagExpression, "'\(text)' is not a tag expression: \(reason)")
  }

  static func missingPath(_ path: String) -> Self {
    Self(.unreadableFile, PathProblem.text(ofMissing: path))
  }

  static func namedConfiguration() -> Self {
    Self(
      .misplacedConfiguration,
      "'rehearse.yaml' holds settings and is not a scenario file; name scenario files or folders, "
        + "or nothing for those of its 'paths'"
    )
  }

  static func misplacedConfiguration() -> Self {
    Self(
      .misplacedConfiguration,
      "'rehearse.yaml' belongs at the root of the workspace and is not a scenario file"
    )
  }

  static func misspeltConfiguration() -> Self {
    Self(
      .misplacedConfiguration,
      "it is not read as the configuration, whose name is 'rehearse.yaml'"
    )
  }

  static func notAVocabulary() -> Self {
    Self(.notAVocabulary, "the imported file is not a vocabulary")
  }

  package static func unreadableFile(_ reason: String) -> Self {
    Self(.unreadableFile, "the file can't be read: \(reason)")
  }

  package static func unreadableFolder(_ reason: String) -> Self {
    Self(.unreadableFile, "the folder can't be searched: \(reason)")
  }

  static func unusedImport(_ path: String) -> Self {
    Self(.unusedImport, "nothing in '\(path)' is used")
  }

  static func unusableImport(_ path: String, _ reason: String) -> Self {
    Self(.unusableImport, "'\(path)' can't be imported: \(reason)")
  }
}

extension DiagnosticExample {
  /// A sound scenario beside a configuration.
  fileprivate static func configured(_ configuration: String) -> Self {
    .files([
      "example.yaml": "name: Example\napp: trivia\nsteps:\n  - pause: 1s",
      "rehearse.yaml": configuration,
    ])
  }

  /// A scenario that imports `words.yaml`, with the text of that file.
  fileprivate static func importing(_ words: String) -> Self {
    .files(["example.yaml": importer, "words.yaml": words])
  }

  fileprivate static let importer = """
    name: Example
    app: trivia
    import: [words.yaml]
    steps:
      - pause: 1s
    """
}
