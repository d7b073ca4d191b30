/// The names of some keys, found by their bytes.
///
/// The keys of every mapping are looked up here, so that to read one makes no string. A table of
/// slots leads to the only name that a key can be, or past the few that have the same slot. By
/// callgrind, lists of names by first bytes took `check` 1 % more instructions.
package final class KeyNames: Sendable {
  /// A place for a name, with what distinguishes it from others.
  private struct Slot {
    /// Its first eight bytes, which distinguish nearly all names of one length.
    var beginning: UInt64 = 0

    /// Where all of its bytes begin among those of all names.
    var start: UInt32 = 0
    var length: UInt16 = 0

    /// Its place in the list from 1; 0 in a free slot.
    var number: UInt16 = 0
  }

  package let all: [String]

  /// A power of two of them, at least half of them free.
  private let slots: [Slot]

  /// All names as UTF-8, end to end.
  private let bytes: [UInt8]

  package init(_ all: [String]) {
    self.all = all
    var slots = Array(repeating: Slot(), count: Self.slotCount(for: all.count))
    var bytes: [UInt8] = []
    for (index, name) in all.enumerated() {
      var slot = Slot(beginning: Self.beginning(of: name), start: UInt32(bytes.count))
      slot.length = UInt16(name.utf8.count)
      slot.number = UInt16(index + 1)
      var place = Self.place(for: slot.beginning, length: name.utf8.count, among: slots.count)
      while slots[place].number > 0 { place = Self.place(after: place, among: slots.count) }
      slots[place] = slot
      bytes += name.utf8
    }
    self.slots = slots
    self.bytes = bytes
  }

  package func contains(_ key: YAMLNode) -> Bool { index(of: key) != nil }

  /// The place in the list of the name that a scalar is.
  package func index(of key: YAMLNode) -> Int? {
    let text = key.record.textRange
    return index(ofTextAt: text.lowerBound, count: text.count, in: key.document)
  }

  /// The place in the list of the name that one of a mapping's keys is.
  package func index(ofKeyAt position: Int, in entries: YAMLEntries) -> Int? {
    let document = entries.document
    let edge = document.edges[Int(entries.firstEdge) + 2 * position]
    let key = document.nodes[Int(edge)]
    return index(ofTextAt: Int(key.first), count: Int(key.count), in: document)
  }

  /// The place in the list of the first name that a mapping has among its keys.
  package func firstIndex(in mapping: YAMLNode) -> Int? {
    let entries = mapping.entries
    for position in entries.indices {
      if let index = index(ofKeyAt: position, in: entries) { return index }
    }
    return nil
  }

  @inline(__always)
  private func index(ofTextAt start: Int, count: Int, in document: YAMLDocument) -> Int? {
    let beginning = document.beginning(ofTextAt: start, count: count)
    var place = Self.place(for: beginning, length: count, among: slots.count)
    while true {
      let slot = slots[place]
      if slot.number == 0 { return nil }
      if slot.beginning == beginning, Int(slot.length) == count,
        count <= Self.wordLength || isEqual(start..<start + count, in: document, to: slot)
      {
        return Int(slot.number) - 1
      }
      place = Self.place(after: place, among: slots.count)
    }
  }

  /// Whether a text that is as long as a slot's name, and begins like it, is that name.
  private func isEqual(_ text: Range<Int>, in document: YAMLDocument, to slot: Slot) -> Bool {
    for offset in Self.wordLength..<text.count
    where document.texts[text.lowerBound + offset] != bytes[Int(slot.start) + offset] {
      return false
    }
    return true
  }

  /// A name's first eight bytes as ``YAMLDocument/beginning(ofTextAt:count:)`` has those of a text.
  private static func beginning(of name: String) -> UInt64 {
    var (beginning, shift): (UInt64, UInt64) = (0, 0)
    for byte in name.utf8.prefix(wordLength) {
      beginning |= UInt64(byte) << shift
      shift += 8
    }
    return beginning
  }

  private static let wordLength = 8

  private static func slotCount(for names: Int) -> Int {
    var count = 4
    while count < 3 * names { count *= 2 }
    return count
  }

  /// Where to look for a name first: its bits, mixed by Fibonacci's way of hashing.
  private static func place(for beginning: UInt64, length: Int, among count: Int) -> Int {
    let mixed = (beginning &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 40) & (count - 1)
  }

  private static func place(after place: Int, among count: Int) -> Int {
    (place + 1) & (count - 1)
  }
}
