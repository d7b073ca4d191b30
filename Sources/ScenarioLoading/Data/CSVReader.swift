import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML

/// The fields of one record with their places.
struct CSVRecord {
  let fields: [Located<String>]
  let span: SourceSpan
}

/// Reads the records of a CSV file one by one; blank lines are no records.
struct CSVReader {
  private let file: SourceFile
  private var position = 0
  private var fieldCount = 0

  init(_ file: SourceFile) { self.file = file }

  mutating func readRecord() throws(DataProblem) -> CSVRecord? {
    while skipLineBreak() {}
    let start = position
    guard start < file.bytes.count else { return nil }
    var fields: [Located<String>] = []
    repeat {
      let fieldStart = position
      try countField()
      let text = try readField()
      fields.append(Located(text, span: file.span(fieldStart..<position)))
    } while skip(",")
    let end = position
    guard end == file.bytes.count || skipLineBreak() else { throw textAfterQuote() }
    return CSVRecord(fields: fields, span: file.span(start..<end))
  }

  private mutating func countField() throws(DataProblem) {
    fieldCount += 1
    let limit = YAMLLimits.standard.maximumNodes
    if fieldCount > limit {
      throw DataProblem(Diagnostic(.tooManyNodes(limit: limit), at: file.span(position..<position)))
    }
  }

  private mutating func readField() throws(DataProblem) -> String {
    let start = position
    guard skip("\"") else { return readPlainField() }
    var field: [UInt8] = []
    while position < file.bytes.count {
      if !skip("\"") {
        field.append(file.bytes[position])
        position += 1
      } else if skip("\"") {
        field.append(UInt8(ascii: "\""))
      } else {
        return String(decoding: field, as: UTF8.self)
      }
    }
    throw DataProblem(Diagnostic(.openQuote, at: file.span(start..<start + 1)))
  }

  private mutating func readPlainField() -> String {
    let start = position
    while position < file.bytes.count, !file.bytes[position].endsPlainField { position += 1 }
    return String(decoding: file.bytes[start..<position], as: UTF8.self)
  }

  private mutating func textAfterQuote() -> DataProblem {
    let start = position
    _ = readPlainField()
    return DataProblem(
      Diagnostic(
        .textAfterQuote,
        at: file.span(start..<position),
        suggestion: #"write '""' for a quote within quotes"#
      )
    )
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < file.bytes.count, Unicode.Scalar(file.bytes[position]) == character else {
      return false
    }
    position += 1
    return true
  }

  private mutating func skipLineBreak() -> Bool {
    let hasReturn = skip("\r")
    return skip("\n") || hasReturn
  }
}

extension UInt8 {
  fileprivate var endsPlainField: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
