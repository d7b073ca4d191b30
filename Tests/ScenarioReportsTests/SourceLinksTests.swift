import ScenarioEvents
import Testing

/// Addresses of places in files.
struct SourceLinksTests {
  @Test(arguments: [
    ("", "a/b c.yaml", "https://x.org/a/b%20c.yaml#L3"),
    ("app", "a.yaml", "https://x.org/app/a.yaml#L3"),
    ("app/ui", "../a.yaml", "https://x.org/app/a.yaml#L3"),
    ("app", "./é\"<.yaml", "https://x.org/app/%C3%A9%22%3C.yaml#L3"),
    ("app", "../../a.yaml", nil),
    ("app", "/elsewhere/a.yaml", nil),
  ])
  func `paths are those of the template's folder`(folder: String, path: String, address: String?) {
    let links = SourceLinks(template: "https://x.org/{path}#L{line}", folder: folder)
    #expect(links.link(to: path, line: 3) == address)
  }

  @Test(arguments: [("a.yaml", "/home/me/app/a.yaml"), ("/srv/b.yaml", "/srv/b.yaml")])
  func `an editor gets absolute paths`(path: String, absolute: String) {
    let links = SourceLinks(template: "vscode://file{path}:{line}", folder: "/home/me/app")
    #expect(links.link(to: path, line: 3) == "vscode://file\(absolute):3")
  }
}
