/// A node with all that its author wrote around it.
///
/// Unlike a node of the tree that scenarios are decoded from, it knows comments, aliases and
/// quotes; unlike the text, it knows nothing of indentation.
struct LayoutNode {
  /// The anchor and the tag before it, as they are written.
  var properties: [String] = []

  /// The comments and blank lines between the properties and the content.
  var behindProperties = Trivia()

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

    /// In brackets or braces.
    case flow(Surroundings)
  }

  /// What follows a collection in brackets.
  enum Surroundings {
    case nothing

    /// A comment on the same line, which is about all of it.
    case comment
  }

  /// An item of a sequence.
  struct Item {
    var before = Trivia()
    var behindDash = Trivia()
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
