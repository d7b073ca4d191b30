import ScenarioDecoding
import ScenarioDiagnostics
import Testing

/// Names that say the opposite of what they are nearest to.
struct NegatedNameTests {
  @Test(arguments: [
    "assertNot: Done", "unassert: Done", "assert not: Done", "refute: Done", "assertAbsent: Done",
    "assertFalse: Done",
  ])
  func `a command that denies an assertion is written with 'not'`(_ step: String) {
    expect(
      step,
      suggests:
        "write 'assert: {not: ...}', or for what is not there 'assert: {element: ..., exists: false}'"
    )
  }

  @Test(arguments: ["waitForNot: Done", "waitNot: Done", "waitForNo: Done", "waitForGone: Done"])
  func `a command that waits for absence is written with 'exists'`(_ step: String) {
    expect(step, suggests: "write 'waitFor: {element: ..., exists: false}'")
  }

  @Test(arguments: [
    ("element: Done, notExists: true", "write 'exists: false'"),
    ("element: Done, nonexists: true", "write 'exists: false'"),
    ("element: Done, absent: true", "write 'exists: false'"),
    ("element: Done, notEnabled: true", "write 'enabled: false'"),
    ("element: Done, disabled: true", "write 'enabled: false'"),
    ("element: Done, unselected: true", "write 'selected: false'"),
    ("notScreen: Root", "write {not: {screen: ...}}"),
    ("notEquals: [a, b]", "write {not: {equals: ...}}"),
    ("label: {notContains: Do}", "write {not: {contains: ...}}"),
    ("label: {doesNotContain: Do}", "write {not: {contains: ...}}"),
    ("element: Done, disabled: false", "write 'enabled: true'"),
    ("element: Done, hidden: false", "write 'exists: true'"),
    ("element: Done, notLabel: a", "write 'label: {not: ...}'"),
    ("elements: Done, count: 1, notCount: 3", "write 'count: {not: ...}'"),
    ("inScreen: Root", "did you mean 'screen'?"),
    ("inElement: Done, exists: false", "did you mean 'element'?"),
    ("and: [Done, Foo]", "did you mean 'all'?"),
    ("or: [Done, Foo]", "did you mean 'any'?"),
  ])
  func `a key that denies another one is not taken for it`(_ keys: String, _ suggestion: String) {
    expect("assert: {\(keys)}", suggests: suggestion)
  }

  @Test func `a second condition is no slip of 'else'`() {
    expect(
      "if: {condition: A, then: [back], elseif: {condition: B}}",
      suggests: "put another 'if' into 'else': {condition: ..., then: ..., else: [if: {...}]}"
    )
  }

  @Test(arguments: [
    ("press: Done", "did you mean 'tap'?"), ("expect: Done", "did you mean 'assert'?"),
    ("input: {into: A, text: b}", "did you mean 'type'?"),
    ("swipeLeft: A", "write 'swipe: {element: ..., direction: left}'"),
    ("scrollDown: 1", "write 'scroll: {direction: down}'"),
    ("tap: {label: {equals: Done}}", "did you mean 'is'?"),
    ("tap: {label: {in: [Do]}}", "did you mean 'anyOf'?"),
    ("tap: {in: {cell: Foo}, button: Done}", "did you mean 'within'?"),
    (
      "assert: {element: Done, within: 5s}",
      "to wait for it write 'waitFor: {element: ..., timeout: ...}'"
    ),
    ("assert: {element: Done, not: exists}", "write 'exists: false'"),
    (
      "assert: {element: Done, equals: foo}",
      "name the property to compare: {element: ..., label: ...}"
    ),
    ("tap: {input: userName}", "did you mean 'textField'?"),
    ("pause: '1m30s'", "did you mean '90s'?"),
    ("pause: .5s", "did you mean '0.5s'?"),
    ("pause: '1,5s'", "did you mean '1.5s'?"),
    ("pause: '1,500ms'", nil),
    ("assert: {page: Root}", "did you mean 'screen'?"),
    ("repeat: {unitl: Done, atMost: 3, steps: [back]}", "did you mean 'until'?"),
  ])
  func `words of other tools, and slips, are told what they are here`(
    _ step: String,
    _ suggestion: String?
  ) {
    expect(step, suggests: suggestion)
  }

  /// Decodes one step and compares all that is advised.
  private func expect(_ step: String, suggests suggestion: String?) {
    let text = "name: A\nsteps:\n  - \(step)\n"
    let decoded = ScenarioDecoder.decode(SourceFile(path: "a.yaml", text: text))
    #expect(decoded.diagnostics.map(\.suggestion) == [suggestion])
  }
}
