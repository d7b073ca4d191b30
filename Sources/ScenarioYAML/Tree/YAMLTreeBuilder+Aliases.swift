import ScenarioDiagnostics
import Suggestions

extension YAMLTreeBuilder {
  /// Gives the node added last a name; one without a weight is still being read.
  mutating func define(_ name: String?, weight: YAMLWeight?) {
    guard let name else { return }
    let node = Int32(clamping: nodes.count - 1)
    let isOfKey = weight != nil && isKey(children.count - 1)
    let anchor = anchors.define(name, as: .init(node: node, isOfKey: isOfKey, weight: weight))
    if weight == nil, let collection = open.indices.last { open[collection].anchor = anchor }
  }

  /// Whether the child with a number among those of all open collections is, or would be, the key of a mapping.
  private func isKey(_ child: Int) -> Bool {
    guard let parent = open.last, case .mapping = nodes[Int(parent.node)].content else {
      return false
    }
    return (child - parent.firstChild).isMultiple(of: 2)
  }

  /// Attaches what an alias names, a second time, or a copy of a scalar that is a key here or where it is defined.
  mutating func addAlias(of name: String, at place: Range<UInt32>) throws(YAMLInterruption) {
    writtenEnd = place.upperBound
    guard let definition = anchors[name] else {
      let nearest = nearestName(to: name, among: anchors.firstNames)
      let suggestion =
        nearest.map { "did you mean '*\($0)'?" } ?? "quote a text that begins with '*'"
      return try addUnreadable(.undefinedAlias(name), at: place, suggestion: suggestion)
    }
    guard let weight = definition.weight else {
      return try addUnreadable(.aliasCycle(name), at: place)
    }
    guard case .scalar = nodes[Int(definition.node)].content,
      definition.isOfKey || isKey(children.count)
    else {
      try expand(by: weight, height: definition.height, at: place)
      return attach(definition.node)
    }
    try expand(by: YAMLWeight(bytes: weight.bytes), height: 0, at: place)
    var copy = nodes[Int(definition.node)]
    (copy.start, copy.end) = (place.lowerBound, place.upperBound)
    try add(copy)
  }

  /// Counts the nodes of an alias as if they were copied: the expanded tree must be neither larger
  /// nor deeper than one without aliases may be.
  private mutating func expand(
    by weight: YAMLWeight,
    height: Int,
    at place: Range<UInt32>
  ) throws(YAMLInterruption) {
    expanded = expanded + weight
    guard expanded.nodes <= limits.maximumExpandedNodes else {
      throw .limit(.expansionTooLarge(nodeLimit: limits.maximumExpandedNodes), at: place)
    }
    guard expanded.bytes <= limits.maximumExpandedBytes else {
      throw .limit(.expansionTooLarge(byteLimit: limits.maximumExpandedBytes), at: place)
    }
    guard open.count + height <= limits.maximumDepth else {
      throw .limit(.nestingTooDeep(limit: limits.maximumDepth), at: place)
    }
    raiseHeight(to: height)
  }

  private mutating func addUnreadable(
    _ message: Diagnostic.Message,
    at place: Range<UInt32>,
    suggestion: String? = nil
  ) throws(YAMLInterruption) {
    try report(message, at: place, suggestion: suggestion)
    try add(YAMLNodeRecord(content: .unreadable, start: place.lowerBound, end: place.upperBound))
  }
}
