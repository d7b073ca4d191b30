/// A node with the comments, blank lines, anchors and quotes that its author wrote.
///
/// It does not contain indentation, which the writer decides.
struct LayoutNode {
  /// The anchor and the tag before it, as they are written.
  var properties: [String] = []

  /// The comments and blank lines between the properties and the content.
  var afterProperties = Trivia()

  var content: Content = .nothing

  indirect enum Content {
    /// A null that is not written.
    case nothing
    case alias(String)
    case scalar(LayoutScalar)
    case blockScalar(BlockScalar)
    case sequence([Item], Form)
    case mapping([Entry], Form)

    /// A flow collection that has comments in it, which is only moved.
    case verbatim(VerbatimText)
  }

  /// How a collection is written.
  enum Form {
    /// On lines of its own, with the comments after its last entry.
    case block(closing: Trivia)

    /// In brackets or braces, maybe with a comment after it on the same line, which is about all of it.
    case flow(hasComment: Bool)
  }

  struct Item {
    var before = Trivia()
    var afterDash = Trivia()
    var value: LayoutNode
  }

  /// A key of a mapping and its value.
  struct Entry {
    var before = Trivia()
    var key: LayoutNode
    var beforeValue = Trivia()
    var value: LayoutNode
  }
}
