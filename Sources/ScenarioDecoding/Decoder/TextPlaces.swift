import AppModelKit
import ScenarioDiagnostics
import ScenarioYAML

/// The places in the file of the bytes of a scalar's text.
struct TextPlaces {
  private let whole: SourceSpan

  /// The offset in the file of the text's first byte, or nil if escapes or folding moved bytes.
  private let origin: UInt32?

  /// The places where references begin, if bytes were moved.
  private let beginnings: [Beginning]
  private let bytes: [UInt8]

  private struct Beginning {
    let inText: Int
    let inFile: Int

    /// How many bytes from there on are the same in the text and in the file.
    let sameCount: Int
  }

  init(of bytes: [UInt8], in node: YAMLNode) {
    whole = node.span
    self.bytes = bytes
    let start = node.span.start + (node.style == .plain ? 0 : 1)
    let isVerbatim = node.span.file.bytes.dropFirst(Int(start)).starts(with: bytes)
    origin = isVerbatim ? start : nil
    beginnings = isVerbatim || node.kind != .scalar ? [] : Self.beginnings(in: bytes, and: whole)
  }

  /// The span of some of the bytes, or of the whole scalar where they cannot be distinguished.
  func span(from start: Int, to end: Int) -> SourceSpan {
    guard let origin = origin.map(Int.init) ?? origin(ofBytesFrom: start, to: end) else {
      return whole
    }
    return SourceSpan(
      file: whole.file,
      start: UInt32(clamping: origin + start),
      end: UInt32(clamping: origin + end)
    )
  }

  /// Where the text would begin if it was in the file as it does around some of its bytes.
  private func origin(ofBytesFrom start: Int, to end: Int) -> Int? {
    let next = beginnings.partitioningIndex { $0.inText > start }
    guard next > 0 else { return nil }
    let beginning = beginnings[next - 1]
    guard end - beginning.inText <= beginning.sameCount else { return nil }
    return beginning.inFile - beginning.inText
  }

  /// Block scalars, folded lines and escapes move bytes, but leave the order of references as it is.
  private static func beginnings(in bytes: [UInt8], and span: SourceSpan) -> [Beginning] {
    let written = span.file.bytes[Int(span.start)..<Int(span.end)]
    let (inText, inFile) = (beginnings(in: bytes[...]), beginnings(in: written))
    guard inText.count == inFile.count else { return [] }
    var later: [Beginning] = []
    for (inText, inFile) in zip(inText, inFile).reversed() {
      let next = later.last?.inText ?? bytes.count
      let same = zip(bytes[inText..<next], written[inFile...]).prefix { $0 == $1 }.count
      // Where all is the same, the next reference begins at the same byte of both.
      let rest = inText + same == next ? later.last?.sameCount ?? 0 : 0
      later.append(Beginning(inText: inText, inFile: inFile, sameCount: same + rest))
    }
    return later.reversed()
  }

  private static func beginnings(in bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.indices.dropLast().filter {
      bytes[$0] == UInt8(ascii: "$") && bytes[$0 + 1] == UInt8(ascii: "{")
    }
  }
}
