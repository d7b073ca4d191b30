/// A sequence or mapping that is still being read.
struct OpenCollection {
  let node: Int32

  /// Its number among the anchors, if it has one.
  var anchor: Int?

  /// Where its children begin among all.
  let firstChild: Int

  /// The weight of everything that was read before it.
  let weightBefore: YAMLWeight

  /// The levels of collections within it so far.
  var height = 0
}
