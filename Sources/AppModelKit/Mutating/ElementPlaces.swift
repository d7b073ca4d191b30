extension [ElementSnapshot] {
  /// The places of the elements that a screen draws; see ``Mutation/place``.
  func places(on screen: String) -> [String] {
    var places: [String] = []
    places.reserveCapacity(count)
    var counts: [Sibling: Int] = [:]
    for element in self {
      let parent = element.parent >= 0 ? places[Int(element.parent)] : screen
      let place = "\(parent)/\(element.type.rawValue)"
      if !element.identifier.isEmpty {
        places.append("\(place)#\(element.identifier)")
      } else if element.type == .cell {
        places.append("\(place)\(rowMark)")
      } else {
        let sibling = Sibling(parent: element.parent, type: element.type)
        let number = counts[sibling, default: 0]
        counts[sibling] = number + 1
        places.append("\(place)[\(number)]")
      }
    }
    return places
  }
}

/// What elements have in common that are counted.
private struct Sibling: Hashable {
  let parent: Int32
  let type: ElementType
}

/// What stands for the number of a row, as all rows of a table have one place.
private let rowMark = "[*]"

extension String {
  package var isPlaceInRow: Bool { contains(rowMark) }
}
