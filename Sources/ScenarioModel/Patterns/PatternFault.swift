/// Why a text can't be used as a regular expression.
package enum PatternFault: Error, Equatable {
  /// The parser's words for what it misses, where they quote nothing of the pattern but a sign: it may be
  /// a secret.
  case malformed(reason: String?)
  case tooLong
  case tooDeep
  case exponential

  /// The reason, as it stands behind the pattern.
  package var text: String {
    switch self {
    case .malformed(let reason): "is not a regular expression" + (reason.map { ": \($0)" } ?? "")
    case .tooLong: "is longer than \(Pattern.longestSource) bytes"
    case .tooDeep: "nests groups more than \(PatternScanner.greatestDepth) deep"
    case .exponential: "could be matched in too many ways"
    }
  }

  /// What helps.
  package var suggestion: String? {
    switch self {
    case .malformed, .tooLong, .tooDeep: nil
    case .exponential: "repeat what begins or ends with a character of its own, or write '++', '*+'"
    }
  }
}
