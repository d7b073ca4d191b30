import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension YAMLNode {
  /// What other signs for quotes, comments or variables a text has than those of the language.
  ///
  /// Nearly all texts have none of them, which their first byte says.
  func misreading(of text: Text) -> Misreading? {
    let first = firstByte
    guard first.opensForeignTemplate || first >= 0x80 || isAmongSlashes, let literal = text.literal
    else { return nil }
    return first.opensForeignTemplate
      ? foreignTemplate(literal) : style == .plain ? foreignSign(in: literal) : nil
  }

  /// A variable of a shell or another tool, which is an ordinary text here.
  func misreadVariable(in text: Text) -> Misreading? {
    guard firstByte.opensForeignTemplate, let literal = text.literal else { return nil }
    return foreignTemplate(literal)
  }

  private func foreignTemplate(_ literal: String) -> Misreading? {
    guard style != .singleQuoted, literal.isForeignTemplate else { return nil }
    return Misreading(
      "'\(literal)' is an ordinary text, not a variable",
      suggestion: "for a variable's value write '${name}', or put the text in single quotes"
    )
  }

  private func foreignSign(in literal: String) -> Misreading? {
    if let sign = literal.first, "“”„«".contains(sign) || sign == "‘" && literal.last == "’" {
      return Misreading(
        "'\(sign)' is part of the text and does not quote it",
        suggestion: "put straight quotes around the whole text"
      )
    }
    guard literal.hasSlashesAfterBlank else { return nil }
    return Misreading(
      "'//' is part of the text and does not begin a comment",
      suggestion: "for a comment write ' #', or quote the text"
    )
  }

  /// A number that is lost, as a comment begins before it: `Room #4`.
  var lostNumber: Misreading? {
    guard style == .plain, precedesNumber else { return nil }
    return Misreading(
      "' #' begins a comment, so the number is not part of the text",
      suggestion: "put the text and the number in quotes; for a comment, write a space after '#'"
    )
  }

  /// The line feed with which a text ends that is folded by `>`.
  ///
  /// Where `|` is written, lines are meant, and the last one's end may be.
  var foldedLineFeed: Misreading? {
    guard style == .folded, !keepsLineFeeds, text.last == "\n" else { return nil }
    return Misreading(
      "the text ends with a line feed, because '>' has no '-' after it",
      suggestion: "write '>-'; if the line feed is meant, write '>+'"
    )
  }

  /// Whether a block scalar says with '+' that the line feeds at its end are meant.
  fileprivate var keepsLineFeeds: Bool {
    let bytes = span.file.bytes[Int(span.start)..<Int(span.end)]
    return bytes.prefix { $0 > 0x20 }.contains(UInt8(ascii: "+"))
  }
}

/// The texts of selectors, which may be meant as more.
extension YAMLNode {
  /// What the text of a selector may be meant as: a type, several keys, or the texts of ``misreading(of:)``.
  func misreading(ofSelector text: Text, as use: SelectorUse) -> Misreading? {
    let first = firstByte
    if first <= 0x20 || style == .literal || style == .folded { return unseenBlanks(in: text) }
    guard first.isLowercaseLetter, use != .elementOfType, let literal = text.literal
    else { return misreading(of: text) }
    if style == .plain, let type = ElementType(rawValue: literal) ?? ElementType(misspelt: literal)
    {
      return Misreading(
        "'\(literal)' means an element with that text, not a type",
        suggestion: "write {type: \(type.rawValue)}, or quote the text"
      )
    }
    guard style != .singleQuoted, let key = literal.leadingKey else { return misreading(of: text) }
    return Misreading(
      "'\(key)' is part of the text here, not a key",
      suggestion: "write {\(key): ...} without quotes, or put the text in single quotes"
    )
  }

  /// Blanks that no one sees in the file; the property that has them can be named.
  private func unseenBlanks(in text: Text) -> Misreading? {
    guard let literal = text.literal, style != .singleQuoted else { return nil }
    if literal.allSatisfy(\.isWhitespace) {
      return Misreading(
        "the text contains only spaces",
        suggestion: "write the element's text; if it contains only spaces, use single quotes"
      )
    }
    guard style == .literal || style == .folded, literal.last == "\n", !keepsLineFeeds else {
      return nil
    }
    return Misreading(
      "the text ends with a line feed, because '|' or '>' has no '-' after it",
      suggestion:
        "write '|-' or '>-', or put the text into the same line; if the line feed is meant, {label: ...}"
    )
  }

  /// A text to wait for that looks like a time to wait; a number alone may be what is counted.
  var misreadTime: Misreading? {
    guard looksLikeTime else { return nil }
    return Misreading(
      "'waitFor' waits for an element with that text, not for that time",
      suggestion: "write 'pause: ...'; if the text is meant, {label: ...}"
    )
  }

  /// A text in place of the element around another one that looks like a time to wait at most.
  var misreadTimeout: Misreading? {
    guard looksLikeTime else { return nil }
    return Misreading(
      "'within' needs the element around this one, not a time",
      suggestion:
        "write 'waitFor: {element: ..., timeout: \(text)}'; if the text is meant, {label: ...}"
    )
  }

  var looksLikeTime: Bool {
    kind == .scalar && firstByte.isASCIIDigit && style == .plain && text.last?.isLetter == true
      && (try? Duration(scenarioText: text)) != nil
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

  /// The key with which the text begins as a selector does: `id: a`, `button: a`, or `id=a`.
  fileprivate var leadingKey: String? {
    guard let end = firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let key = String(self[..<end])
    let rest = self[index(after: end)...]
    guard self[end] == "=" || rest.first == " ", rest.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return key == "id" || key == "label" || ElementType(rawValue: key) != nil ? key : nil
  }
}

/// A text that looks like something that it is not: YAML and the language take it as it is, and what
/// expects that no such text is there would pass for ever.
struct Misreading {
  let text: String
  let suggestion: String

  init(_ text: String, suggestion: String) {
    self.text = text
    self.suggestion = suggestion
  }
}

extension NodeDecoder {
  /// Warns of a text that may have been meant as something else.
  mutating func warn(of misreading: @autoclosure () -> Misreading?, in node: YAMLNode) {
    guard !hasEnoughProblems, let misreading = misreading() else { return }
    report(
      .misreadText(misreading.text),
      severity: .warning,
      at: node.span,
      suggestion: misreading.suggestion
    )
  }
}
