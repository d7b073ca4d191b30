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
        - tap: ‘Done’
        - tap: ‘til then
      """,
      reports: """
        3:23: warning: '“' is part of the text and does not quote it [misread-text] -- put straight quotes \
        around the whole text
        4:19: warning: '//' is part of the text and does not begin a comment [misread-text] -- for a comment \
        write ' #', or quote the text
        5:23: warning: '{{ title }}' is an ordinary text, not a variable [misread-text] -- for a variable's value write '${name}', \
        or put the text in single quotes
        6:24: warning: 'button' means an element with that text, not a type [misread-text] -- write \
        {type: button}, or quote the text
        7:28: warning: '“' is part of the text and does not quote it [misread-text] -- put straight quotes \
        around the whole text
        7:48: warning: 'table' means an element with that text, not a type [misread-text] -- write \
        {type: table}, or quote the text
        8:23: warning: '$title' is an ordinary text, not a variable [misread-text] -- for a variable's value write '${name}', or \
        put the text in single quotes
        9:14: warning: ' #' begins a comment, so the number is not part of the text [misread-text] \
        -- put the text and the number in quotes; for a comment, write a space after '#'
        11:10: warning: '‘' is part of the text and does not quote it [misread-text] -- put straight quotes \
        around the whole text
        """
    )
  }

  @Test func `what other tools, and YAML in quotes, have for selectors is a warning`() {
    expect(
      """
      name: A
      steps:
        - assert: {elements: cells, count: 0}
        - assert: {not: static_text}
        - assert: {not: "id: Add Todo"}
        - assert: {not: button=Add}
        - assert: {not: "button: Add"}
        - assert: {not: $item.title}
        - assert: {not: "#{title}"}
        - assert: {not: "%{title}"}
        - assert: {not: "{title}"}
        - assert: {not: $(title)}
        - assert: {not: "   "}
        - assert:
            element: >
              Go to Gym
            exists: false
      """,
      reports: """
        3:24: warning: 'cells' means an element with that text, not a type [misread-text] -- \
        write {type: cell}, or quote the text
        4:19: warning: 'static_text' means an element with that text, not a type [misread-text] \
        -- write {type: staticText}, or quote the text
        5:19: warning: 'id' is part of the text here, not a key [misread-text] -- write {id: \
        ...} without quotes, or put the text in single quotes
        6:19: warning: 'button' is part of the text here, not a key [misread-text] -- write \
        {button: ...} without quotes, or put the text in single quotes
        7:19: warning: 'button' is part of the text here, not a key [misread-text] -- write \
        {button: ...} without quotes, or put the text in single quotes
        8:19: warning: '$item.title' is an ordinary text, not a variable [misread-text] -- for a variable's value write \
        '${name}', or put the text in single quotes
        9:19: warning: '#{title}' is an ordinary text, not a variable [misread-text] -- for a variable's value write \
        '${name}', or put the text in single quotes
        10:19: warning: '%{title}' is an ordinary text, not a variable [misread-text] -- for a variable's value write \
        '${name}', or put the text in single quotes
        11:19: warning: '{title}' is an ordinary text, not a variable [misread-text] -- for a variable's value write \
        '${name}', or put the text in single quotes
        12:19: warning: '$(title)' is an ordinary text, not a variable [misread-text] -- for a variable's value write \
        '${name}', or put the text in single quotes
        13:19: warning: the text contains only spaces [misread-text] -- write the element's text; if it \
        contains only spaces, use single quotes
        15:16: warning: the text ends with a line feed, because '|' or '>' has no '-' after it \
        [misread-text] -- write '|-' or '>-', or put the text into the same line; if the line \
        feed is meant, {label: ...}
        """
    )
  }

  @Test func `a wait for a text that looks like a time is a warning`() {
    expect(
      """
      name: A
      steps:
        - waitFor: 5s
        - waitFor: 500ms
        - waitFor: "5s"
        - waitFor: 5
        - waitFor: {label: 5s}
        - tap: 5s
      """,
      reports: """
        3:14: warning: 'waitFor' waits for an element with that text, not for that time \
        [misread-text] -- write 'pause: ...'; if the text is meant, {label: ...}
        4:14: warning: 'waitFor' waits for an element with that text, not for that time \
        [misread-text] -- write 'pause: ...'; if the text is meant, {label: ...}
        """
    )
  }

  @Test func `a time is no element around another one`() {
    expect(
      """
      name: A
      steps:
        - waitFor: {button: Done, within: 5s}
        - assert: {not: {button: Done, within: 500ms}}
        - assert: {button: Done, within: "5s"}
        - assert: {button: Done, within: 5 items}
        - waitFor: {screen: View, within: 5s}
      """,
      reports: """
        3:37: warning: 'within' needs the element around this one, not a time [misread-text] -- write \
        'waitFor: {element: ..., timeout: 5s}'; if the text is meant, {label: ...}
        4:42: warning: 'within' needs the element around this one, not a time [misread-text] -- write \
        'waitFor: {element: ..., timeout: 500ms}'; if the text is meant, {label: ...}
        7:29: error: unknown key 'within' in an expectation with 'screen' [unknown-key] -- to wait for it write \
        'waitFor: {screen: ..., timeout: ...}'
        """
    )
  }

  @Test func `texts that only begin like them are what they look like`() {
    expect(
      """
      name: A
      steps:
        - tap: cellar
        - tap: "idea: Add"
        - tap: "id:"
        - tap: "value: 5"
        - tap: "button:Add"
        - tap: {label: "id: Add Todo"}
        - tap: "{a: b}"
        - tap: "%"
        - tap: "#1"
        - tap: $5.50
        - tap: {label: " "}
        - tap: ' '
        - tap: 'cell: 5'
        - tap: 'key=value'
        - tap: "cells"
        - tap: {staticText: cells}
        - tap: {staticText: "image: 3"}
        - tap: {button: cell}
        - tap: " a "
        - assert:
            element: Notes
            value: |
              Two
              lines
        - waitFor:
            element: |-
              Two
              lines
        - waitFor:
            element: |+
              Two
      """,
      reports: ""
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
