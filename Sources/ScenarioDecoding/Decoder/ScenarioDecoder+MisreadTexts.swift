import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Texts that look like something else: YAML and the language take them as they stand, and what
/// expects that no such text is there would pass for ever.
extension ScenarioDecoder {
  /// Warns of the text of a selector that may be meant as a type, or as the texts below.
  mutating func warn(ofSelector text: Text, in node: YAMLNode) {
    // Which words there are is known only when all imports are.
    if text.mayBeNameOfWord { noteMention() }
    guard node.firstByte.isLowercaseLetter, node.style == .plain else {
      return warn(of: text, in: node)
    }
    guard let type = text.literal.flatMap(ElementType.init) else { return warn(of: text, in: node) }
    report(
      .misreadText("'\(type.rawValue)' means an element with that text, not a type"),
      severity: .warning,
      at: node.span,
      suggestion: "write {type: \(type.rawValue)}, or quote the text"
    )
  }

  /// Warns of a text with other signs for quotes, comments or variables than those of the language.
  ///
  /// Nearly all texts have none of them, which their first byte tells.
  mutating func warn(of text: Text, in node: YAMLNode) {
    if node.style == .plain, node.precedesNumber { warn(ofNumberBehind: node) }
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

  private mutating func warn(ofNumberBehind node: YAMLNode) {
    report(
      .misreadText("' #' begins a comment, so the number is no part of the text"),
      severity: .warning,
      at: node.span,
      suggestion: "quote the text with the number; else write a blank behind '#'"
    )
  }

  private mutating func warn(ofForeignTemplate literal: String, in node: YAMLNode) {
    guard node.style != .singleQuoted, literal.isForeignTemplate else { return }
    report(
      .misreadText("'\(literal)' is a text like any other"),
      severity: .warning,
      at: node.span,
      suggestion: "the value of a variable is written '${name}'; else use single quotes"
    )
  }

  private mutating func warn(ofPlain literal: String, in node: YAMLNode) {
    if let sign = literal.first, "“”„«".contains(sign) {
      report(
        .misreadText("'\(sign)' is a part of the text, and quotes nothing"),
        severity: .warning,
        at: node.span,
        suggestion: "write straight quotes, around all of the text"
      )
    } else if literal.hasSlashesBehindBlank {
      report(
        .misreadText("'//' is a part of the text, and begins no comment"),
        severity: .warning,
        at: node.span,
        suggestion: "a comment begins with ' #'; else quote the text"
      )
    }
  }
}

extension UInt8 {
  /// Whether a text that begins so may be what other tools replace.
  fileprivate var opensForeignTemplate: Bool {
    self == UInt8(ascii: "{") || self == UInt8(ascii: "$")
  }

  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension String {
  /// Whether it is a variable as templates (`{{name}}`) or shells (`$name`) have it, and nothing else.
  fileprivate var isForeignTemplate: Bool {
    if hasPrefix("$") { return String(dropFirst()).isName }
    guard hasPrefix("{{"), hasSuffix("}}") else { return false }
    return dropFirst(2).dropLast(2).split(separator: " ").joined(separator: " ").isName
  }

  /// Whether `//` stands behind a blank, as no address has it.
  fileprivate var hasSlashesBehindBlank: Bool {
    let slash = UInt8(ascii: "/")
    var last: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      if byte == slash, last.1 == slash, last.0.isBlank { return true }
      last = (last.1, byte)
    }
    return false
  }
}
