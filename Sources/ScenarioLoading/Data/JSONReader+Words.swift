import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import Suggestions

extension JSONReader {
  /// Reads a number or one of the three names that JSON has.
  mutating func readWord() throws(DataProblem) -> DataTree.Content {
    let start = offset
    while let byte, !Self.ends.contains(byte) { offset += 1 }
    let word = span(from: start).text
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      if let number = Number(word) { return .number(number) }
      let end = offset
      offset = start
      throw noValue(word, upTo: end)
    }
  }

  private static let ends = Array(" \t\n\r,:[]{}\"".utf8)

  private func noValue(_ word: String, upTo end: Int) -> DataProblem {
    switch byte {
    case nil: problem(.jsonValueExpected, at: offset)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): problem(.jsonComment, at: offset)
    case UInt8(ascii: "'"): problem(.jsonSingleQuotes, at: offset)
    default: problem(about: word, at: offset..<max(end, offset + 1))
    }
  }

  private func problem(about word: String, at place: Range<Int>) -> DataProblem {
    let beginsNumber = word.first.map { "+-.0123456789".contains($0) } ?? false
    if word.isEmpty { return problem(.jsonValueExpected, at: place) }
    if word.isNumberInJSON { return problem(.jsonNumberTooLarge(word), at: place) }
    if beginsNumber, word != "-Infinity" { return problem(.jsonNumber(word), at: place) }
    return problem(
      .jsonWord(word),
      at: place,
      suggestion: didYouMean(word, among: ["true", "false", "null"]) ?? "quote it, if it is a text"
    )
  }
}

extension String {
  /// Whether JSON allows a number to be written so.
  fileprivate var isNumberInJSON: Bool {
    wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
  }
}
