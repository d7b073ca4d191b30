extension String {
  /// The name, or the first numbered form of it that is free, counted from 2: `open`, `open-2`, `open-3`.
  package func numbered(_ separator: String = "-", whileTaken isTaken: (String) -> Bool) -> String {
    var name = self
    var number = 2
    while isTaken(name) {
      name = "\(self)\(separator)\(number)"
      number += 1
    }
    return name
  }
}
