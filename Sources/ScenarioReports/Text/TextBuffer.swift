import ScenarioEvents

/// Report text as UTF-8 on its way to a sink.
///
/// Only literals go in as they are. Every other text is somebody else's (labels, names, YAML) and is
/// made harmless for the medium on its way in, so that no report has to remember to.
struct TextBuffer: Sendable {
  /// Where the text will be read.
  enum Medium: Sendable {
    case terminal(ConsoleColour)
    case xml
  }

  /// The longest text of somebody else's that is kept whole, in bytes.
  static let longestText = 4000

  let medium: Medium
  private(set) var bytes: [UInt8] = []

  init(for medium: Medium) {
    self.medium = medium
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends our own words as they are.
  mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends text that is harmless in this medium already.
  mutating func append(verbatim text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Appends a time as `0.550s`.
  mutating func append(time: Duration) {
    append(seconds: time)
    bytes.append(UInt8(ascii: "s"))
  }

  /// Appends a time as `0.550`.
  mutating func append(seconds: Duration) {
    seconds.appendSeconds(to: &bytes)
  }

  mutating func append(spaces count: Int) {
    append(repeating: " ", count: count)
  }

  /// Appends an ASCII character as often as a count says, if that is above zero.
  mutating func append(repeating character: Unicode.Scalar, count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: character), count: max(0, count)))
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Takes back everything behind a number of bytes.
  mutating func removeAll(behind count: Int) {
    bytes.removeLast(max(0, bytes.count - count))
  }

  /// Cuts lines out of the middle of what stands behind an offset, and says so in their place.
  ///
  /// Whole lines, so that neither a character nor an XML entity is ever torn.
  mutating func shorten(from start: Int, to limit: Int) {
    guard bytes.count - start > limit else { return }
    let half = max(0, limit / 2 - 40)
    let head = bytes[start..<start + half].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let tail = bytes[(bytes.count - half)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let cut = (head ?? start)..<(tail ?? bytes.count)
    bytes.replaceSubrange(cut, with: "[\(cut.count) bytes cut]\n".utf8)
  }
}
