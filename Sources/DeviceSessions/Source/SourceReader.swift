/// Why a source can't be read, in words.
struct SourceProblem: Error, Hashable {
  let reason: String
}

/// Reads the XML of `GET /source`.
///
/// It knows what Appium's drivers write: elements, attributes, comments and an XML declaration. Texts
/// between elements have no meaning and are skipped. Document types are refused, because their
/// entities can expand without end.
struct SourceReader {
  /// Limits that no real screen reaches.
  private static let greatestSize = 1 << 25
  private static let greatestCount = 20_000
  private static let greatestDepth = 500

  private let bytes: [UInt8]
  private var position = 0
  private var nodes: [SourceNode] = []

  /// The nodes that are not closed yet, each with the number of its children.
  private var open: [(node: Int, childCount: Int)] = []
  private var rootCount = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The nodes of a document.
  static func tree(of text: String) throws(SourceProblem) -> SourceTree {
    let bytes = Array(text.utf8)
    guard bytes.count <= greatestSize else { throw SourceProblem(reason: "it is too long") }
    var reader = SourceReader(bytes)
    try reader.readDocument()
    return SourceTree(nodes: reader.nodes)
  }

  private mutating func readDocument() throws(SourceProblem) {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      try readMarkup()
    }
    if let unclosed = open.last {
      throw SourceProblem(reason: "'\(nodes[unclosed.node].name)' is never closed")
    }
    guard rootCount == 1 else { throw SourceProblem(reason: "it has \(rootCount) root elements") }
  }

  private mutating func readMarkup() throws(SourceProblem) {
    if isNext("<!--") {
      try skip(past: "-->")
    } else if isNext("<?") {
      try skip(past: "?>")
    } else if isNext("<![CDATA[") {
      try skip(past: "]]>")
    } else if isNext("<!") {
      throw SourceProblem(reason: "document types are not supported")
    } else if isNext("</") {
      try readEndTag()
    } else {
      try readStartTag()
    }
  }

  private mutating func readEndTag() throws(SourceProblem) {
    position += 2
    let name = try readName()
    skipBlanks()
    try expect(">")
    guard let last = open.popLast(), nodes[last.node].name == name else {
      throw SourceProblem(reason: "'</\(name)>' closes nothing")
    }
  }

  private mutating func readStartTag() throws(SourceProblem) {
    position += 1
    let name = try readName()
    let attributes = try readAttributes()
    let isEmpty = isNext("/")
    if isEmpty { position += 1 }
    try expect(">")
    try append(name, attributes, isEmpty: isEmpty)
  }

  private mutating func append(
    _ name: String,
    _ attributes: [String: String],
    isEmpty: Bool
  ) throws(SourceProblem) {
    guard nodes.count < Self.greatestCount, open.count < Self.greatestDepth else {
      throw SourceProblem(reason: "it has too many elements")
    }
    if open.isEmpty { rootCount += 1 } else { open[open.count - 1].childCount += 1 }
    let node = SourceNode(
      name: name,
      attributes: attributes,
      parent: open.last?.node,
      position: open.last?.childCount ?? 1
    )
    nodes.append(node)
    if !isEmpty { open.append((nodes.count - 1, 0)) }
  }

  private mutating func readAttributes() throws(SourceProblem) -> [String: String] {
    var attributes: [String: String] = [:]
    skipBlanks()
    while position < bytes.count, !isNext(">"), !isNext("/") {
      let name = try readName()
      skipBlanks()
      try expect("=")
      skipBlanks()
      let value = try readValue()
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw SourceProblem(reason: "'\(name)' is given twice")
      }
      skipBlanks()
    }
    return attributes
  }
}

/// The parts of tags.
extension SourceReader {
  private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
  private static let ends = blanks + Array("=/><\"'&".utf8)

  private mutating func readName() throws(SourceProblem) -> String {
    let name = bytes[position...].prefix { !Self.ends.contains($0) }
    guard !name.isEmpty else { throw SourceProblem(reason: "a name is missing") }
    position = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads a value in quotes of either kind.
  private mutating func readValue() throws(SourceProblem) -> String {
    guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position])
    else { throw SourceProblem(reason: "a value has no quotes") }
    let quote = bytes[position]
    guard let end = bytes[(position + 1)...].firstIndex(of: quote) else {
      throw SourceProblem(reason: "a value has no end")
    }
    let written = bytes[(position + 1)..<end]
    position = end + 1
    return try Self.text(of: written)
  }

  /// The text that a value stands for.
  private static func text(of written: ArraySlice<UInt8>) throws(SourceProblem) -> String {
    guard written.contains(UInt8(ascii: "&")) else {
      return String(decoding: written, as: UTF8.self)
    }
    var text = ""
    var rest = written
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        throw SourceProblem(reason: "a reference has no end")
      }
      let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      guard let character = character(named: name) else {
        throw SourceProblem(reason: "'&\(name);' is not known")
      }
      text.unicodeScalars.append(character)
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first.map({ $0.isHexDigit }) == true else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func expect(_ text: String) throws(SourceProblem) {
    guard isNext(text) else { throw SourceProblem(reason: "'\(text)' is missing") }
    position += text.utf8.count
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.blanks.contains(bytes[position]) { position += 1 }
  }

  private mutating func skip(past end: String) throws(SourceProblem) {
    guard let found = bytes[position...].firstRange(of: Array(end.utf8)) else {
      throw SourceProblem(reason: "'\(end)' is missing")
    }
    position = found.upperBound
  }
}
