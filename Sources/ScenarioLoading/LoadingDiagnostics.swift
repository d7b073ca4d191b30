package import ScenarioDiagnostics

extension Diagnostic {
  /// Whether it says no more than that another file is wrong.
  package var isBrokenImport: Bool { message.id == Message.brokenImport("").id }
}

extension Diagnostic.Message {
  /// An imported file has errors of its own.
  static func brokenImport(_ path: String) -> Self {
    Self(id: "broken-import", text: "the imported file '\(path)' has errors")
  }

  /// Files import each other in a circle.
  static func importCycle(_ paths: [String]) -> Self {
    let names = paths.map { "'\($0)'" }
    let way = (names + names.prefix(1)).joined(separator: " -> ")
    return Self(id: "import-cycle", text: "the file imports itself: \(way)")
  }

  /// Files import files too many levels deep.
  static func importsTooDeep(limit: Int) -> Self {
    Self(id: "imports-too-deep", text: "files import each other more than \(limit) deep")
  }

  /// A tag expression of the configuration is malformed.
  static func malformedTagExpression(_ text: String, _ reason: String) -> Self {
    Self(id: "malformed-tag-expression", text: "'\(text)' is not a tag expression: \(reason)")
  }

  /// A path of the configuration leads nowhere.
  static func missingPath(_ path: String) -> Self {
    Self(id: "unreadable-file", text: PathProblem.text(ofMissing: path))
  }

  /// The workspace's configuration is named where scenarios are meant.
  static func namedConfiguration() -> Self {
    Self(
      id: "misplaced-configuration",
      text:
        "'rehearse.yaml' holds settings and is not a scenario file; name scenario files or folders, "
        + "or nothing for those of its 'paths'"
    )
  }

  /// A configuration file does not stand at the workspace's root.
  static func misplacedConfiguration() -> Self {
    Self(
      id: "misplaced-configuration",
      text: "'rehearse.yaml' belongs at the root of the workspace and is not a scenario file"
    )
  }

  /// What looks like the configuration has a name under which it is not read.
  static func misspeltConfiguration() -> Self {
    Self(
      id: "misplaced-configuration",
      text: "it is not read as the configuration, whose name is 'rehearse.yaml'"
    )
  }

  /// An imported file is no vocabulary.
  static func notAVocabulary() -> Self {
    Self(id: "not-a-vocabulary", text: "the imported file is not a vocabulary")
  }

  /// A file or folder can't be read.
  package static func unreadableFile(_ reason: String) -> Self {
    Self(id: "unreadable-file", text: "the file can't be read: \(reason)")
  }

  /// A folder can't be searched.
  package static func unreadableFolder(_ reason: String) -> Self {
    Self(id: "unreadable-file", text: "the folder can't be searched: \(reason)")
  }

  /// None of the words of an imported file is used.
  static func unusedImport(_ path: String) -> Self {
    Self(id: "unused-import", text: "nothing in '\(path)' is used")
  }

  /// A path behind `import` leads nowhere, or out of the workspace.
  static func unusableImport(_ path: String, _ reason: String) -> Self {
    Self(id: "unusable-import", text: "'\(path)' can't be imported: \(reason)")
  }
}
