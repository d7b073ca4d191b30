extension PlainYAMLReader {
  /// Reads a value that can stand between brackets.
  mutating func readFlowNode(in context: Context = .flow) throws(NotPlain) {
    switch bytes[offset] {
    case UInt8(ascii: "["): try readFlowSequence()
    case UInt8(ascii: "{"): try readFlowMapping()
    default: try tree.add(readScalar(in: context))
    }
  }

  private mutating func readFlowSequence() throws(NotPlain) {
    let sequence = try tree.open(.sequence, at: place)
    try skipFlowIndicator()
    while bytes[offset] != UInt8(ascii: "]") {
      try readFlowNode()
      try endFlowItem(before: UInt8(ascii: "]"))
    }
    offset += 1
    try tree.closeFlow(sequence, at: offset)
  }

  private mutating func readFlowMapping() throws(NotPlain) {
    let mapping = try tree.open(.mapping, at: place)
    try skipFlowIndicator()
    while bytes[offset] != UInt8(ascii: "}") {
      try readFlowEntry()
      try endFlowItem(before: UInt8(ascii: "}"))
    }
    offset += 1
    try tree.closeFlow(mapping, at: offset)
  }

  private mutating func skipFlowIndicator() throws(NotPlain) {
    offset += 1
    try skipFlowSpace()
  }

  /// Moves over the comma behind an item, which only the last one can lack.
  private mutating func endFlowItem(before bracket: UInt8) throws(NotPlain) {
    try skipFlowSpace()
    if bytes[offset] == UInt8(ascii: ",") { return try skipFlowIndicator() }
    guard bytes[offset] == bracket else { throw NotPlain() }
  }

  private mutating func readFlowEntry() throws(NotPlain) {
    let key = try readScalar(in: .flow)
    try tree.add(key)
    skipSpaces()
    try checkKey(from: key.start)
    guard bytes[offset] == UInt8(ascii: ":") else { return try tree.addNothing(at: Int(key.end)) }
    let colonEnd = offset + 1
    try skipFlowIndicator()
    if bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: "}") {
      try tree.addNothing(at: colonEnd)
    } else {
      try readFlowNode()
    }
  }
}
