import ScenarioCommands
import ScenarioDiagnostics
import ScenarioLoading
import Testing

struct FileChangesTests {
  /// `a.yaml` imports words, which import more; `b.yaml` reads data; `c.yaml` needs nobody, and
  /// `.d.yaml` was named.
  ///
  /// The configuration's variables come from a file, one of them the path of another.
  private static let dependencies = {
    var dependencies = FileDependencies()
    dependencies.add("S/a.yaml", names: "S/V/words.yaml")
    dependencies.add("S/V/words.yaml", names: "S/V/more.yaml")
    dependencies.add("S/b.yaml", names: "S/data/rows.json")
    dependencies.add("rehearse.yaml", names: "variables.json")
    dependencies.add("variables.json", names: "questions.json")
    dependencies.add("S/.d.yaml")
    return dependencies
  }()

  private static let scenarios: [PathKey] = ["S/a.yaml", "S/b.yaml", "S/c.yaml"]

  @Test(arguments: [
    (["S/c.yaml"], ["S/c.yaml"]),
    (["S/V/words.yaml"], ["S/a.yaml"]),
    (["S/V/more.yaml"], ["S/a.yaml"]),
    (["S/data/rows.json", "S/c.yaml"], ["S/b.yaml", "S/c.yaml"]),
    (["S/V/new.yaml"], []),
  ])
  func `a change concerns who reads the file, by whatever way`(
    _ changed: [PathKey],
    _ expected: [String]
  ) {
    let changes = FileChanges.some(files: Set(changed), folders: [])
    let concerned = changes.concerned(among: Self.scenarios, by: Self.dependencies)
    #expect(concerned.map(\.path).sorted() == expected)
  }

  @Test func `a folder concerns what is in it, and what nobody knows concerns all`() {
    let folder = FileChanges.some(files: [], folders: ["S"])
    #expect(
      folder.concerned(among: ["S/a.yaml", "SS/b.yaml"], by: FileDependencies()) == ["S/a.yaml"]
    )
    let concerned = FileChanges.everything.concerned(among: Self.scenarios, by: Self.dependencies)
    #expect(concerned == Set(Self.scenarios))
  }

  @Test func `files that import each other end`() {
    var dependencies = FileDependencies()
    dependencies.add("a.yaml", names: "b.yaml")
    dependencies.add("b.yaml", names: "a.yaml")
    #expect(dependencies.concerned(by: ["a.yaml"]) == ["a.yaml", "b.yaml"])
  }

  @Test(arguments: [
    (["report.xml"], nil),
    (["S/.a.yaml.swp", "S/.#a.yaml", "4913"], nil),
    (["S/.d.yaml"], .some(files: ["S/.d.yaml"], folders: [])),
    (["S/new.yaml", "x.txt"], FileChanges.some(files: ["S/new.yaml"], folders: [])),
    (["S/data/rows.json"], .some(files: ["S/data/rows.json"], folders: [])),
    (["rehearse.yaml", "S/a.yaml"], .everything),
    (["variables.json"], .everything),
    (["questions.json"], .everything),
  ])
  func `what no run could notice is no change`(_ files: [PathKey], _ expected: FileChanges?) {
    let changes = FileChanges.some(files: Set(files), folders: [])
    #expect(
      changes.relevant(to: Self.dependencies, configuration: "rehearse.yaml") == expected
    )
  }

  @Test func `files whose names look alike are told apart by their bytes`() {
    var dependencies = FileDependencies()
    dependencies.add("a.yaml", names: "\u{E9}.json")
    dependencies.add("b.yaml", names: "e\u{301}.json")
    #expect(dependencies.concerned(by: ["\u{E9}.json"]) == ["\u{E9}.json", "a.yaml"])
    let changes = FileChanges.some(files: ["\u{E9}.json"], folders: ["e\u{301}"])
    #expect(
      changes.concerned(among: ["\u{E9}/c.yaml", "e\u{301}/c.yaml"], by: dependencies)
        == ["e\u{301}/c.yaml"]
    )
    #expect(dependencies.files.count == 4)
  }

  @Test func `many changes are summed up in a line`() {
    let changes = FileChanges.some(files: ["d.yaml", "a.yaml", "b.yaml"], folders: ["e", "c"])
    #expect(changes.summary == "a.yaml, b.yaml, d.yaml and 2 more")
    #expect(FileChanges.everything.summary == "everything")
  }
}

extension PathKey: ExpressibleByStringLiteral {
  /// A path as a test writes it.
  public init(stringLiteral path: String) { self.init(path) }
}
