import AppModelKit
import ProtocolValues
import ScenarioDiagnostics

/// A JSON value, written with two spaces a level.
///
///     JSONValue.object([("count", 2)]).text   // {\n  "count": 2\n}\n
indirect enum JSONValue {
  case object([(name: String, value: JSONValue?)])
  case array([JSONValue])
  case string(String)
  case int(Int)
  case double(Double)

  /// The value as a text with a line break at its end.
  var text: String { text(indented: "") + "\n" }

  private func text(indented indent: String) -> String {
    switch self {
    case .object(let members):
      let lines = members.compactMap { name, value in
        value.map { "\(Self.quoted(name)): \($0.text(indented: indent + "  "))" }
      }
      return Self.block("{", lines, "}", indented: indent)
    case .array(let items):
      let lines = items.map { $0.text(indented: indent + "  ") }
      return Self.block("[", lines, "]", indented: indent)
    case .string(let text): return Self.quoted(text)
    case .int(let number): return "\(number)"
    case .double(let number): return number.json
    }
  }

  private static func block(
    _ start: String,
    _ lines: [String],
    _ end: String,
    indented indent: String
  ) -> String {
    if lines.isEmpty { return start + end }
    let inner = lines.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(start)\n\(inner)\n\(indent)\(end)"
  }

  /// A string in quotes, with escapes for what a terminal or a CI service would obey.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where VisibleText.isHidden(scalar), "#" where last == "#":
        quoted += String(scalar).utf16.map(\.jsonEscape).joined()
      default: quoted.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return quoted + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral text: String) { self = .string(text) }

  init(integerLiteral number: Int) { self = .int(number) }
}

extension JSONValue {
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A text, or nil for an empty one.
  static func unlessEmpty(_ text: String) -> JSONValue? { text.isEmpty ? nil : .string(text) }

  static func milliseconds(_ duration: Duration) -> JSONValue {
    .int(Int(clamping: duration.wholeMilliseconds))
  }
}

extension Terminal {
  func write(_ value: JSONValue) { append(Array(value.text.utf8)) }
}
