import Foundation
import FoundationXML

/// An XML document as a tree, read by Foundation's parser.
struct XMLTree: Equatable {
  private(set) var name = ""
  private(set) var attributes: [String: String] = [:]
  private(set) var text = ""
  private(set) var children: [XMLTree] = []

  /// The root element of a document.
  init(_ document: String) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.stack.first?.children.first else {
      throw parser.parserError ?? CocoaError(.coderInvalidValue)
    }
    self = root
  }

  fileprivate init(name: String = "", attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  /// All elements of a name below this one.
  func elements(named name: String) -> [XMLTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.elements(named: name) }
  }

  fileprivate mutating func append(_ text: String) { self.text += text }
  fileprivate mutating func append(_ child: XMLTree) { children.append(child) }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  var stack = [XMLTree()]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    stack.append(XMLTree(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    stack[stack.count - 1].append(text)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    let element = stack.removeLast()
    stack[stack.count - 1].append(element)
  }
}
