import Foundation
import ScenarioLoading
import ScenarioTestSupport
import Testing

struct VocabularySearchTests {
  @Test func `the vocabularies of an app are those that its scenarios import, most used first`()
    throws
  {
    let files = [
      "words/all.yaml": "vocabulary: All\n", "words/rare.yaml": "vocabulary: Rare\n",
      "words/unused.yaml": "vocabulary: Unused\n", "words/other.yaml": "vocabulary: Other\n",
      "a.yaml": "name: A\napp: todo\nimport: [words/all.yaml]\nsteps: []\n",
      "deep/b.yaml":
        "name: B\nimport: [../words/rare.yaml, ../words/all.yaml, ../../outside.yaml]\nsteps: []\n",
      "c.yaml": "name: C\napp: trivia\nimport: [words/other.yaml]\nsteps: []\n",
      ".hidden/d.yaml": "name: D\napp: todo\nimport: [../words/unused.yaml]\nsteps: []\n",
      "broken.yaml": "name: [\n",
    ]
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    let workspace = Workspace(workingDirectory: folder.url.path)
    let search = VocabularySearch(in: workspace, defaultApp: "todo")
    let found = search.vocabularies(of: "todo").map { $0.path(below: workspace.root) }
    #expect(found == ["words/all.yaml", "words/rare.yaml"])
    #expect(search.vocabularies(of: "sign-in") == [])
  }

  @Test func `a search ends after two megabytes of text`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let long = "name: A\napp: todo\nsteps: [back]\n" + String(repeating: "# long\n", count: 18_000)
    for number in 0..<17 { try folder.write(long.utf8, to: "a/\(number).yaml") }
    let importing = "name: B\napp: todo\nimport: [../words.yaml]\nsteps: [back]\n"
    for path in ["words.yaml", "b/b.yaml"] {
      try folder.write((path == "words.yaml" ? "vocabulary: Words\n" : importing).utf8, to: path)
    }
    func found() -> [String] {
      VocabularySearch(in: Workspace(workingDirectory: folder.url.path), defaultApp: nil)
        .vocabularies(of: "todo")
    }
    #expect(found() == [])
    try folder.write("".utf8, to: "a/0.yaml")
    #expect(found().count == 1)
  }
}
