/// A range of a file's text, in UTF-8 bytes.
///
/// ```swift
/// file.span(0..<4).location  // "a.yaml:1:1"
/// file.span(0..<4).text      // "name"
/// ```
@usableFromInline
package struct SourceSpan: Sendable {
  @usableFromInline package let file: SourceFile

  /// The offset of the first byte.
  @usableFromInline package let start: UInt32

  /// The offset after the last byte; never less than `start`.
  @usableFromInline package let end: UInt32

  @inlinable
  package init(file: SourceFile, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The line and column where the span begins.
  package var position: SourcePosition { file.position(of: start) }

  /// The line of the file where the span begins, from 1.
  package var line: Int { position.line }

  /// The place as compilers write it: `path:line:column`.
  package var location: String {
    let position = position
    return "\(file.path):\(position.line):\(position.column)"
  }

  package var text: String {
    String(decoding: file.bytes[Int(start)..<Int(end)], as: UTF8.self)
  }

  /// Whether there is something that both spans have.
  package func overlaps(_ other: SourceSpan) -> Bool {
    file === other.file && start < other.end && other.start < end
  }

  /// Whether all of another span lies within this one.
  package func holds(_ inner: SourceSpan) -> Bool {
    inner.file === file && inner.start >= start && inner.end <= end
  }
}

extension SourceSpan: Hashable {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.start == right.start && left.end == right.end && left.file === right.file
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}
