import ScenarioDiagnostics

extension YAMLTreeBuilder {
  /// The place of a scalar, without its anchor and tag.
  mutating func place(
    of event: YAMLEvent,
    style: YAMLNode.ScalarStyle,
    isEmpty: Bool
  ) throws(YAMLInterruption) -> Range<UInt32> {
    var start = event.start
    if event.hasProperties {
      let properties = try readProperties(of: event)
      start = properties.contentStart
      if isEmpty, style == .plain { return properties.end..<properties.end }
    } else if event.start == event.end {
      return placeOfNothing(before: event.start)
    }
    switch style {
    case .plain, .singleQuoted, .doubleQuoted: return start..<max(start, event.end)
    case .literal, .folded: return start..<endOfBlockScalar(from: start, to: event.end)
    }
  }

  /// The start of a collection, without its anchor and tag.
  mutating func contentStart(of event: YAMLEvent) throws(YAMLInterruption) -> UInt32 {
    event.hasProperties ? try readProperties(of: event).contentStart : event.start
  }

  /// Reads the anchor and the tag at an event's start, and reports the tag.
  private mutating func readProperties(
    of event: YAMLEvent
  ) throws(YAMLInterruption) -> NodeProperties {
    let properties = NodeProperties(in: file.bytes, at: event.start)
    if let tag = properties.tag {
      let text = span(tag).text
      try report(
        .unsupportedTag(text),
        at: tag,
        suggestion: text.hasPrefix("!!")
          ? "leave it out: the key decides how the value is read"
          : "quote a text that begins with '!', or leave the tag out"
      )
    }
    return properties
  }

  /// The place of a node that is not written: after its indicator if it has one, otherwise after
  /// the latest content.
  private func placeOfNothing(before mark: UInt32) -> Range<UInt32> {
    var gap = ByteScanner(file.bytes, at: writtenEnd)
    gap.skipToContent()
    let isIndicated = gap.place < mark && gap.byte?.isNodeIndicator == true
    let place = isIndicated ? gap.place + 1 : min(mark, writtenEnd)
    return place..<place
  }

  /// The parser lets a block scalar run on over the blank lines after it.
  private func endOfBlockScalar(from start: UInt32, to mark: UInt32) -> UInt32 {
    var end = mark
    while end > start + 1, file.bytes[Int(end) - 1].isBlankOrLineBreak { end -= 1 }
    return max(start, end)
  }
}

extension UInt8 {
  /// Whether the byte can announce a node: `:`, `-`, `?`.
  fileprivate var isNodeIndicator: Bool {
    self == UInt8(ascii: ":") || self == UInt8(ascii: "-") || self == UInt8(ascii: "?")
  }
}
