/// Why the parser gave up, in its own words and with places in bytes.
struct YAMLSyntaxFailure: Error {
  enum Kind {
    /// The bytes are not text that YAML allows.
    case unreadable(codePoint: Int32)

    /// The text is no YAML.
    case syntax

    case outOfMemory
  }

  let kind: Kind

  /// The parser's phrase, the key to ours.
  let problem: String

  let problemOffset: UInt32

  /// What was being read, such as `while scanning a quoted scalar`; empty if the parser is silent.
  let context: String

  /// Where what was being read began.
  let contextOffset: UInt32
}
