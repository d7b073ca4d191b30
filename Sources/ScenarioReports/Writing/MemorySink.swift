/// A sink that keeps a report in memory.
package struct MemorySink: RewritableSink, Sendable {
  /// All that was written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// All that was written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ bytes: [UInt8]) { self.bytes.append(contentsOf: bytes) }

  package mutating func overwrite(at offset: Int, with bytes: [UInt8]) {
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
