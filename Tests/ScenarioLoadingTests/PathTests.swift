import Testing

@testable import ScenarioLoading

struct PathTests {
  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/", "b"), ("/a", "/", "a"),
    ("/a/", "/a", ""), ("/a/\u{301}b", "/a", "\u{301}b"), ("/a", "/a", nil), ("/ab", "/a", nil),
    ("/a", "/a/b", nil), ("a/b", "/a", nil), ("/b/a", "/a", nil), ("", "/", nil), ("", "", nil),
    ("/a", "", "a"),
  ])
  func `a path below a folder is what stands behind the folder's slash`(
    _ path: String,
    _ folder: String,
    _ rest: String?
  ) {
    #expect(path.path(below: folder) == rest)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a/b", "/c/d", "../../a/b"), ("/a", "/a/b", ".."),
    ("/\u{e9}/b", "/e\u{301}", "../\u{e9}/b"),
  ])
  func `the way from a folder is by the bytes of the names`(
    _ path: String,
    _ folder: String,
    _ way: String
  ) {
    #expect(Array(path.path(from: folder).utf8) == Array(way.utf8))
  }

  @Test(arguments: [
    ("a", "a"), ("a/b.yaml", "a/b.yaml"), ("/a/b", "/a/b"), ("...", "..."), ("a/.../b", "a/.../b"),
    (".a/..b", ".a/..b"), ("./a", "a"), ("a//b", "a/b"), ("a/./b", "a/b"), ("a/../b", "b"),
    ("../a", "../a"), ("a/", "a"), ("/", "/"), ("//a", "/a"), ("", "."), (".", "."),
    ("a/..", "."), ("/a/..", "/"), ("é/./b", "é/b"),
  ])
  func `a path is the same without detours`(_ path: String, _ normalised: String) {
    #expect(path.normalisedPath == normalised)
  }
}
