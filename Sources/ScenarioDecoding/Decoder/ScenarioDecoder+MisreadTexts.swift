import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Texts that look like something else: YAML and the language take them as they are, and what
/// expects that no such text is there would pass for ever.
extension ScenarioDecoder {
  /// Warns of the text of a selector that may be meant as a type, or as the texts below.
  mutating func warn(ofSelector text: Text, in node: YAMLNode, as use: SelectorUse) {
    let first = node.firstByte
    warn(ofPattern: text, in: node, as: .anyProperty)
    if first <= 0x20 || node.style == .literal || node.style == .folded {
      return warn(ofBlanksIn: text, in: node)
    }
    guard first.isLowercaseLetter, use != .elementOfType, let literal = text.literal
    else { return warn(of: text, in: node) }
    guard node.style == .plain, let type = ElementType(rawValue: literal) else {
      return warn(ofSelector: literal, or: text, in: node)
    }
    report(
      .misreadText("'\(type.rawValue)' means an element with that text, not a type"),
      severity: .warning,
      at: node.span,
      suggestion: "write {type: \(type.rawValue)}, or quote the text"
    )
  }

  /// Warns of a text with other signs for quotes, comments or variables than those of the language.
  ///
  /// Nearly all texts have none of them, which their first byte says.
  mutating func warn(of text: Text, in node: YAMLNode) {
    let first = node.firstByte
    guard first.opensForeignTemplate || first >= 0x80 || node.isAmongSlashes,
      let literal = text.literal
    else { return }
    if first.opensForeignTemplate {
      warn(ofForeignTemplate: literal, in: node)
    } else if node.style == .plain {
      warn(ofPlain: literal, in: node)
    }
  }

  /// Warns of a number that is lost, as a comment begins before it: `Room #4`.
  mutating func warn(ofNumberAfter node: YAMLNode) {
    guard node.style == .plain, node.precedesNumber else { return }
    report(
      .misreadText("' #' begins a comment, so the number is not part of the text"),
      severity: .warning,
      at: node.span,
      suggestion: "put the text and the number in quotes; for a comment, write a space after '#'"
    )
  }

  /// Warns of the line feed with which a text ends that is folded by `>`.
  ///
  /// Where `|` is written, lines are meant, and the last one's end may be.
  mutating func warn(ofFoldIn node: YAMLNode) {
    guard node.style == .folded, !node.keepsLineFeeds, node.text.last == "\n" else { return }
    report(
      .misreadText("the text ends with a line feed, because '>' has no '-' after it"),
      severity: .warning,
      at: node.span,
      suggestion: "write '>-'; if the line feed is meant, write '>+'"
    )
  }

  private mutating func warn(ofForeignTemplate literal: String, in node: YAMLNode) {
    guard node.style != .singleQuoted, literal.isForeignTemplate else { return }
    report(
      .misreadText("'\(literal)' is an ordinary text, not a variable"),
      severity: .warning,
      at: node.span,
      suggestion: "for a variable's value write '${name}', or put the text in single quotes"
    )
  }

  private mutating func warn(ofPlain literal: String, in node: YAMLNode) {
    if let sign = literal.first, "“”„«".contains(sign) {
      report(
        .misreadText("'\(sign)' is part of the text and does not quote it"),
        severity: .warning,
        at: node.span,
        suggestion: "put straight quotes around the whole text"
      )
    } else if literal.hasSlashesAfterBlank {
      report(
        .misreadText("'//' is part of the text and does not begin a comment"),
        severity: .warning,
        at: node.span,
        suggestion: "for a comment write ' #', or quote the text"
      )
    }
  }
}

extension UInt8 {
  /// Whether a text that begins so may be what other tools replace.
  fileprivate var opensForeignTemplate: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "%"): true
    default: false
    }
  }

  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension String {
  /// Whether it is a variable as templates (`{{name}}`), shells (`$name`, `$(name)`) or other
  /// languages (`#{name}`, `%{name}`, `{name}`) have it, and nothing else.
  fileprivate var isForeignTemplate: Bool {
    for (opening, closing) in Self.foreignTemplates
    where hasPrefix(opening) && hasSuffix(closing) && count > opening.count + closing.count {
      let path = dropFirst(opening.count).dropLast(closing.count)
      return path.split(separator: " ").joined(separator: " ").isPathOfNames
    }
    return false
  }

  /// What such variables are in, longer ones before what they begin with.
  private static let foreignTemplates: KeyValuePairs = [
    "{{": "}}", "$(": ")", "#{": "}", "%{": "}", "{": "}", "$": "",
  ]

  private var isPathOfNames: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isName }
  }

  /// Whether `//` follows a blank, as no address has it.
  fileprivate var hasSlashesAfterBlank: Bool {
    let slash = UInt8(ascii: "/")
    var last: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      if byte == slash, last.1 == slash, last.0.isBlank { return true }
      last = (last.1, byte)
    }
    return false
  }
}
