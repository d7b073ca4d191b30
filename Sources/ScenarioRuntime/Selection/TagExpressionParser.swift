import ScenarioModel

/// Reads an expression by recursive descent.
struct TagExpressionParser {
  private struct Token {
    let text: String
    let column: Int
  }

  private var tokens: ArraySlice<Token> = []
  private let end: Int

  /// How many parentheses and negations are open; a limit keeps the stack safe.
  private var depth = 0
  private static let greatestDepth = 64

  init(_ text: String) throws(TagExpression.Problem) {
    end = text.count + 1
    tokens = try Self.tokens(of: text)[...]
  }

  private static func tokens(of text: String) throws(TagExpression.Problem) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    func flush(_ column: Int) {
      if !word.isEmpty { tokens.append(Token(text: word, column: column - word.count)) }
      word = ""
    }
    for (index, character) in text.enumerated() {
      if character == "(" || character == ")" {
        flush(index + 1)
        tokens.append(Token(text: String(character), column: index + 1))
      } else if character.isWhitespace {
        flush(index + 1)
      } else if character.isTagCharacter {
        word.append(character)
      } else {
        let advice = advice(insteadOf: character)
        throw .init(text: "'\(character)' does not belong here; \(advice)", column: index + 1)
      }
    }
    flush(text.count + 1)
    return tokens
  }

  private static func advice(insteadOf character: Character) -> String {
    switch character {
    case ",", "|": "write 'or'"
    case "&": "write 'and'"
    case "!": "write 'not'"
    default: "tags have letters, digits, '-' and '_'"
    }
  }

  mutating func parse() throws(TagExpression.Problem) -> TagExpression {
    let expression = try alternatives()
    if let token = tokens.first {
      throw .init(text: "'\(token.text)' does not belong here", column: token.column)
    }
    return expression
  }

  private mutating func alternatives() throws(TagExpression.Problem) -> TagExpression {
    var parts = [try conjunction()]
    while skip(.or) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(TagExpression.Problem) -> TagExpression {
    var parts = [try negation()]
    while skip(.and) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(TagExpression.Problem) -> TagExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      throw .init(text: "it is nested too deep", column: tokens.first?.column ?? end)
    }
    if skip(.not) { return .not(try negation()) }
    if skip("(") {
      let inner = try alternatives()
      guard skip(")") else {
        throw .init(text: "')' is missing", column: tokens.first?.column ?? end)
      }
      return inner
    }
    return try tag()
  }

  private mutating func tag() throws(TagExpression.Problem) -> TagExpression {
    guard let token = tokens.popFirst() else { throw .init(text: "a tag is missing", column: end) }
    guard ![TagOperator.and.rawValue, TagOperator.or.rawValue, ")"].contains(token.text) else {
      throw .init(text: "a tag is missing before '\(token.text)'", column: token.column)
    }
    return .tag(token.text)
  }

  private mutating func skip(_ word: TagOperator) -> Bool { skip(word.rawValue) }

  private mutating func skip(_ text: String) -> Bool {
    guard tokens.first?.text == text else { return false }
    tokens.removeFirst()
    return true
  }
}
