/// The elements that a selector matches, by their indices in reading order.
///
/// Nearly always it is one or none, which takes no memory of its own.
enum Matches {
  case none
  case one(Int)

  /// Two or more.
  case several([Int])

  /// Adds an element that stands behind all of them.
  mutating func append(_ index: Int) {
    switch self {
    case .none: self = .one(index)
    case .one(let first): self = .several([first, index])
    case .several(var indices):
      self = .none  // So that the list has one owner, and is not copied.
      indices.append(index)
      self = .several(indices)
    }
  }
}

extension Matches: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let indices): indices.count
    }
  }

  subscript(place: Int) -> Int {
    switch self {
    case .none: preconditionFailure("nothing matches")
    case .one(let index):
      precondition(place == 0, "one element matches")
      return index
    case .several(let indices): return indices[place]
    }
  }
}
