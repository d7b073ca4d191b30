import XMLDocuments

/// Why a source can't be read, in words.
struct SourceProblem: Error, Hashable {
  let reason: String
}

/// Reading of what Appium's drivers write; texts between elements have no meaning.
extension SourceTree {
  /// Limits that no real screen reaches.
  private static let greatestSize = 1 << 25
  private static let greatestCount = 20_000

  /// The nodes of the document that `GET /source` returns.
  init(of source: String) throws(SourceProblem) {
    let bytes = Array(source.utf8)
    guard bytes.count <= Self.greatestSize else { throw SourceProblem(reason: "it is too long") }
    do throws(XMLFault) {
      let root = try XMLReader.root(of: bytes, mostElements: Self.greatestCount)
      var nodes: [SourceNode] = []
      nodes.append(root, of: bytes, in: nil, position: 1)
      self.init(nodes: nodes)
    } catch {
      throw SourceProblem(reason: error.reason)
    }
  }
}

extension [SourceNode] {
  /// Appends an element and all that is in it.
  fileprivate mutating func append(
    _ element: XMLElement,
    of bytes: [UInt8],
    in parent: Int?,
    position: Int
  ) {
    let attributes = element.attributes.map { ($0.name, $0.text(in: bytes)) }
    append(
      SourceNode(
        name: element.name,
        attributes: Dictionary(uniqueKeysWithValues: attributes),
        parent: parent,
        position: position
      )
    )
    let index = count - 1
    for (offset, child) in element.children.enumerated() {
      append(child, of: bytes, in: index, position: offset + 1)
    }
  }
}
