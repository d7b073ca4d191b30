/// An element of an XML document, with the places of its parts in the document's bytes.
///
/// Text is not stored; it is read from the bytes.
package struct XMLElement {
  package struct Attribute {
    package let name: String

    /// The value between its quotes, entities and all.
    package let value: Range<Int>
  }

  package let name: String
  package let attributes: [Attribute]

  /// The tag that opens the element.
  package let tag: Range<Int>

  /// The whole element, tags included.
  package internal(set) var range: Range<Int>
  package internal(set) var children: [XMLElement] = []

  package func children(named name: String) -> some Sequence<XMLElement> {
    children.lazy.filter { $0.name == name }
  }

  package func hasChild(named name: String) -> Bool { children.contains { $0.name == name } }

  package func attribute(_ name: String) -> Range<Int>? {
    attributes.first { $0.name == name }?.value
  }
}
