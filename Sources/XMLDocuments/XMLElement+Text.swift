extension XMLElement.Attribute {
  /// The text that the value stands for in the document that it was read from.
  package func text(in bytes: [UInt8]) -> String {
    let parts = bytes[value].split(
      separator: UInt8(ascii: "&"),
      omittingEmptySubsequences: false
    )
    var text = String(decoding: parts[0], as: UTF8.self)
    // The reader has made sure that each reference has an end and is known.
    for part in parts.dropFirst() {
      let name = part.prefix { $0 != UInt8(ascii: ";") }
      let scalar = Unicode.Scalar(xmlReference: String(decoding: name, as: UTF8.self))
      if let scalar { text.unicodeScalars.append(scalar) }
      text += String(decoding: part.dropFirst(name.count + 1), as: UTF8.self)
    }
    return text
  }
}
