/// Why the parser gave up, in its own words and with places in bytes.
struct YAMLSyntaxFailure: Error {
  enum Kind {
    /// The bytes are not text that YAML allows.
    case unreadable(codePoint: Int32)

    /// The text is not YAML.
    case syntax

    case outOfMemory
  }

  let kind: Kind

  /// The parser's phrase, the key to ours.
  let problem: String

  let problemOffset: UInt32

  /// The parser's context, such as `while scanning a quoted scalar`; empty if it gives none.
  let context: String

  /// Where what was being read began.
  let contextOffset: UInt32
}
