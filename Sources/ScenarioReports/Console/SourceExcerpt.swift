import ScenarioDiagnostics

/// The line of a file on which a span begins, with what the span marks of it.
///
/// All three parts are visible text already, so that columns can be counted.
struct SourceExcerpt {
  let line: Int
  private(set) var before: String
  private(set) var marked: String
  private(set) var after: String

  init(of span: SourceSpan, width: Int) {
    let bytes = span.file.bytes
    let position = span.position
    line = position.line
    let lineStart = Int(span.start) - (position.column - 1)
    let lineEnd = bytes[lineStart...].firstIndex(where: \.isLineBreak) ?? bytes.count
    let start = min(Int(span.start), lineEnd)
    let end = min(max(Int(span.end), start), lineEnd)
    before = Self.visible(bytes[lineStart..<start])
    marked = Self.visible(bytes[start..<end])
    after = Self.visible(bytes[end..<lineEnd])
    shorten(to: width)
  }

  /// The marks that stand below the line, from the column where the span begins.
  var caret: String {
    "^" + String(repeating: "~", count: max(0, displayWidth(of: marked) - 1))
  }

  /// Leaves out what is far from the beginning of the span, so that the caret still stands below it.
  private mutating func shorten(to width: Int) {
    guard displayWidth(of: before) + displayWidth(of: marked) + displayWidth(of: after) > width
    else { return }
    before = Self.tail(of: before, width: width / 3)
    marked = Self.head(of: marked, width: width - displayWidth(of: before))
    after = Self.head(of: after, width: width - displayWidth(of: before) - displayWidth(of: marked))
  }

  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    visibleText(String(decoding: bytes, as: UTF8.self))
  }

  private static func head(of text: String, width: Int) -> String {
    guard displayWidth(of: text) > width else { return text }
    return Substring(text.unicodeScalars.prefix(text.unicodeScalars.count(inColumns: width))) + "…"
  }

  private static func tail(of text: String, width: Int) -> String {
    guard displayWidth(of: text) > width else { return text }
    let count = text.unicodeScalars.reversed().count(inColumns: width)
    return "…" + String(Substring(text.unicodeScalars.suffix(count)))
  }
}

extension Sequence<Unicode.Scalar> {
  /// How many scalars from the beginning fit into some columns beside an ellipsis.
  fileprivate func count(inColumns width: Int) -> Int {
    var room = width - 1
    var count = 0
    for scalar in self {
      room -= scalar.displayWidth
      guard room >= 0 else { break }
      count += 1
    }
    return count
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
