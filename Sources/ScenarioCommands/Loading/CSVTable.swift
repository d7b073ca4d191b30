import ScenarioModel

/// The rows of a CSV file by the names of its header, as RFC 4180 writes them.
///
/// Own code, because rows with too many or too few fields and open quotes must be errors with
/// their line, where libraries fill up and go on.
struct CSVTable {
  struct Problem: Error {
    /// The line, from 1, where the problem is.
    let line: Int
    let text: String
  }

  /// The rows as mappings of texts.
  let rows: [Value]

  init(_ bytes: [UInt8]) throws(Problem) {
    var reader = CSVReader(bytes)
    guard let header = try reader.readRecord() else {
      throw Problem(line: 1, text: "the file is empty; its first line names the columns")
    }
    try Self.checkNames(header)
    var rows: [Value] = []
    while let record = try reader.readRecord() {
      rows.append(try Self.row(record, header))
    }
    self.rows = rows
  }

  private static func checkNames(_ header: CSVRecord) throws(Problem) {
    var seen: Set<String> = []
    for name in header.fields where !seen.insert(name).inserted {
      throw Problem(line: header.line, text: "the column '\(name)' is named twice")
    }
  }

  private static func row(_ record: CSVRecord, _ header: CSVRecord) throws(Problem) -> Value {
    guard record.fields.count == header.fields.count else {
      let (found, wanted) = (record.fields.count, header.fields.count)
      throw Problem(
        line: record.line,
        text: "the row has \(found) \(found == 1 ? "field" : "fields"), but the header \(wanted)"
      )
    }
    return .mapping(
      zip(header.fields, record.fields).map { Value.Entry(key: $0, value: .text($1)) }
    )
  }
}

/// The fields of one record and the line on which it begins, from 1.
private struct CSVRecord {
  var fields: [String] = []
  let line: Int
}

/// Reads records one by one; blank lines are no records.
private struct CSVReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func readRecord() throws(CSVTable.Problem) -> CSVRecord? {
    while skipLineBreak() {}
    guard position < bytes.count else { return nil }
    var record = CSVRecord(line: line)
    repeat {
      record.fields.append(try readField())
    } while skip(",")
    guard position == bytes.count || skipLineBreak() else {
      throw CSVTable.Problem(line: line, text: "text follows behind a closing quote")
    }
    return record
  }

  private mutating func readField() throws(CSVTable.Problem) -> String {
    guard skip("\"") else { return readPlainField() }
    let start = line
    var field: [UInt8] = []
    while position < bytes.count {
      if skip("\"") {
        guard skip("\"") else { return String(decoding: field, as: UTF8.self) }
        field.append(UInt8(ascii: "\""))
      } else {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        field.append(bytes[position])
        position += 1
      }
    }
    throw CSVTable.Problem(line: start, text: "the quote that opens here is never closed")
  }

  private mutating func readPlainField() -> String {
    let start = position
    while position < bytes.count, !bytes[position].endsPlainField { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, Unicode.Scalar(bytes[position]) == character else {
      return false
    }
    position += 1
    return true
  }

  private mutating func skipLineBreak() -> Bool {
    let start = position
    _ = skip("\r")
    if skip("\n") || position > start {
      line += 1
      return true
    }
    return false
  }
}

extension UInt8 {
  fileprivate var endsPlainField: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
