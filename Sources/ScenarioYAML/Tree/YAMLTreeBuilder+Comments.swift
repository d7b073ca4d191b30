import ScenarioDiagnostics

/// Comments that touch what is before them.
///
/// In YAML a comment begins after a space. The parser takes every `#` after a quote, a bracket, a comma
/// or `|` for the beginning of one, and drops the rest of the line without a word.
extension YAMLTreeBuilder {
  /// Checks the comments between the scalar before and this one, and that of a block scalar's first line.
  mutating func checkComments(
    beforeScalarAt place: Range<UInt32>,
    style: YAMLNode.ScalarStyle
  ) throws(YAMLInterruption) {
    try checkComments(upTo: place.lowerBound)
    switch style {
    case .literal, .folded:
      let content = file.bytes[Int(place.lowerBound)...]
      try checkComments(upTo: UInt32(content.firstIndex(where: \.isLineBreak) ?? content.endIndex))
    case .plain, .singleQuoted, .doubleQuoted: break
    }
    commentsCheckedEnd = max(commentsCheckedEnd, Int(place.upperBound))
  }

  /// Checks the comments up to a place that no further scalar precedes.
  mutating func checkComments(upTo end: UInt32) throws(YAMLInterruption) {
    let end = min(Int(end), file.bytes.count)
    while commentsCheckedEnd < end {
      let offset = commentsCheckedEnd
      commentsCheckedEnd += 1
      guard beginsCommentOrDirective(at: offset) else { continue }
      if isTight(at: offset) { try reportTightComment(at: UInt32(offset)) }
      let rest = file.bytes[offset...]
      commentsCheckedEnd = rest.firstIndex(where: \.isLineBreak) ?? rest.endIndex
    }
  }

  /// Whether nothing else is on the rest of the line.
  private func beginsCommentOrDirective(at offset: Int) -> Bool {
    let byte = file.bytes[offset]
    return byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%") && !isTight(at: offset)
  }

  /// Whether no space is before a byte; before the first one a byte order mark may.
  private func isTight(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let byte = file.bytes[offset - 1]
    return !byte.isBlankOrLineBreak && byte < 0x80
  }

  private mutating func reportTightComment(at offset: UInt32) throws(YAMLInterruption) {
    try report(
      .tightComment,
      at: offset..<offset + 1,
      suggestion: "for a comment write ' #'; if '#' belongs to a text, quote all of the text"
    )
  }
}
