import Testing

/// Texts that are patterns in other tools, which match nothing here.
struct ForeignPatternTests {
  @Test func `a pattern is a warning wherever a text is compared`() {
    expect(
      """
      name: A
      variables: {day: Monday}
      steps:
        - assert: {element: "Go to.*", exists: false}
        - waitFor: {element: {label: '.*Gym'}, exists: false}
        - assert: {elements: {staticText: {label: "(?s)Plan.*"}}, count: 0}
        - assert: {not: "${day} .*"}
        - tap: {id: {anyOf: [Save|Done, a]}}
        - assert: {element: a, label: {not: {contains: "\\\\d+"}}}
        - assert: {elements: a, labels: ["^Done$"]}
        - assert: {equals: ["[0-9]+ items", a]}
        - assert: {element: a, label: {is: "Go to.*"}}
      """,
      reports: """
        4:23: warning: 'Go to.*' is compared as it is written, not as a pattern [misread-text] -- write \
        {label: {matches: '^Go to'}}; if the text itself is meant, {label: {is: 'Go to.*'}}
        5:32: warning: '.*Gym' is compared as it is written, not as a pattern [misread-text] -- write \
        {matches: 'Gym$'}; if the text itself is meant, {is: '.*Gym'}
        6:45: warning: '(?s)Plan.*' is compared as it is written, not as a pattern [misread-text] -- \
        write {matches: '(?s)^Plan'}; if the text itself is meant, {is: '(?s)Plan.*'}
        7:19: warning: '${day} .*' is compared as it is written, not as a pattern [misread-text] -- \
        write {label: {matches: '^${day} '}}; if the text itself is meant, {label: {is: '${day} .*'}}
        8:24: warning: 'Save|Done' is compared as it is written, not as a pattern [misread-text] -- \
        write {matches: '^(Save|Done)$'}; if the text itself is meant, {is: 'Save|Done'}
        9:50: warning: '\\d+' is compared as it is written, not as a pattern [misread-text] -- write \
        {matches: '\\d+'}; if the text itself is meant, escape its signs there with '\\'
        10:36: warning: '^Done$' is compared as it is written, not as a pattern [misread-text] -- to \
        match a pattern, write {matches: '^Done$'} after 'label' in an expectation of its own
        11:23: warning: '[0-9]+ items' is compared as it is written, not as a pattern [misread-text] \
        -- to match a pattern, write {matches: '^[0-9]+ items$'} after 'label' in an expectation of \
        its own
        """
    )
  }

  @Test(arguments: [
    "Go to.*", ".*Gym", "Book .*", "^Done$", "^Done", "Done$", "[0-9]+ items", "[A-Z]",
    "Item [1-9]+",
    "[^a]*", "\\d+ left", "\\$5\\.00", "(?i)done", "(?:a|b)", "OK|Allow", ".{3}", "\\d{2}", "a.+b",
    "/go to/i", "/^Go/", ".*",
  ])
  func `a text with the shape of a pattern is one`(text: String) {
    #expect(warnings(of: text) == (text.hasPrefix("/go") ? 0 : 1))
  }

  @Test(arguments: [
    "Loading...", "What?", "C++", "a.b", "(optional)", "$5.00", "Name *", "Delete (all)?", "50 %",
    "Files (*.*)", "Gradle 1.+", "and more...*", "C:\\data", "C:\\Windows", "A | B", "US$",
    "Price in CA$",
    "Item {0}", "{0} of {1}", "[optional]", "Name [required]*", "Really [sic]?", "^_^",
    "¯\\_(ツ)_/¯", "1-2",
    "/home/i18n", "e.g. (a|b) ", "2 * 3 + 4", "#1", "a^2", "Chapters [1-3]", "Yes/No", "don't",
    "100.00+",
  ])
  func `an ordinary text is not taken for a pattern`(text: String) {
    #expect(warnings(of: text) == 0)
  }

  private func warnings(of text: String) -> Int {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "''"
    )
    let yaml = "name: A\nsteps:\n  - assert: {element: {label: '\(quoted)'}, exists: false}"
    return report(of: yaml).contains("not as a pattern") ? 1 : 0
  }
}
