private import CLibYAML

/// libyaml's parser over one text: the only door to C, and the only owner of its memory.
///
/// The parser keeps pointers into itself and into its input, so both live on the heap for as long
/// as the reader does.
@safe
struct YAMLEventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// The event read last, kept for its anchor.
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var offsets: ScalarOffsets

  init(_ bytes: [UInt8], isASCII: Bool) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: bytes.count)
    offsets = ScalarOffsets(bytes, isASCII: isASCII)
    unsafe event.initialize(to: yaml_event_t())
    _ = unsafe input.initialize(from: bytes)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("no memory for a parser")
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Reads the next event; a scalar's text goes to the end of `texts`.
  mutating func next(appendingTextTo texts: inout [UInt8]) throws(YAMLSyntaxFailure) -> YAMLEvent {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { throw failure() }
    return read(appendingTextTo: &texts)
  }

  /// The name after the `&` or the `*` of the event read last.
  var anchor: String? {
    let name =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.anchor
      case YAML_MAPPING_START_EVENT: unsafe event.pointee.data.mapping_start.anchor
      case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.anchor
      case YAML_ALIAS_EVENT: unsafe event.pointee.data.alias.anchor
      default: unsafe UnsafeMutablePointer<yaml_char_t>?.none
      }
    return unsafe name.map { unsafe String(cString: $0) }
  }

  private mutating func read(appendingTextTo texts: inout [UInt8]) -> YAMLEvent {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: return readScalar(appendingTextTo: &texts)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.pointee.data.mapping_start
      return place(.mappingStart, hasProperties: unsafe start.anchor != nil || start.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.pointee.data.sequence_start
      return place(.sequenceStart, hasProperties: unsafe start.anchor != nil || start.tag != nil)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return place(.collectionEnd)
    case YAML_ALIAS_EVENT: return place(.alias)
    case YAML_DOCUMENT_START_EVENT: return place(.documentStart)
    case YAML_DOCUMENT_END_EVENT:
      let isUnmarked = unsafe event.pointee.data.document_end.implicit != 0
      return place(.documentEnd(isUnmarked ? .unmarked : .marked))
    case YAML_STREAM_START_EVENT: return place(.streamStart)
    default: return place(.streamEnd)
    }
  }

  private mutating func readScalar(appendingTextTo texts: inout [UInt8]) -> YAMLEvent {
    let scalar = unsafe event.pointee.data.scalar
    unsafe texts.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    return place(
      .scalar(Self.style(unsafe scalar.style)),
      hasProperties: unsafe scalar.anchor != nil || scalar.tag != nil
    )
  }

  private mutating func place(_ kind: YAMLEvent.Kind, hasProperties: Bool = false) -> YAMLEvent {
    let start = unsafe offsets.byteOffset(ofScalar: event.pointee.start_mark.index)
    let end = unsafe offsets.byteOffset(ofScalar: event.pointee.end_mark.index)
    return YAMLEvent(kind: kind, start: start, end: end, hasProperties: hasProperties)
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
