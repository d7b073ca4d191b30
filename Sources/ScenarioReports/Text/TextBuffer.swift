import ScenarioDiagnostics

/// Report text as UTF-8 on its way to a sink.
///
/// Only literals are appended unchanged. Every other text, such as a label, a name or YAML, is untrusted
/// and escaped for the medium when it is appended, so that no report can forget to:
///
///     var text = TextBuffer(for: .html)
///     text.append("<b>")
///     text.append(text: "1 < 2")
///     text.append("</b>")
///     text.flush(into: &sink)  // <b>1 &lt; 2</b>
///
/// A line of a report has some twenty pieces, most of a few bytes. They are collected in a chunk of
/// fixed size, which is several times faster than appending each to an array. A short literal that is
/// inlined is a single move of memory; by callgrind, calls took a fiftieth of a run.
struct TextBuffer: Sendable {
  enum Medium: Sendable {
    case terminal(ConsoleColour)

    /// The log of a CI service, which takes some lines for commands.
    case ciLog(ConsoleColour)
    case xml

    /// Within the quotes of a JSON string.
    case json

    case html

    /// Within a line of GitHub's Markdown, a table's included.
    case markdown
  }

  let medium: Medium

  /// The beginning of the text, which no longer fits into the chunk.
  private var spilled: [UInt8] = []

  /// The end of the text.
  private var chunk: InlineArray<1024, UInt8> = .init(repeating: 0)
  private var used = 0

  /// The latest file whose path was appended, and its escaped path with a colon.
  ///
  /// Every step of a log names its file, and nearly always it is the one of the step before.
  var latestFile: SourceFile?
  var latestPath: [UInt8] = []

  init(for medium: Medium) { self.medium = medium }

  /// How many bytes the text has.
  var count: Int { spilled.count + used }

  var isEmpty: Bool { count == 0 }

  /// Appends a literal unchanged.
  @inline(__always)
  mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { append(verbatim: $0) }
  }

  /// Appends a byte that is harmless in this medium.
  @inline(__always)
  mutating func append(byte: UInt8) {
    if used == chunk.count { spill() }
    chunk[used] = byte
    used += 1
  }

  /// Appends UTF-8 that is harmless in this medium already.
  @inline(__always)
  mutating func append(verbatim utf8: UnsafeBufferPointer<UInt8>) {
    guard let source = utf8.baseAddress else { return }
    guard utf8.count <= chunk.count - used else { return append(long: utf8) }
    let end = used
    var bytes = chunk.mutableSpan
    bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress?.advanced(by: end).update(from: source, count: utf8.count)
    }
    used = end + utf8.count
  }

  /// Appends up to eight bytes that are harmless in this medium, the lowest one first.
  ///
  /// All eight are stored at once, and those that are not meant are written over by what follows.
  mutating func append(word: UInt64, count: Int) {
    if used > chunk.count - 8 { spill() }
    let end = used
    var characters = chunk.mutableSpan
    var bytes = characters.mutableBytes
    bytes.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
    used = end + count
  }

  /// Appends what another buffer for this medium held.
  mutating func append(written text: [UInt8]) {
    text.withUnsafeBufferPointer { append(verbatim: $0) }
  }

  private mutating func append(long utf8: UnsafeBufferPointer<UInt8>) {
    spill()
    spilled.append(contentsOf: utf8)
  }

  private mutating func spill() {
    let bytes = chunk.span.extracting(first: used)
    bytes.withUnsafeBufferPointer { spilled.append(contentsOf: $0) }
    used = 0
  }

  /// Appends a text for the same medium, and indents those of its lines that are not empty.
  mutating func append(_ other: TextBuffer, indented indent: Int) {
    var other = other
    other.spill()
    var rest = other.spilled[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      let line = rest[..<end]
      if line.count > 1 { append(spaces: indent) }
      line.withUnsafeBufferPointer { append(verbatim: $0) }
      rest = rest[end...]
    }
  }

  /// Appends the text to a sink, and empties the buffer.
  mutating func flush(into sink: inout some ReportSink) {
    spill()
    guard !spilled.isEmpty else { return }
    sink.append(spilled)
    spilled.removeAll(keepingCapacity: true)
  }

  /// Overwrites the bytes of a sink at an offset with the text, and empties the buffer.
  mutating func flush(over offset: Int, of sink: inout some RewritableSink) {
    spill()
    sink.overwrite(at: offset, with: spilled)
    spilled.removeAll(keepingCapacity: true)
  }

  /// Returns the text, and empties the buffer.
  mutating func take() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    text += spilled
    chunk.span.extracting(first: used).withUnsafeBufferPointer { text.append(contentsOf: $0) }
    spilled.removeAll(keepingCapacity: true)
    used = 0
    return text
  }

  /// Removes everything after a number of bytes.
  mutating func removeAll(after start: Int) {
    spill()
    spilled.removeLast(count - start)
  }

  /// Cuts lines out of the middle of the text after an offset, and says so in their place.
  ///
  /// Only whole lines are cut, so that neither a character nor an XML entity is torn.
  mutating func shorten(from start: Int, to limit: Int) {
    guard count - start > limit else { return }
    spill()
    let half = max(0, limit / 2 - 40)
    let newline = UInt8(ascii: "\n")
    let head = spilled[start..<start + half].lastIndex(of: newline).map { $0 + 1 }
    let tail = spilled[(spilled.count - half)...].firstIndex(of: newline).map { $0 + 1 }
    let cut = (head ?? start)..<(tail ?? spilled.count)
    spilled.replaceSubrange(cut, with: "[\(cut.count) bytes cut]\n".utf8)
  }
}
