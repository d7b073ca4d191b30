extension PlainYAMLReader {
  /// Reads a value that can be between brackets.
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
      try readFlowItem()
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

  @inline(__always)
  private mutating func skipFlowIndicator() throws(NotPlain) {
    offset += 1
    try skipFlowSpace()
  }

  /// Moves over the comma after an item, which only the last one can lack.
  @inline(__always)
  private mutating func endFlowItem(before bracket: UInt8) throws(NotPlain) {
    try skipFlowSpace()
    if bytes[offset] == UInt8(ascii: ",") { return try skipFlowIndicator() }
    guard bytes[offset] == bracket else { throw NotPlain() }
  }

  private mutating func readFlowEntry() throws(NotPlain) {
    let key = try readScalar(in: .flow)
    let hasValue = seesFlowColon()
    try checkKey(from: key.start)
    try tree.add(key)
    if hasValue { try readFlowValue() } else { try tree.addNothing(at: Int(key.end)) }
  }

  /// Reads an item, which may be one key with its value: braces are not needed there.
  private mutating func readFlowItem() throws(NotPlain) {
    if bytes[offset].isFlowIndicator { return try readFlowNode() }
    let scalar = try readScalar(in: .flow)
    guard seesFlowColon() else { return try tree.add(scalar) }
    try checkKey(from: scalar.start)
    let mapping = try tree.open(.mapping, at: scalar.start)
    try tree.add(scalar)
    try readFlowValue()
    try tree.closeBlock(mapping)
  }

  private mutating func seesFlowColon() -> Bool {
    skipSpaces()
    return bytes[offset] == UInt8(ascii: ":")
  }

  /// Reads a value, or finds that there is not one, from its colon on.
  @inline(__always)
  private mutating func readFlowValue() throws(NotPlain) {
    let colonEnd = offset + 1
    try skipFlowIndicator()
    switch bytes[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      try tree.addNothing(at: colonEnd)
    default: try readFlowNode()
    }
  }
}
