private import CLibYAML

/// libyaml's parser over one text: the only door to C, and the only owner of its memory.
///
/// The parser keeps pointers into itself and into its input, so both live on the heap for as long
/// as the reader does.
@safe
struct YAMLEventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private var offsets: ScalarOffsets

  init(_ bytes: [UInt8], isASCII: Bool) {
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: bytes.count)
    offsets = ScalarOffsets(bytes, isASCII: isASCII)
    _ = unsafe input.initialize(from: bytes)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("no memory for a parser")
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Reads the next event; a scalar's text goes to the end of `texts`.
  mutating func next(
    appendingTextTo texts: inout [UInt8]
  ) throws(YAMLSyntaxFailure) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe read(event, appendingTextTo: &texts)
  }
}

extension YAMLEventReader {
  private mutating func read(
    _ event: yaml_event_t,
    appendingTextTo texts: inout [UInt8]
  ) -> YAMLEvent {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      return unsafe readScalar(event, appendingTextTo: &texts)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe place(event, as: .mappingStart, anchor: start.anchor, tag: start.tag)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe place(event, as: .sequenceStart, anchor: start.anchor, tag: start.tag)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      return unsafe place(event, as: .collectionEnd)
    case YAML_ALIAS_EVENT:
      return unsafe place(event, as: .alias, anchor: event.data.alias.anchor)
    case YAML_DOCUMENT_START_EVENT:
      return unsafe place(event, as: .documentStart)
    case YAML_DOCUMENT_END_EVENT:
      let isUnmarked = unsafe event.data.document_end.implicit != 0
      return unsafe place(event, as: .documentEnd(isUnmarked ? .unmarked : .marked))
    case YAML_STREAM_START_EVENT:
      return unsafe place(event, as: .streamStart)
    default:
      return unsafe place(event, as: .streamEnd)
    }
  }

  private mutating func readScalar(
    _ event: yaml_event_t,
    appendingTextTo texts: inout [UInt8]
  ) -> YAMLEvent {
    let scalar = unsafe event.data.scalar
    unsafe texts.append(
      contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    )
    let style = unsafe Self.style(scalar.style)
    return unsafe place(event, as: .scalar(style), anchor: scalar.anchor, tag: scalar.tag)
  }

  private mutating func place(
    _ event: yaml_event_t,
    as kind: YAMLEvent.Kind,
    anchor: UnsafePointer<yaml_char_t>? = nil,
    tag: UnsafePointer<yaml_char_t>? = nil
  ) -> YAMLEvent {
    let start = unsafe offsets.byteOffset(ofScalar: event.start_mark.index)
    return unsafe YAMLEvent(
      kind: kind,
      start: start,
      end: offsets.byteOffset(ofScalar: event.end_mark.index),
      anchor: anchor.map { unsafe String(cString: $0) },
      tag: tag.map { unsafe String(cString: $0) }
    )
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.ScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}

extension YAMLEventReader {
  private mutating func failure() -> YAMLSyntaxFailure {
    let kind = failureKind
    let problem = unsafe parser.pointee.problem_mark.index
    let context = unsafe parser.pointee.context_mark.index
    return unsafe YAMLSyntaxFailure(
      kind: kind,
      problem: Self.text(parser.pointee.problem),
      problemOffset: problemOffset(of: kind, mark: problem),
      context: Self.text(parser.pointee.context),
      contextOffset: offsets.byteOffset(ofScalar: context)
    )
  }

  private var failureKind: YAMLSyntaxFailure.Kind {
    switch unsafe parser.pointee.error {
    case YAML_READER_ERROR: unsafe .unreadable(codePoint: parser.pointee.problem_value)
    case YAML_MEMORY_ERROR: .outOfMemory
    default: .syntax
    }
  }

  /// Reader errors have no mark, but an offset that counts bytes already.
  private mutating func problemOffset(of kind: YAMLSyntaxFailure.Kind, mark: Int) -> UInt32 {
    switch kind {
    case .unreadable: unsafe UInt32(clamping: parser.pointee.problem_offset)
    case .syntax, .outOfMemory: offsets.byteOffset(ofScalar: mark)
    }
  }

  private static func text(_ phrase: UnsafePointer<CChar>?) -> String {
    unsafe phrase.map { unsafe String(cString: $0) } ?? ""
  }
}
