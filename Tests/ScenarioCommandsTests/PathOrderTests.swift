import ScenarioEvents
import Testing

struct PathOrderTests {
  private static let paths = [
    "", "/", "//", "a", "a/", "a//", "a/a", "a/b", "a/b.yaml", "a b", "a!b", "a-b/c", "a.yaml",
    "aa", "b", "12345678", "12345678/", "12345678/9", "123456789", "1234567/", "1234567/9",
    "folder/of/some/depth/a.yaml", "folder/of/some/depth-b.yaml", "folder/of/some/depth.yaml",
    "é", "e\u{301}", "日本語/一.yaml", "日本語一.yaml", "\u{1}", "\u{10FFFF}",
  ]

  @Test(arguments: paths)
  func `a path stands among others byte by byte, with a slash before all else`(_ path: String) {
    let bytes = path.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
    for other in Self.paths {
      let otherBytes = other.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
      let (order, otherOrder) = (PathOrder(of: path), PathOrder(of: other))
      #expect((order < otherOrder) == bytes.lexicographicallyPrecedes(otherBytes), "\(other)")
      #expect((order == otherOrder) == (bytes == otherBytes), "\(other)")
    }
  }

  @Test func `paths are sorted alike, whatever all of them begin with`() {
    for prefix in ["", "a", "/", "folder/of/some/depth/"] {
      let paths = (Self.paths + Self.paths.reversed()).map { prefix + $0 }
      let expected = paths.indices.sorted { index, other in
        let (order, otherOrder) = (PathOrder(of: paths[index]), PathOrder(of: paths[other]))
        return order == otherOrder ? index < other : order < otherOrder
      }
      #expect(paths.indicesInPathOrder == expected)
    }
    #expect([String]().indicesInPathOrder.isEmpty)
    #expect(["a"].indicesInPathOrder == [0])
  }
}
