extension ElementSnapshot {
  /// Sets the place in a tree.
  mutating func place(parent: Int, depth: Int32, subtreeEnd: Int) {
    self.parent = Int32(parent)
    self.depth = depth
    self.subtreeEnd = Int32(subtreeEnd)
  }

  /// Moves the place in a tree after other elements.
  mutating func move(by count: Int) {
    if parent >= 0 { parent += Int32(count) }
    subtreeEnd += Int32(count)
  }
}
