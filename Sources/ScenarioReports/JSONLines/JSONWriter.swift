import AppModelKit

/// Writes JSON values into a buffer, with commas where they belong.
struct JSONWriter: Sendable {
  private(set) var text = TextBuffer(for: .json)

  /// Whether the next member or item is not the first one.
  private var needsComma = false

  mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    separate()
    text.append("{")
    needsComma = false
    writeMembers(&self)
    text.append("}")
    needsComma = true
  }

  mutating func array<Item>(
    of items: some Sequence<Item>,
    _ write: (Item, inout JSONWriter) -> Void
  ) {
    separate()
    text.append("[")
    needsComma = false
    for item in items { write(item, &self) }
    text.append("]")
    needsComma = true
  }

  mutating func string(_ value: String) {
    separate()
    text.append("\"")
    text.append(text: value)
    text.append("\"")
  }

  /// Writes one of our own words, which need no escaping.
  mutating func word(_ value: StaticString) {
    separate()
    text.append("\"")
    text.append(value)
    text.append("\"")
  }

  mutating func number(_ value: Int) {
    separate()
    if value < 0 { text.append("-") }
    text.append(decimal: UInt64(value.magnitude))
  }

  /// Writes a number of points; JSON has none for those that are not finite.
  mutating func number(_ value: Double) {
    if let whole = Int(exactly: value) { return number(whole) }
    separate()
    text.append(verbatim: value.isFinite ? value.description : "null")
  }

  /// Writes a member's name; its value must follow.
  mutating func name(_ name: StaticString) {
    word(name)
    beginValue()
  }

  mutating func name(text name: String) {
    string(name)
    beginValue()
  }

  private mutating func beginValue() {
    text.append(":")
    needsComma = false
  }

  /// Ends a line, with which a value of its own begins, and hands it to a sink.
  mutating func endLine(into sink: inout some ReportSink) {
    text.append("\n")
    needsComma = false
    text.flush(into: &sink)
  }

  private mutating func separate() {
    if needsComma { text.append(",") }
    needsComma = true
  }
}

extension JSONWriter {
  mutating func member(_ name: StaticString, _ value: String) {
    self.name(name)
    string(value)
  }

  /// Writes a member if there is a value.
  mutating func member(_ name: StaticString, _ value: String?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: StaticString, word: StaticString) {
    self.name(name)
    self.word(word)
  }

  mutating func member(_ name: StaticString, _ value: Int) {
    self.name(name)
    number(value)
  }

  mutating func member(_ name: StaticString, _ value: Double) {
    self.name(name)
    number(value)
  }

  /// Writes a time in whole milliseconds; a negative one counts as zero.
  mutating func member(_ name: StaticString, _ value: Duration) {
    member(name, Int(clamping: max(0, value.wholeMilliseconds)))
  }

  /// Writes a member that is true, and leaves out one that is false.
  mutating func member(_ name: StaticString, if value: Bool) {
    guard value else { return }
    self.name(name)
    separate()
    text.append("true")
  }

  mutating func member(_ name: StaticString, _ value: some WireValue) {
    self.name(name)
    value.write(to: &self)
  }

  /// Writes a member if there is a value.
  mutating func member(_ name: StaticString, _ value: (some WireValue)?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: StaticString, _ values: some Sequence<some WireValue>) {
    self.name(name)
    array(of: values) { $0.write(to: &$1) }
  }

  mutating func member(_ name: StaticString, _ values: [String]) {
    self.name(name)
    array(of: values) { $1.string($0) }
  }
}
