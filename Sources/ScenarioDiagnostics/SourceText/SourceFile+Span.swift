extension SourceFile {
  /// A stretch of the file; what lies beyond its end is left out.
  package func span(_ range: Range<Int>) -> SourceSpan {
    let range = range.clamped(to: 0..<bytes.count)
    return SourceSpan(
      file: self,
      start: UInt32(clamping: range.lowerBound),
      end: UInt32(clamping: range.upperBound)
    )
  }
}
