import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioLoading

/// Which data files are held in memory.
struct DataLibraryTests {
  private static let large = "[\"\(String(repeating: "x", count: 900))\"]"

  @Test func `a file is read once, be it beside one that is larger than all may be`() throws {
    try inFolder(["large.json": Self.large, "small.json": "[1]"]) { library, path in
      let (large, small) = (
        try library.entry(at: path("large.json")), try library.entry(at: path("small.json"))
      )
      #expect(try library.entry(at: path("large.json")) === large)
      #expect(try library.entry(at: path("small.json")) === small)
    }
  }

  @Test func `of files that are larger than all may be one is held`() throws {
    try inFolder(["a.json": Self.large, "b.json": Self.large]) { library, path in
      let first = try library.entry(at: path("a.json"))
      let second = try library.entry(at: path("b.json"))
      #expect(try library.entry(at: path("b.json")) === second)
      #expect(try library.entry(at: path("a.json")) !== first)
    }
  }

  @Test func `what was used longest ago goes first`() throws {
    let text = "[\"\(String(repeating: "x", count: 290))\"]"
    try inFolder(["a.json": text, "b.json": text, "c.json": text]) { library, path in
      let first = try library.entry(at: path("a.json"))
      let second = try library.entry(at: path("b.json"))
      #expect(try library.entry(at: path("a.json")) === first)
      _ = try library.entry(at: path("c.json"))
      #expect(try library.entry(at: path("a.json")) === first)
      #expect(try library.entry(at: path("b.json")) !== second)
    }
  }

  private func inFolder(
    _ files: [String: String],
    _ body: (DataLibrary, (String) -> String) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    try body(DataLibrary(mostBytes: 800)) { folder.url.appending(path: $0).path }
  }
}
