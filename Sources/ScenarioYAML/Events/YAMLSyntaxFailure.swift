/// Why the parser gave up, in its own words and with places in bytes.
struct YAMLSyntaxFailure: Error {
  enum Kind {
    /// The bytes are no text that YAML allows.
    case unreadable(codePoint: Int32)

    /// The text is no YAML.
    case syntax

    case outOfMemory
  }

  var kind: Kind

  /// The parser's phrase, the key to ours.
  var problem: String

  var problemOffset: UInt32

  /// What was being read, such as `while scanning a quoted scalar`; empty if the parser is silent.
  var context: String

  /// Where what was being read began.
  var contextOffset: UInt32
}
