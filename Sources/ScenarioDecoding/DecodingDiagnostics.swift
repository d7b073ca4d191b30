import Patterns
package import ScenarioDiagnostics
import ScenarioModel

extension Diagnostic.Message {
  /// A step has no command.
  static func commandMissing() -> Self {
    Self(id: .commandMissing, text: "a step needs a command")
  }

  /// Two keys of a mapping exclude each other.
  static func conflictingKeys(_ first: String, _ second: String) -> Self {
    Self(id: .conflictingKeys, text: "'\(first)' and '\(second)' exclude each other")
  }

  /// A name is defined a second time.
  package static func definedTwice(_ name: String) -> Self {
    Self(id: .definedTwice, text: "'\(name)' is defined twice")
  }

  /// A duration is longer than the language allows.
  static func durationTooLong(_ text: String) -> Self {
    Self(id: .durationTooLong, text: "'\(text)' is longer than 24 hours")
  }

  /// A list has nothing in it where something must be.
  package static func emptyList(_ name: String, _ consequence: String) -> Self {
    Self(id: .emptyList, text: "\(name) is empty: \(consequence)")
  }

  /// A mapping has nothing in it where something must be.
  static func emptyMapping(_ owner: String) -> Self {
    Self(id: .emptyMapping, text: "\(owner) needs at least one key")
  }

  /// A text has nothing in it where something must be.
  static func emptyText(_ name: String) -> Self {
    Self(id: .emptyText, text: "\(name) must not be empty")
  }

  /// A name can't be used in `${...}`.
  package static func malformedName(_ name: String, of what: String) -> Self {
    Self(id: .malformedName, text: "'\(name)' can't be the name of \(what)")
  }

  /// A tag has a character that tags don't have.
  static func malformedTag(_ tag: String) -> Self {
    Self(
      id: .malformedTag,
      text: "the tag '\(tag)' must be made of letters, digits, '-' and '_'"
    )
  }

  /// A tag is a word of tag expressions.
  static func reservedTag(_ tag: String) -> Self {
    Self(id: .malformedTag, text: "no expression can choose the tag '\(tag)'")
  }

  /// A `${...}` has no end or holds no path.
  static func malformedTemplate(_ reason: String) -> Self {
    Self(id: .malformedTemplate, text: reason)
  }

  /// A text looks like something that it is not.
  static func misreadText(_ text: String) -> Self { Self(id: .misreadText, text: text) }

  /// A key that must be there is not.
  static func missingKey(_ key: String, in owner: String) -> Self {
    Self(id: .missingKey, text: "\(owner) needs '\(key)'")
  }

  /// Of two keys neither is there.
  static func missingKey(_ key: String, or other: String, in owner: String) -> Self {
    Self(id: .missingKey, text: "\(owner) needs '\(key)' or '\(other)'")
  }

  /// A `remember` step names no property.
  static func nothingRemembered() -> Self {
    Self(id: .nothingRemembered, text: "'remember' needs a property with a variable's name")
  }

  /// A text is null or missing.
  static func nullText(_ name: String) -> Self {
    Self(id: .nullText, text: "\(name) must be a text; found null")
  }

  /// A number or boolean is in quotes.
  static func quotedLiteral(_ name: String, _ kind: String) -> Self {
    Self(id: .quotedLiteral, text: "\(name) must be \(kind); found a quoted text")
  }

  /// A step has two commands.
  static func severalCommands(_ first: String, _ second: String) -> Self {
    Self(
      id: .severalCommands,
      text: "a step has one command, but this one has '\(first)' and '\(second)'"
    )
  }

  /// A template is used for a fixed word of the language.
  static func templateNotAllowed(in name: String) -> Self {
    Self(id: .templateNotAllowed, text: "\(name) can't hold '${...}'")
  }

  /// A step's command does not exist.
  package static func unknownCommand(_ name: String) -> Self {
    Self(id: .unknownCommand, text: "unknown command '\(name)'")
  }

  /// An element type does not exist.
  static func unknownElementType(_ name: String) -> Self {
    Self(id: .unknownElementType, text: "unknown element type '\(name)'")
  }

  /// A file's keys are those of no kind of file.
  static func unknownFileKind() -> Self {
    Self(
      id: .unknownFileKind,
      text: "the file is not a scenario, suite or vocabulary"
    )
  }

  /// A key does not belong where it is.
  static func unknownKey(_ key: String, in owner: String) -> Self {
    Self(id: .unknownKey, text: "unknown key '\(key)' in \(owner)")
  }

  /// A regular expression is malformed, not supported or too large.
  static func unusablePattern(_ pattern: String, _ fault: PatternFault) -> Self {
    let text = "'\(shortened(pattern))' \(fault.text)"
    return switch fault {
    case .malformed: Self(id: .unreadablePattern, text: text)
    case .unsupported: Self(id: .unsupportedPattern, text: text)
    case .tooLarge, .tooDeep: Self(id: .costlyPattern, text: text)
    }
  }

  /// A value has another kind than its place calls for.
  static func wrongKind(_ name: String, _ kind: String, found: String) -> Self {
    Self(id: .wrongKind, text: "\(name) must be \(kind); found \(found)")
  }

  /// A word is not one of those that its place allows.
  static func wrongWord(_ name: String, _ kind: String, found: String) -> Self {
    Self(id: .wrongWord, text: "\(name) must be \(kind); found '\(found)'")
  }
}
