/// The anchors of a file so far.
struct AnchorTable {
  struct Definition {
    let node: Int32

    /// Whether it is at the key of a mapping.
    let isOfKey: Bool

    /// The size of the anchor's node; nil while the node is still being read.
    var weight: YAMLWeight?

    /// The levels of collections that an alias stands for.
    var height = 0
  }

  private var definitions: [Definition] = []

  /// The definition that a name means now: an anchor can be given again.
  private var latest: [String: Int] = [:]

  /// The first names, for suggestions: a limit keeps a hostile file from buying time with them.
  private(set) var firstNames: [String] = []

  subscript(name: String) -> Definition? { latest[name].map { definitions[$0] } }

  /// Defines an anchor and returns its number.
  mutating func define(_ name: String, as definition: Definition) -> Int {
    if latest.updateValue(definitions.count, forKey: name) == nil, firstNames.count < 200 {
      firstNames.append(name)
    }
    definitions.append(definition)
    return definitions.count - 1
  }

  /// Completes an anchored collection.
  mutating func close(_ anchor: Int, weight: YAMLWeight, height: Int) {
    definitions[anchor].weight = weight
    definitions[anchor].height = height
  }
}
