/// One of several equal parts of a plan, so that as many machines can share it.
package struct Shard: Equatable, Sendable {
  /// Which part, from 1.
  package let index: Int
  package let count: Int

  /// A part, or nil unless `index` lies in `1...count`.
  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.utf8.contains(UInt8(ascii: "+")),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  /// The part as it is typed: `2/5`.
  package var text: String { "\(index)/\(count)" }

  /// Whether the part holds the item at a position: items are dealt like cards.
  package func holds(_ position: Int) -> Bool { position % count == index - 1 }
}
