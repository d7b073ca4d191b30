/// Why a text cannot be used as a regular expression.
///
/// Places count the scalars of the composed pattern from 1. The texts quote nothing of the pattern, because
/// it may be a secret.
package enum PatternFault: Error, Equatable {
  /// The pattern breaks the grammar.
  case malformed(Mistake, at: Int)

  /// The pattern uses something of other dialects that an automaton cannot match.
  case unsupported(Construct, at: Int)

  /// The pattern has more than ``Pattern/mostStates`` states.
  case tooLarge

  /// Groups and classes are nested too deeply.
  case tooDeep

  package enum Mistake: String, Sendable {
    case unclosedGroup = "missing ')' for the group"
    case unopenedGroup = "unmatched ')'"
    case unclosedClass = "missing ']' for the class"
    case unknownGroup = "unknown kind of group"
    case nothingToRepeat = "nothing to repeat"
    case repeatedTwice = "second quantifier for the same item"
    case reversedCounts = "counts in the wrong order"
    case reversedRange = "range in the wrong order"
    case badRangeEnd = "a range must end with a single character, not with a class"
    case unknownEscape = "unknown escape sequence"
    case badCode = "missing or invalid code of a character"
    case unknownProperty = "unknown Unicode property"
    case unknownClass = "unknown POSIX class"
  }

  package enum Construct: String, Sendable {
    case lookAround = "look-ahead or look-behind"
    case backReference = "a back-reference"
    case possessive = "a possessive quantifier"
    case atomicGroup = "an atomic group"
    case setOperation = "a set operation within a class"
  }

  /// The problem as the predicate of a sentence about the pattern.
  package var text: String {
    switch self {
    case .malformed(let mistake, let place):
      "is not a regular expression: \(mistake.rawValue) at character \(place)"
    case .unsupported(let construct, let place):
      "uses \(construct.rawValue) at character \(place), which is not supported"
    case .tooLarge: "has more than \(Pattern.mostStates) states"
    case .tooDeep: "nests groups more than \(PatternParser.greatestDepth) deep"
    }
  }

  /// What to write instead.
  package var suggestion: String? {
    switch self {
    case .malformed, .tooDeep: nil
    case .tooLarge: "use smaller counts in '{n,m}'"
    case .unsupported(let construct, _): construct.suggestion
    }
  }
}

extension PatternFault.Construct {
  fileprivate var suggestion: String? {
    switch self {
    case .lookAround: "write several conditions, such as 'matches' and 'not: {matches: ...}'"
    case .backReference: nil
    case .possessive: "remove the '+' after the quantifier"
    case .atomicGroup: "write '(?:' instead of '(?>'"
    case .setOperation: "list the characters, or escape the operator's signs"
    }
  }
}
