import ScenarioDiagnostics
import ScenarioRuntime

enum FlowPiece: Equatable {
  case literal(String)

  /// JavaScript, without `${` and `}`.
  case script(String)

  /// The pieces of a text; `\${` does not begin a script.
  static func pieces(of text: String) -> [FlowPiece] {
    var pieces: [FlowPiece] = []
    var literal = ""
    var rest = Substring(text)
    while let dollar = rest.range(of: "${") {
      if rest[..<dollar.lowerBound].last == "\\" {
        literal += rest[..<dollar.lowerBound].dropLast() + "${"
        rest = rest[dollar.upperBound...]
        continue
      }
      guard let end = rest[dollar.upperBound...].endOfScript else { break }
      literal += rest[..<dollar.lowerBound]
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.script(String(rest[dollar.upperBound..<end]).trimmingBlanks))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    return literal.isEmpty ? pieces : pieces + [.literal(literal)]
  }
}

extension Substring {
  /// The index of the `}` that ends a script; braces within quotes and pairs of braces belong to it.
  fileprivate var endOfScript: Index? {
    var depth = 0
    var quote: Character?
    for index in indices {
      switch self[index] {
      case let sign where sign == quote: quote = nil
      case _ where quote != nil: continue
      case "'", "\"", "`": quote = self[index]
      case "{": depth += 1
      case "}" where depth == 0: return index
      case "}": depth -= 1
      default: continue
      }
    }
    return nil
  }

  /// The range of a short text; both are compared byte by byte.
  fileprivate func range(of wanted: String) -> Range<Index>? {
    guard let start = utf8.firstRange(of: wanted.utf8) else { return nil }
    return start.lowerBound..<start.upperBound
  }
}

extension String {
  /// Whether the text can be the name of a variable, in JavaScript and here.
  var isVariableName: Bool {
    guard let first = utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else {
      return false
    }
    return utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
  }
}
