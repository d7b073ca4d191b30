import Patterns
package import ScenarioDiagnostics
import ScenarioModel

extension DiagnosticCatalog {
  /// Mistakes in a name, or in a text with rules of its own.
  static let words: [Diagnostic.Kind] = [
    .costlyPattern, .definedTwice, .malformedTag, .malformedTemplate, .templateNotAllowed,
    .unknownElementType, .unreadablePattern, .unsupportedPattern,
  ]
}

extension Diagnostic.Kind {
  static let costlyPattern = Self(
    "costly-pattern",
    "A regular expression is too large.",
    meaning:
      "Written out, its repetitions have more than 10,000 states, or groups are nested too deeply.",
    example: .step("assert: {staticText: {label: {matches: \"([a-z]{1,200}){1,200}!\"}}}"),
    remedy: "Use smaller counts in '{n,m}', or '*' and '+', and fewer groups."
  )

  static let definedTwice = Self(
    "defined-twice",
    "A name is defined twice.",
    meaning: """
      A use of it could mean either. A note shows the other definition. If two imports \
      clash, the error is at the second import, and the notes show both definitions.
      """,
    example: """
      name: Example
      app: trivia
      flows:
        answer:
          parameters: [button, button]
          steps:
            - tap: "${button}"
      steps:
        - pause: 1s
      """,
    remedy: """
      Rename or delete one of them, or import only one of the files. Only a scenario may \
      override the definitions of its suite.
      """
  )

  static let malformedTag = Self(
    "malformed-tag",
    "A tag contains a character that is not allowed, or is a word of tag expressions.",
    meaning: """
      Tags are used in expressions on the command line, and other characters and the words \
      'and', 'or' and 'not' have a meaning there. The words are a warning.
      """,
    example: "name: Example\napp: trivia\ntags: [not now]\nsteps:\n  - pause: 1s",
    remedy: "Use only letters, digits, '-' and '_', and other words."
  )

  static let malformedTemplate = Self(
    "malformed-template",
    "A '${...}' is not closed, or contains no valid path.",
    meaning: "The braces contain a name, then '.key' and '[index]' steps.",
    example: .step("log: \"${1 + 1}\""),
    remedy: "Correct the path, or write '$${' for the text '${'."
  )

  static let templateNotAllowed = Self(
    "template-not-allowed",
    "A '${...}' is used where the language needs a fixed word.",
    meaning: """
      Names of apps, files, types, elements, flows and checks must be known before anything \
      runs.
      """,
    example: "name: Example\napp: \"${app}\"\nsteps:\n  - pause: 1s",
    remedy: "Write the word itself, or choose between two steps with 'if'."
  )

  static let unknownElementType = Self(
    "unknown-element-type",
    "An element type does not exist.",
    meaning: "The types are those of XCUIElement.ElementType on iOS, except 'any'.",
    example: .step("tap: {type: buton}"),
    remedy: "Use the suggested type. 'rehearse apps' shows the elements of each app."
  )

  static let unreadablePattern = Self(
    "unreadable-pattern",
    "A regular expression is malformed.",
    meaning: "'matches' takes Perl's regular expressions without look-around.",
    example: .step("assert: {staticText: {label: {matches: \"(\"}}}"),
    remedy: "Correct the expression. A backslash makes the character after it literal."
  )

  static let unsupportedPattern = Self(
    "unsupported-pattern",
    "A regular expression uses something that 'matches' does not support.",
    meaning:
      "Look-ahead and look-behind, back-references, possessive quantifiers, atomic groups and "
      + "set operations are not supported, because a search must end in bounded time.",
    example: .step("assert: {staticText: {label: {matches: \"^(?!Loading)\"}}}"),
    remedy: "Write several conditions, such as 'not: {startsWith: Loading}'."
  )
}

extension Diagnostic.Message {
  package static func definedTwice(_ name: String) -> Self {
    Self(.definedTwice, "'\(name)' is defined twice")
  }

  package static func malformedName(_ name: String, of what: String) -> Self {
    Self(.malformedName, "'\(name)' can't be the name of \(what)")
  }

  static func malformedTag(_ tag: String) -> Self {
    Self(.malformedTag, "the tag '\(tag)' must be made of letters, digits, '-' and '_'")
  }

  static func malformedTemplate(_ reason: String) -> Self { Self(.malformedTemplate, reason) }

  static func misreadText(_ text: String) -> Self { Self(.misreadText, text) }

  static func reservedTag(_ tag: String) -> Self {
    Self(.malformedTag, "no expression can choose the tag '\(tag)'")
  }

  static func templateNotAllowed(in name: String) -> Self {
    Self(.templateNotAllowed, "\(name) can't hold '${...}'")
  }

  static func unknownElementType(_ name: String) -> Self {
    Self(.unknownElementType, "unknown element type '\(name)'")
  }

  static func unusablePattern(_ pattern: String, _ fault: PatternFault) -> Self {
    let text = "'\(shortened(pattern))' \(fault.text)"
    return switch fault {
    case .malformed: Self(.unreadablePattern, text)
    case .unsupported: Self(.unsupportedPattern, text)
    case .tooLarge, .tooDeep: Self(.costlyPattern, text)
    }
  }
}
