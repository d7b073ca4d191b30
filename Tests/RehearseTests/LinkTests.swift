import Foundation
import ScenarioTestSupport
import Testing

struct LinkTests {
  @Test func `every relative link of a page leads to a file, and its fragment to a heading`() throws
  {
    let links = try Self.pages().flatMap(Self.links(in:))
    #expect(links.count > 40)
    for link in links where !(try link.isSound()) {
      Issue.record("\(link.page) has a broken link: \(link.target)")
    }
  }

  @Test func `every file that the guide for maintainers names exists`() throws {
    let page = try Repository.text(of: "CONTRIBUTING.md")
    let paths = page.matches(of: /`((?:Sources|Tests|Docs)\/[^`\s]+)`/).map { String($0.1) }
    #expect(paths.count > 20)
    let files = FileManager.default
    let missing = paths.filter {
      !files.fileExists(atPath: Repository.root.appending(path: $0).path)
    }
    #expect(missing == [])
  }

  @Test func `every function on the way of an assertion exists`() throws {
    let page = try Repository.text(of: "CONTRIBUTING.md")
    let sources = try Self.sources()
    var count = 0
    for group in page.matches(of: /\*\*(\S+)\*\*((?: `[^`]+`)+)/) {
      let text = sources["\(group.1).swift"] ?? ""
      for function in group.2.matches(of: /`(?:\w+\.)?(\w+)(?:\((\w+:)?[^`]*\))?`/) {
        let label = function.2.map { $0 == "_:" ? "" : String($0) } ?? ""
        let isThere = text.contains(try Regex("\\b\(function.1)\\b[^{]*?\(label.dropLast())"))
        if !isThere { Issue.record("\(group.1).swift has no \(function.0)") }
        count += 1
      }
    }
    let numbers = try #require(page.firstMatch(of: /(\d+) hops in (\d+) files/))
    #expect(Int(numbers.1) == count)
  }

  private static func sources() throws -> [String: String] {
    let folder = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let files = try paths.map { path in
      let file = folder.appending(path: path)
      return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
    return Dictionary(files) { $0 + $1 }
  }

  @Test func `every suite of tests that the promises name exists`() throws {
    let page = try Repository.text(of: "SECURITY.md")
    let suites = Set(page.matches(of: /`(\w+Tests)`/).map { "\($0.1).swift" })
    #expect(suites.count > 20)
    let files = try FileManager.default
      .subpathsOfDirectory(atPath: Repository.root.appending(path: "Tests").path)
      .map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(suites.subtracting(files) == [])
  }

  private static func pages() throws -> [String] {
    let files = FileManager.default
    let folders = ["Docs", "Examples", "Sources/AppModelKit/AppModelKit.docc"]
    let pages = try folders.flatMap { folder in
      try files.subpathsOfDirectory(atPath: Repository.root.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
        .map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + pages
  }

  private static func links(in page: String) throws -> [Link] {
    try Repository.text(of: page).matches(of: /\]\(([^)\s]+)\)/).map {
      Link(page: page, target: String($0.1))
    }
    .filter { !$0.target.contains(":") }
  }
}

/// A link from a page to another file of the repository, or to a heading.
private struct Link {
  let page: String
  let target: String

  func isSound() throws -> Bool {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    let path =
      parts[0].isEmpty ? Repository.root.appending(path: page).path : "\(folder.path)/\(parts[0])"
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard parts.count == 2 else { return true }
    return try Self.headings(in: path).contains(String(parts[1]))
  }

  /// The names that GitHub gives to a page's headings.
  private static func headings(in path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("#") }
      .map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      }
  }
}
