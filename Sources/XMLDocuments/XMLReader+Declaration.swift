/// The line that says which XML follows.
extension XMLReader {
  /// Reads the rest of a declaration whose name has been read.
  mutating func readDeclaration(from start: Int) throws(XMLFault) {
    if start > 0 {
      throw malformed("the XML declaration must be at the start of the file", at: start..<start + 5)
    }
    let attributes = try readAttributes()
    guard isNext("?>"), bytes.starts(with: "<?xml".utf8), areDeclared(attributes) else {
      throw malformed(
        "the XML declaration must look like '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'",
        at: 0..<5
      )
    }
    position += 2
    try checkEncoding(attributes)
  }

  /// Whether the attributes are those of a declaration, in their only order.
  private func areDeclared(_ attributes: [XMLElement.Attribute]) -> Bool {
    let names = attributes.map(\.name)
    let order = ["version", "encoding", "standalone"].filter { names.contains($0) }
    return names.first == "version" && names == order
      && attributes.allSatisfy { attribute in
        let value = text(of: attribute)
        return switch attribute.name {
        case "version": value == "1.0" || value == "1.1"
        case "standalone": value == "yes" || value == "no"
        default: !value.isEmpty
        }
      }
  }

  /// Other encodings were no text when the file was read, or would be misread as UTF-8.
  private func checkEncoding(_ attributes: [XMLElement.Attribute]) throws(XMLFault) {
    guard let attribute = attributes.first(where: { $0.name == "encoding" }) else { return }
    let encoding = text(of: attribute).lowercased()
    guard !["utf-8", "utf8", "utf-16", "us-ascii"].contains(encoding) else { return }
    let reason = "unsupported encoding '\(encoding)'; use UTF-8"
    throw XMLFault(.unsupported, reason, at: 0..<position)
  }

  private func text(of attribute: XMLElement.Attribute) -> String {
    String(decoding: bytes[attribute.value], as: UTF8.self)
  }
}
