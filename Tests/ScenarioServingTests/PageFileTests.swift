import ScenarioServing
import Testing

/// The files of the pages, which work without a build.
struct PageFileTests {
  @Test(arguments: ["record", "ui"])
  func `a page has each file that it names, and no other`(_ page: String) {
    let files = PageFile.files(of: page)
    var named: Set<String> = ["/", "/screen.css"]
    for file in files {
      named.formUnion(
        file.text.matches(of: #/(?:href|src)="(/[\w.-]+)"|(?:from|import) "\.(/[\w.-]+)"/#)
          .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
      )
    }
    #expect(Set(files.map(\.path)).union(["/screen.css"]) == named)
    #expect(Set(files.map(\.path)).count == files.count)
  }

  @Test(arguments: ["record", "ui"])
  func `a page's scripts take at most 60 KB, and each file can be read at a glance`(
    _ page: String
  ) {
    let files = PageFile.files(of: page)
    let scripts = files.filter { $0.path.hasSuffix(".js") }
    #expect(scripts.map(\.bytes.count).reduce(0, +) <= 60_000)
    for file in files {
      #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300)
    }
  }

  @Test(arguments: ["record", "ui"])
  func `texts never get into a page as HTML`(_ page: String) {
    let files = PageFile.files(of: page)
    for file in files where file.path.hasSuffix(".js") {
      for danger in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
        #expect(!file.text.contains(danger), "\(file.path): \(danger)")
      }
    }
  }
}

extension PageFile {
  fileprivate static func files(of page: String) -> [PageFile] { page == "ui" ? ui : recording }

  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
