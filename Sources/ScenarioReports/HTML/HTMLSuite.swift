import ScenarioDiagnostics
import ScenarioEvents

/// The test cases of one file, below a heading.
struct HTMLSuite: Sendable {
  let file: PathKey
  var totals = RunTotals()

  private let title: String?
  private let description: String?
  private let number: Int
  private var countsRoom: HTMLPage.Room?

  init(of identity: CaseIdentity, number: Int) {
    file = PathKey(identity.file)
    title = identity.suite
    description = identity.suiteDescription
    self.number = number
  }

  mutating func begin(on page: inout HTMLPage) {
    page.text.append(template: #"<section class="suite" aria-labelledby="suite-\#(number)">\#n"#)
    page.text.append(template: #"<header><h2 id="suite-\#(number)">"#)
    page.text.append(headingFor: file.path)
    page.text.append("</h2><p class=\"counts\">")
    countsRoom = page.makeRoom(120) { $0.append(countsOf: totals) }
    page.text.append("</p>")
    if let title { page.text.element("p", class: "title", text: title) }
    if let description {
      page.text.element("p", class: "description", text: description.oneLine)
    }
    page.text.append("</header>\n<div class=\"cases\">\n")
  }

  mutating func finish(on page: inout HTMLPage, into sink: inout some RewritableSink) {
    page.text.append("</div>\n</section>\n")
    page.fill(countsRoom, of: &sink) { $0.append(countsOf: totals) }
  }
}

extension TextBuffer {
  /// Appends a path with its folders apart, since the file's name is what people look for.
  fileprivate mutating func append(headingFor file: String) {
    let folder = file.folder
    if !folder.isEmpty { element("span", class: "folder", text: "\(folder)/") }
    append(text: String(file.fileName))
  }
}
