/// A text with emoji markers such as 1️⃣ in it, taken out and remembered with their places.
struct MarkedText {
  let text: String

  /// The offset in bytes of what follows each marker.
  let offsets: [Character: Int]

  init(_ marked: String) {
    var text = ""
    var offsets: [Character: Int] = [:]
    for character in marked {
      if "1️⃣2️⃣3️⃣4️⃣".contains(character) {
        offsets[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The place as the marker there, else as an offset.
  func name(of offset: Int) -> String {
    offsets.first { $0.value == offset }.map { String($0.key) } ?? "offset \(offset)"
  }
}
