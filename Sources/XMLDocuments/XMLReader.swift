/// Reads an XML document into a tree with the places of all its parts.
///
/// A document that is not well-formed is refused with the place of the error. Document types are refused
/// too, because their entities can include other files or expand without end.
package struct XMLReader {
  /// More levels than any report or screen has.
  private static let mostLevels = 500

  let bytes: [UInt8]
  var position = 0

  /// The elements that are not closed yet.
  private var open: [XMLElement] = []
  private var root: XMLElement?

  private var elementCount = 0
  private let mostElements: Int

  private init(_ bytes: [UInt8], mostElements: Int) {
    self.bytes = bytes
    self.mostElements = mostElements
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - mostElements: How many elements it may have.
  /// - Returns: The root element with all others in it.
  /// - Throws: The first fault of the document.
  package static func root(
    of bytes: [UInt8],
    mostElements: Int = .max
  ) throws(XMLFault) -> XMLElement {
    var reader = XMLReader(bytes, mostElements: mostElements)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(XMLFault) -> XMLElement {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let unclosed = open.last {
      throw malformed("'\(unclosed.name)' is never closed", at: unclosed.tag)
    }
    guard let root else { throw malformed("the document has no element", at: 0..<0) }
    return root
  }

  private mutating func readMarkup() throws(XMLFault) {
    if isNext("<!--") {
      try readComment()
    } else if isNext("<![CDATA[") {
      guard !open.isEmpty else { throw textOutsideRoot(at: position..<position + 9) }
      try skip("a CDATA section", after: "<![CDATA[", past: "]]>")
    } else if isNext("<?") {
      try readInstruction()
    } else if isNext("<!") {
      let reason = "document types and entities are not supported"
      throw XMLFault(.unsupported, reason, at: position..<position + 2)
    } else if isNext("</") {
      try readEndTag()
    } else {
      try readStartTag()
    }
  }

  /// Skips a comment; within one, two hyphens can only be its end.
  private mutating func readComment() throws(XMLFault) {
    let start = position
    try skip("a comment", after: "<!--", past: "--")
    guard isNext(">") else {
      throw malformed("'--' is not allowed in a comment", at: start..<position)
    }
    position += 1
  }

  private mutating func readStartTag() throws(XMLFault) {
    let start = position
    if root != nil, open.isEmpty { throw textOutsideRoot(at: start..<start + 1) }
    position += 1
    let name = try readName()
    let attributes = try readAttributes()
    let isEmpty = isNext("/")
    if isEmpty { position += 1 }
    guard isNext(">") else { throw malformed("the tag '\(name)' is never closed", from: start) }
    position += 1
    let tag = start..<position
    elementCount += 1
    guard elementCount <= mostElements else {
      throw XMLFault(.unsupported, "it has more than \(mostElements) elements", at: tag)
    }
    let element = XMLElement(name: name, attributes: attributes, tag: tag, range: tag)
    if isEmpty { return close(element) }
    guard open.count < Self.mostLevels else {
      throw malformed("elements are nested more than \(Self.mostLevels) levels deep", at: tag)
    }
    open.append(element)
  }

  private mutating func readEndTag() throws(XMLFault) {
    let start = position
    position += 2
    let name = try readName()
    skipBlanks()
    guard isNext(">") else { throw malformed("the tag '/\(name)' is never closed", from: start) }
    position += 1
    guard var element = open.popLast() else {
      throw malformed("'</\(name)>' closes nothing", at: start..<position)
    }
    guard element.name == name else {
      var fault = malformed("'</\(name)>' closes '\(element.name)'", at: start..<position)
      fault.opening = XMLOpening(name: element.name, range: element.tag)
      throw fault
    }
    element.range = element.tag.lowerBound..<position
    close(element)
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Reads text up to the next markup.
  private mutating func readText() throws(XMLFault) {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      let start = position
      if isNext("]]>") { throw malformed("']]>' in text must be written as ']]&gt;'", from: start) }
      try readCharacter()
      guard open.isEmpty else { continue }
      guard bytes[start].isXMLBlank else { throw textOutsideRoot(at: start..<position) }
    }
  }

  private func textOutsideRoot(at range: Range<Int>) -> XMLFault {
    let isXML = root != nil || bytes[range.lowerBound] == UInt8(ascii: "<")
    return malformed(
      isXML
        ? "a document has only one root element" : "this is not XML: an element begins with '<'",
      at: range
    )
  }
}
