/// The anchor and the tag before a node.
///
/// In libyaml's events they are a part of the node, here they are not.
struct NodeProperties {
  private(set) var tag: Range<UInt32>?

  /// The end of the last property.
  private(set) var end: UInt32

  /// The start of the node that they belong to, if it is written.
  private(set) var contentStart: UInt32

  init(in bytes: [UInt8], at start: UInt32) {
    var scanner = ByteScanner(bytes, at: start)
    end = start
    contentStart = start
    while let byte = scanner.byte, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let propertyStart = scanner.place
      scanner.skipProperty()
      end = scanner.place
      if byte == UInt8(ascii: "!") { tag = propertyStart..<end }
      scanner.skipToContent()
      contentStart = scanner.place
    }
  }
}

extension ByteScanner {
  fileprivate mutating func skipProperty() {
    if sees("!<") { skip { $0 != UInt8(ascii: ">") && !$0.isLineBreak } }
    skip { !$0.isBlankOrLineBreak && !$0.isFlowIndicator }
  }
}
