import AppModelKit
import ScenarioDiagnostics
import ScenarioYAML

/// The places in the file of the bytes of a scalar's text.
struct TextPlaces {
  private let whole: SourceSpan

  /// The offset in the file of the text's first byte, or nil if escapes or folding moved bytes.
  private let origin: UInt32?

  /// Where references begin in the text and in the file, if bytes were moved.
  private let beginnings: [(inText: Int, inFile: Int)]
  private let bytes: [UInt8]

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
    let (inText, inFile) = beginnings[next - 1]
    let isWritten = whole.file.bytes[inFile..<Int(whole.end)].starts(with: bytes[inText..<end])
    return isWritten ? inFile - inText : nil
  }

  /// Block scalars, folded lines and escapes move bytes, but leave the order of references as it is.
  private static func beginnings(
    in bytes: [UInt8],
    and span: SourceSpan
  ) -> [(inText: Int, inFile: Int)] {
    let inText = beginnings(in: bytes[...])
    let inFile = beginnings(in: span.file.bytes[Int(span.start)..<Int(span.end)])
    return inText.count == inFile.count ? Array(zip(inText, inFile)) : []
  }

  private static func beginnings(in bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.indices.dropLast().filter {
      bytes[$0] == UInt8(ascii: "$") && bytes[$0 + 1] == UInt8(ascii: "{")
    }
  }
}
