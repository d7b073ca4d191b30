/// The names of some keys, found by their bytes.
///
/// The keys of every mapping are looked up here, so that to read one makes no string.
package final class KeyNames: Sendable {
  /// A name among the bytes, with its place in the list.
  private struct Name {
    let start: Int
    let index: Int

    /// Its first eight bytes, which tell nearly all names of one length apart.
    let beginning: UInt64
  }

  package let all: [String]

  /// The names by their length, then in order.
  private let names: [Name]

  /// Where the names of each length begin, up to the length behind the longest.
  private let starts: [Int]

  /// All names as UTF-8, end to end.
  private let bytes: [UInt8]

  package init(_ all: [String]) {
    self.all = all
    var (names, starts, bytes): ([Name], [Int], [UInt8]) = ([], [], [])
    for length in 0...(all.map(\.utf8.count).max() ?? 0) {
      starts.append(names.count)
      for (index, name) in all.enumerated() where name.utf8.count == length {
        let start = bytes.count
        names.append(Name(start: start, index: index, beginning: Self.beginning(of: name)))
        bytes += Array(name.utf8)
      }
    }
    self.names = names
    self.starts = starts + [names.count]
    self.bytes = bytes
  }

  package func contains(_ key: YAMLNode) -> Bool { index(of: key) != nil }

  /// The place in the list of the name that a scalar is.
  package func index(of key: YAMLNode) -> Int? {
    index(of: key.record.textRange, in: key.document)
  }

  /// The place in the list of the name that one of a mapping's keys is.
  package func index(ofKeyAt position: Int, in entries: YAMLEntries) -> Int? {
    let document = entries.document
    let key = document.edges[entries.edges.lowerBound + 2 * position]
    return index(of: document.nodes[Int(key)].textRange, in: document)
  }

  private func index(of text: Range<Int>, in document: YAMLDocument) -> Int? {
    guard text.count + 1 < starts.count else { return nil }
    let beginning = document.beginning(of: text)
    for position in starts[text.count]..<starts[text.count + 1]
    where names[position].beginning == beginning
      && isEqual(text, in: document, to: names[position])
    {
      return names[position].index
    }
    return nil
  }

  /// A name's first eight bytes as ``YAMLDocument/beginning(of:)`` has those of a text.
  private static func beginning(of name: String) -> UInt64 {
    name.utf8.prefix(wordLength).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let wordLength = 8

  /// Whether a text is a name that begins like it.
  private func isEqual(_ text: Range<Int>, in document: YAMLDocument, to name: Name) -> Bool {
    for offset in text.indices.dropFirst(Self.wordLength)
    where document.texts[offset] != bytes[name.start + offset - text.lowerBound] {
      return false
    }
    return true
  }
}
