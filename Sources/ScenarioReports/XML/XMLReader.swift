import ScenarioDiagnostics

/// Reads an XML document into a tree with the places of all its parts.
///
/// A document that is not well-formed is refused with the place of the error. Document types are refused
/// too, because their entities can include other files or expand without end.
struct XMLReader {
  /// More levels than any report has.
  private static let mostLevels = 256

  let file: SourceFile
  let bytes: [UInt8]
  var position = 0

  /// The elements that are not closed yet.
  private var open: [XMLElement] = []
  private var root: XMLElement?

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  static func root(of file: SourceFile) throws(UndecodableSource) -> XMLElement {
    var reader = XMLReader(file)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(UndecodableSource) -> XMLElement {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let unclosed = open.last {
      throw malformed("'\(unclosed.name)' is never closed", at: unclosed.tag)
    }
    guard let root else { throw malformed("the document has no element", at: 0..<0) }
    return root
  }

  private mutating func readMarkup() throws(UndecodableSource) {
    if isNext("<!--") {
      try readComment()
    } else if isNext("<![CDATA[") {
      guard !open.isEmpty else { throw textOutsideRoot(at: position..<position + 9) }
      try skip("a CDATA section", after: "<![CDATA[", past: "]]>")
    } else if isNext("<?") {
      try readInstruction()
    } else if isNext("<!") {
      let words = Diagnostic.Message.refusedXML("document types and entities are not supported")
      throw UndecodableSource(words, at: span(position..<position + 2))
    } else if isNext("</") {
      try readEndTag()
    } else {
      try readStartTag()
    }
  }

  /// Skips a comment; within one, two hyphens can only be its end.
  private mutating func readComment() throws(UndecodableSource) {
    let start = position
    try skip("a comment", after: "<!--", past: "--")
    guard isNext(">") else {
      throw malformed("'--' is not allowed in a comment", at: start..<position)
    }
    position += 1
  }

  private mutating func readStartTag() throws(UndecodableSource) {
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
    let element = XMLElement(name: name, attributes: attributes, tag: tag, range: tag)
    if isEmpty { return close(element) }
    guard open.count < Self.mostLevels else {
      throw malformed("elements are nested more than \(Self.mostLevels) levels deep", at: tag)
    }
    open.append(element)
  }

  private mutating func readEndTag() throws(UndecodableSource) {
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
      let note = Diagnostic.Note("'\(element.name)' begins here", at: span(element.tag))
      let message = Diagnostic.Message.malformedXML("'</\(name)>' closes '\(element.name)'")
      throw UndecodableSource(message, at: span(start..<position), notes: [note])
    }
    element.range = element.tag.lowerBound..<position
    close(element)
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Reads text up to the next markup.
  private mutating func readText() throws(UndecodableSource) {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      let start = position
      if isNext("]]>") { throw malformed("']]>' in text must be written as ']]&gt;'", from: start) }
      try readCharacter()
      guard open.isEmpty else { continue }
      guard bytes[start].isXMLBlank else { throw textOutsideRoot(at: start..<position) }
    }
  }

  private func textOutsideRoot(at range: Range<Int>) -> UndecodableSource {
    let isXML = root != nil || bytes[range.lowerBound] == UInt8(ascii: "<")
    return malformed(
      isXML
        ? "a document has only one root element" : "this is not XML: an element begins with '<'",
      at: range
    )
  }
}
