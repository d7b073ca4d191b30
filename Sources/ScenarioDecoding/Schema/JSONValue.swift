/// A JSON value whose members keep their order, so that what is written is stable.
indirect enum JSONValue: Sendable {
  case text(String)
  case number(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([JSONMember])

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { ($0.key, $0.value) })
  }
}

typealias JSONMember = (name: String, value: JSONValue)

extension JSONValue {
  /// The value as people read it: what fits into a line is in one.
  var formatted: String { formatted(indentation: 0, columnsTaken: 0) + "\n" }

  private func formatted(indentation: Int, columnsTaken: Int) -> String {
    let line = compact
    guard indentation * 2 + columnsTaken + line.count > Self.longestLine else { return line }
    switch self {
    case .text, .number, .boolean: return line
    case .array(let items):
      return Self.block(items, "[", "]", indentation) {
        $0.formatted(indentation: indentation + 1, columnsTaken: 1)
      }
    case .object(let members):
      return Self.block(members, "{", "}", indentation) { member in
        let name = "\(Self.quoted(member.name)): "
        return name
          + member.value.formatted(indentation: indentation + 1, columnsTaken: name.count + 1)
      }
    }
  }

  private static let longestLine = 100

  private static func block<Item>(
    _ items: [Item],
    _ opening: String,
    _ closing: String,
    _ indentation: Int,
    _ line: (Item) -> String
  ) -> String {
    let margin = String(repeating: "  ", count: indentation)
    let lines = items.map { "\(margin)  \(line($0))" }
    return "\(opening)\n\(lines.joined(separator: ",\n"))\n\(margin)\(closing)"
  }

  private var compact: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .array(let items): "[\(items.map(\.compact).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)): \($0.value.compact)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
