import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioTestSupport
import Testing

/// What people bring along from tools for web pages, and from HTML.
struct WebWordTests {
  @Test(arguments: [
    ("select: {element: Shelf, to: Top}", "did you mean 'adjust'?"),
    ("select: Shelf", "did you mean 'tap'?"),
    ("selectOption: {element: Shelf, to: Top}", "did you mean 'adjust'?"),
    ("tap: {role: button}", "did you mean 'type'?"),
    ("tap: {button: Save, name: Sign in}", "did you mean 'label'?"),
    ("tap: {testId: save}", "did you mean 'id'?"),
    ("tap: {select: Shelf}", "did you mean 'popUpButton'?"),
    ("tap: {dialog: Share}", "did you mean 'sheet'?"),
    ("tap: {alertdialog: Sure?}", "did you mean 'alert'?"),
    ("tap: {textbox: Email}", "did you mean 'textField'?"),
    ("tap: {heading: Shop}", "did you mean 'staticText'?"),
    ("tap: {listitem: Rice}", "did you mean 'cell'?"),
    ("tap: {iframe: Map}", "did you mean 'webView'?"),
    ("tap: {type: img}", "did you mean 'image'?"),
    (
      "tap: {css: .save}",
      "selectors of pages are not possible here: name an element's type with its text, as in {button: Save}, or its 'id'"
    ),
    ("type: {field: Email, text: a}", "did you mean 'into'?"),
    ("clear: {field: Email, timeout: 1s}", "did you mean 'element'?"),
    ("tap: {button: Save, index: first}", "did you mean '0'?"),
    ("tap: {button: Save, index: last}", "did you mean '-1'?"),
    (
      "type: $PASSWORD",
      "for a variable's value write '${name}', or put the text in single quotes"
    ),
  ])
  func `each leads to the word here`(step: String, advice: String) {
    let report = report(of: "name: A\nsteps:\n  - \(step)")
    #expect(report.split(separator: " -- ").dropFirst().first == "\(advice)", "\(report)")
    #expect(report.split(separator: "\n").count == 1, "\(report)")
  }

  @Test func `the length of several elements is their count`() {
    expect(
      report(of: "name: A\nsteps:\n  - assert: {elements: {type: cell}, length: 2}"),
      equals: """
        3:14: error: an expectation about elements needs 'count' or 'labels' [missing-key]
        3:38: error: unknown key 'length' in an expectation about elements [unknown-key] -- did you \
        mean 'count'?
        """
    )
  }

  @Test func `a dash without a space is no part of a key`() {
    expect(
      report(of: "name: A\nsteps:\n-tap: B"),
      equals: """
        2:7: error: 'steps' must be a list; found nothing [wrong-kind]
        3:1: error: unknown key '-tap' in a scenario [unknown-key] -- a space is missing after the \
        dash: '- tap: ...'
        """
    )
  }

  @Test func `an app is a page by its key here, and the size of a page is a mapping`() {
    let text = """
      apps:
        shop: {url: "http://shop.test/", viewport: desktop}
      """
    let (_, diagnostics) = ConfigurationDecoder.decode(
      SourceFile(path: "rehearse.yaml", text: text)
    )
    expect(
      Diagnostic.report(diagnostics),
      equals: """
        rehearse.yaml:2:10: error: unknown key 'url' in an app [unknown-key] -- did you mean 'web'?
        rehearse.yaml:2:46: error: 'viewport' must be a mapping; found 'desktop' [wrong-kind] -- \
        known keys: width, height, scale, touch
        """
    )
  }
}
