/// The anchors of a file so far.
struct AnchorTable {
  struct Definition {
    let node: Int32

    /// The nodes that an alias stands for; nil while the node is still being read.
    var weight: Int?

    /// The levels of collections that an alias stands for.
    var height = 0
  }

  private var definitions: [String: Definition] = [:]

  /// The first names, for suggestions: a limit keeps a hostile file from buying time with them.
  private(set) var firstNames: [String] = []

  subscript(name: String) -> Definition? { definitions[name] }

  /// Defines an anchor, again if it exists: an alias means the latest before it.
  mutating func define(_ name: String, as definition: Definition) {
    if definitions.updateValue(definition, forKey: name) == nil, firstNames.count < 200 {
      firstNames.append(name)
    }
  }

  /// Completes an anchored collection, unless its name has come to mean another since.
  mutating func close(_ name: String, node: Int32, weight: Int, height: Int) {
    guard definitions[name]?.node == node else { return }
    definitions[name] = Definition(node: node, weight: weight, height: height)
  }
}
