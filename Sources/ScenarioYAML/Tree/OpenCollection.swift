/// A sequence or mapping that is still being read.
struct OpenCollection {
  let node: Int32

  /// Its number among the anchors, if it has one.
  var anchor: Int?

  /// Where its children begin among all.
  let firstChild: Int

  let weightBefore: YAMLWeight

  /// The levels of collections within it so far.
  var height = 0
}

/// The size of a part of a file if every alias in it were written out.
struct YAMLWeight {
  var nodes = 0

  /// The bytes of the scalars' texts.
  var bytes = 0

  static func + (left: Self, right: Self) -> Self {
    Self(nodes: left.nodes + right.nodes, bytes: left.bytes + right.bytes)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(nodes: left.nodes - right.nodes, bytes: left.bytes - right.bytes)
  }
}
