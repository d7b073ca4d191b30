/// A path as the disk tells it from others: by its bytes, where texts are equal if they look alike.
struct PathKey: Hashable {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  static func == (left: Self, right: Self) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
