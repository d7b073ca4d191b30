extension ElementSnapshot {
  /// Sets the place in a tree.
  mutating func place(parent: Int, depth: Int32, subtreeEnd: Int) {
    self.parent = Int32(parent)
    self.depth = depth
    self.subtreeEnd = Int32(subtreeEnd)
  }

  /// Moves the place in a tree behind other elements, and below a parent if it had none.
  mutating func move(by count: Int, parent newParent: Int?, depth base: Int32) {
    parent = parent < 0 ? Int32(newParent ?? -1) : parent + Int32(count)
    subtreeEnd += Int32(count)
    depth += base
  }
}
