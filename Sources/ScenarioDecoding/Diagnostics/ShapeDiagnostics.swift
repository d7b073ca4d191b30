package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let decoding = shapes + values + words

  /// Mistakes in the keys of a mapping.
  static let shapes: [Diagnostic.Kind] = [
    .commandMissing, .conflictingKeys, .emptyList, .emptyMapping, .missingKey, .nothingRemembered,
    .severalCommands, .unknownCapability, .unknownCommand, .unknownFile, .unknownKey,
  ]
}

extension Diagnostic.Kind {
  static let commandMissing = Self(
    "command-missing",
    "A step has no command.",
    meaning: "'name' and 'optional' only modify a command.",
    example: .step("name: Just a title"),
    remedy: "Add a command. Use 'group' for a title over several steps, and 'log' for a remark."
  )

  static let conflictingKeys = Self(
    "conflicting-keys",
    "Two keys of a mapping exclude each other.",
    meaning: "Together they would mean nothing, or two different things.",
    example: .step("tap: {button: Done, index: 0, first: true}"),
    remedy: "Keep one of them. Combine two expectations with 'all'."
  )

  static let emptyList = Self(
    "empty-list",
    "A list that needs items is empty.",
    meaning: "A scenario that runs nothing, or an 'all' of nothing, would pass and prove nothing.",
    example: "name: Example\napp: trivia\nsteps: []",
    remedy: """
      Fill the list, or leave its key out. 'forEach' accepts an empty list with 'allowEmpty: \
      true'.
      """
  )

  static let emptyMapping = Self(
    "empty-mapping",
    "A mapping that needs keys is empty.",
    meaning: "A selector or matcher without conditions would match everything.",
    example: .step("tap: {}"),
    remedy: "Say what to match, such as '{button: Done}' or '{type: button}'."
  )

  static let missingKey = Self(
    "missing-key",
    "A required key is missing.",
    meaning: "The message names the mapping and the key.",
    example: .step("swipe: {element: AnswerA}"),
    remedy: "Add the key. 'rehearse reference' shows an example of each mapping."
  )

  static let nothingRemembered = Self(
    "nothing-remembered",
    "A 'remember' step names no property.",
    meaning: "The step would not set any variable.",
    example: .step("remember: {element: AnswerA}"),
    remedy: "Add a property with the variable's name: 'label: before'."
  )

  static let severalCommands = Self(
    "several-commands",
    "A step has two commands.",
    meaning: "A mapping has no order, so it is not clear which command comes first.",
    example: .step("{tap: AnswerA, pause: 1s}"),
    remedy: "Begin the second one with '- ' on a line of its own."
  )

  static let unknownCapability = Self(
    "unknown-capability",
    "A capability of a device has no prefix.",
    meaning: "Appium refuses such a session. Only a few standard names have no prefix.",
    example: .files([
      "rehearse.yaml": """
      drivers:
        phone:
          address: http://127.0.0.1:4723
          capabilities: {platformName: iOS, udid: auto}
      """,
      "example.yaml": "name: Example\napp: todo\nsteps:\n  - assert: Todo List",
    ]),
    remedy: "Write the prefix of the driver that knows it, such as 'appium:udid'."
  )

  package static let unknownCommand = Self(
    "unknown-command",
    "A step uses a command that does not exist.",
    meaning: "Unknown commands are never skipped, so the file is not run.",
    example: .step("tpa: AnswerA"),
    remedy: "Use the suggested command. 'rehearse reference' lists all commands."
  )

  static let unknownFile = Self(
    "unknown-file-kind",
    "A file is not a scenario, a suite or a vocabulary.",
    meaning: "The keys of every YAML file below the given paths must show which of these it is.",
    example: "settings:\n  colour: blue",
    remedy: "Add the missing keys, move the file elsewhere, or name it as data with 'fromFile'."
  )

  static let unknownKey = Self(
    "unknown-key",
    "A key is not allowed in its mapping.",
    meaning: "It is misspelt, or belongs one level further in or out.",
    example: .step("tap: {buton: Done}"),
    remedy: "Use the suggestion, or one of the known keys that the message lists."
  )
}

extension Diagnostic.Message {
  static func commandMissing() -> Self { Self(.commandMissing, "a step needs a command") }

  static func conflictingKeys(_ first: String, _ second: String) -> Self {
    Self(.conflictingKeys, "'\(first)' and '\(second)' exclude each other")
  }

  package static func emptyList(_ name: String, _ consequence: String) -> Self {
    Self(.emptyList, "\(name) is empty: \(consequence)")
  }

  static func emptyMapping(_ owner: String) -> Self {
    Self(.emptyMapping, "\(owner) needs at least one key")
  }

  static func unknownCapability(_ name: String) -> Self {
    Self(.unknownCapability, "the capability '\(name)' has no prefix")
  }

  static func missingKey(_ key: String, in owner: String) -> Self {
    Self(.missingKey, "\(owner) needs '\(key)'")
  }

  static func missingKey(_ key: String, or other: String, in owner: String) -> Self {
    Self(.missingKey, "\(owner) needs '\(key)' or '\(other)'")
  }

  static func nothingRemembered() -> Self {
    Self(.nothingRemembered, "'remember' needs a property with a variable's name")
  }

  static func severalCommands(_ first: String, _ second: String) -> Self {
    Self(.severalCommands, "a step has one command, but this one has '\(first)' and '\(second)'")
  }

  package static func unknownCommand(_ name: String) -> Self {
    Self(.unknownCommand, "unknown command '\(name)'")
  }

  static func unknownFileKind() -> Self {
    Self(.unknownFile, "the file is not a scenario, suite or vocabulary")
  }

  static func unknownKey(_ key: String, in owner: String) -> Self {
    Self(.unknownKey, "unknown key '\(key)' in \(owner)")
  }
}
