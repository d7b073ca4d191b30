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
