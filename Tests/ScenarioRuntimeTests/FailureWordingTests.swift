import Testing

/// How failures name an element, what it is, and what it should be.
struct FailureWordingTests {
  @Test(arguments: [
    ("element: status, label: done", ""),
    ("element: {id: status}, label: done, enabled: false", ""),
    ("element: {button: Gate}, enabled: true", ""),
    ("element: {button: Enable}, enabled: false", ""),
    ("element: {button: Enable, index: 0}, label: {contains: Dis}", ""),
    ("element: Enable, label: {startsWith: a}", ""),
    ("element: Enable, label: {endsWith: a}", ""),
    ("element: Enable, label: {matches: a$}", ""),
    ("element: Enable, label: {not: Enable}", ""),
    ("element: Enable, label: {is: enable, contains: x}", ""),
    ("element: Enable, label: {anyOf: [a, b], ignoringCase: true}", ""),
    ("element: Photo, type: button", ""),
    ("element: Enable, type: image", ""),
    ("element: name, length: {atLeast: 3}", ""),
    ("element: {named: gate}, label: Open", ""),
    ("element: {named: numbered, with: {place: 1}}, label: ${words}", ""),
    ("not: {check: isShown, with: {text: Enable}}", ""),
    ("not: {element: {label: \"${words}\"}, exists: false}", ""),
    ("equals: [\"${words}\", {a: [1, x]}]", ""),
  ])
  func `a failure names the element, what it is and what it should be`(
    _ expectation: String,
    _ summary: String
  ) {
    expect(
      """
      variables: {words: two words}
      elements:
        gate: {button: Gate}
        numbered: {parameters: [place], selector: {button: Twin, index: "${place}"}}
      checks:
        isShown: {parameters: [text], all: ["${text}"]}
      steps:
        - assert: {\(expectation)}
      """,
      fails: "AssertionFailed: \(summary)"
    )
  }

  @Test func `candidates say what differs`() {
    expect(
      """
      elements:
        list: {type: table}
      variables: {wanted: Enabel}
      steps:
        - assert: {button: "${wanted}"}
          optional: true
        - assert: {button: Enable, enabled: false, selected: true}
          optional: true
        - assert: {textField: {id: nam}}
          optional: true
        - assert: {button: Enable, within: {named: list}}
          optional: true
        - assert: {image: {label: {contains: Pic}, childOf: {cell: Row}}}
          optional: true
        - assert: {pickerWheel: {containing: {staticText: big}}}
          optional: true
        - assert: {textField: {placeholder: {not: Name}}}
          optional: true
      """,
      logs: """
        """
    )
  }

  @Test func `texts of several lines are shown in one, escaped`() {
    expect(
      #"""
      steps:
        - type: {into: secret, text: "hidden value"}
        - assert: {element: {secureTextField: secret}, value: "a\nb\tc"}
          optional: true
        - assert: {elements: status, labels: ["one\ntwo"]}
          optional: true
        - assert: {equals: ["one\ntwo", "\e[31m"]}
          optional: true
      """#,
      logs: #"""
        """#
    )
  }
}
