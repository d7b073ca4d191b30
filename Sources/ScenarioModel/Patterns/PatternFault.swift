/// Why a text can't be used as a regular expression.
package enum PatternFault: Error, Equatable {
  /// The reason is given in the words of the parser, which may quote some of the pattern.
  case malformed(reason: String)
  case tooLong
  case tooDeep
  case exponential

  /// The reason, as it stands behind the pattern.
  package var text: String {
    guard case .malformed(let reason) = self else { return textWithoutQuotations }
    return "\(textWithoutQuotations): \(reason)"
  }

  /// The reason with nothing of the pattern in it.
  package var textWithoutQuotations: String {
    switch self {
    case .malformed: "is not a regular expression"
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
