/// One step of the parser through a file, with its place in bytes.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case documentStart
    case documentEnd(Ending)
    case alias
    case scalar(YAMLNode.ScalarStyle)
    case sequenceStart
    case mappingStart
    case collectionEnd
    case streamEnd
  }

  /// How a document ends.
  enum Ending {
    /// By `...`.
    case marked

    /// By what follows it: the end of the file, or something that cannot continue with it.
    case unmarked
  }

  let kind: Kind
  let start: UInt32
  let end: UInt32

  /// The byte range of the event.
  var place: Range<UInt32> { start..<max(start, end) }

  /// Whether an anchor or a tag is at its start.
  let hasProperties: Bool
}
