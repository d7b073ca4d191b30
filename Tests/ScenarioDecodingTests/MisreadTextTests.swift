import ScenarioDecoding
import ScenarioDiagnostics
import Testing

/// Texts that other tools, or other languages, read as something else.
struct MisreadTextTests {
  @Test func `what looks like quotes, a comment, a variable or a type is a warning`() {
    expect(
      """
      name: A
      steps:
        - assert: {element: “Done”, exists: false}
        - assert: {not: Done // why}
        - assert: {element: "{{ title }}", exists: false}
        - assert: {elements: button, count: 0}
        - assert: {id: a, label: “Done”, within: table}
        - assert: {element: $title, exists: false}
        - waitFor: Item #5
        - waitFor: {label: Item} #1 is first
      """,
      reports: """
        3:23: warning: '“' is a part of the text, and quotes nothing [misread-text] -- write straight \
        quotes, around all of the text
        4:19: warning: '//' is a part of the text, and begins no comment [misread-text] -- a comment \
        begins with ' #'; else quote the text
        5:23: warning: '{{ title }}' is a text like any other [misread-text] -- the value of a variable \
        is written '${name}'; else use single quotes
        6:24: warning: 'button' means an element with that text, not a type [misread-text] -- write \
        {type: button}, or quote the text
        7:28: warning: '“' is a part of the text, and quotes nothing [misread-text] -- write straight \
        quotes, around all of the text
        7:48: warning: 'table' means an element with that text, not a type [misread-text] -- write \
        {type: table}, or quote the text
        8:23: warning: '$title' is a text like any other [misread-text] -- the value of a variable is \
        written '${name}'; else use single quotes
        9:14: warning: ' #' begins a comment, so the number is no part of the text [misread-text] -- \
        quote the text with the number; else write a blank behind '#'
        """
    )
  }

  @Test func `texts in quotes, addresses and names in words are what they look like`() {
    expect(
      """
      name: A
      steps:
        - assert: {element: "“Done” // why", label: "button"}
        - tap: https://example.com//a
        - tap: Button
        - tap: {id: button, label: table}
        - tap: "{{a b}}"
        - tap: '{{a}}'
        - tap: '$a'
        - tap: $5
        - tap: $total due
        - tap: ’Tis
        - log: “well” // said
      """,
      reports: ""
    )
  }

  @Test func `however many such texts there are, the file can be run`() {
    let steps = (0..<150).map { "  - tap: \"{{a\($0)}}\"" }.joined(separator: "\n")
    let decoded = ScenarioDecoder.decode(
      SourceFile(path: "a.yaml", text: "name: A\nsteps:\n\(steps)\n")
    )
    #expect(!decoded.hasErrors)
    #expect(decoded.diagnostics.count == 101)
    #expect(decoded.diagnostics.last?.message.id == "too-many-problems")
  }
}
