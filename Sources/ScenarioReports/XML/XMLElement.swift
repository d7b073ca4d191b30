/// An element of an XML document, with the places of its parts in the document's bytes.
///
/// Text is not stored; it is read from the bytes.
struct XMLElement {
  struct Attribute {
    let name: String

    /// The value between its quotes, entities and all.
    let value: Range<Int>
  }

  let name: String
  let attributes: [Attribute]

  /// The tag that opens the element.
  let tag: Range<Int>

  /// The whole element, tags included.
  var range: Range<Int>
  var children: [XMLElement] = []

  func children(named name: String) -> some Sequence<XMLElement> {
    children.lazy.filter { $0.name == name }
  }

  func hasChild(named name: String) -> Bool { children.contains { $0.name == name } }

  func attribute(_ name: String) -> Range<Int>? {
    attributes.first { $0.name == name }?.value
  }
}
