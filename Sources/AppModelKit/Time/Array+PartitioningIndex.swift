extension Array {
  /// The index of the first element after a border, or the end if all are before it.
  ///
  /// All elements that follow an element after the border must be after it as well.
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
