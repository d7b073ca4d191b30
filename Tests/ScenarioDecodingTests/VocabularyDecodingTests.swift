import Testing

struct VocabularyDecodingTests {
  @Test func `words take every key of the language`() {
    expect(
      """
      vocabulary: Words
      import: [other.yaml]
      elements:
        plain: Done
        typed: {button: Done}
        filled: {parameters: [title], selector: {cell: "${title}"}}
      flows:
        walk: {description: Walks., parameters: {pace: slow, where: }, steps: [back]}
      checks:
        shown: {description: Shows., parameters: [title], all: [a, "${title}"]}
        plain: Done
        said: {element: a, label: b}
      """,
      reports: ""
    )
  }

  @Test(arguments: [
    (
      "elements: {a b: c}",
      "2:12: error: 'a b' can't be the name of an element [malformed-name] -- a "
        + "name is a letter or '_', then letters, digits, '_' and '-'"
    ),
    (
      "elements: {a: {parameters: [b]}}",
      "2:16: error: a named element needs 'selector' [missing-key]"
    ),
    (
      "elements: {a: {selector: b, parameter: [c]}}",
      "2:29: error: unknown key 'parameter' in a named "
        + "element [unknown-key] -- did you mean 'parameters'?"
    ),
    (
      "flows: {a: back}",
      """
      2:12: error: a flow must be a mapping; found 'back' [wrong-kind] \
      -- write {steps: ...}
      """
    ),
    (
      "flows: {a: {step: [back]}}",
      "2:13: error: unknown key 'step' in a flow [unknown-key] -- did you "
        + "mean 'steps'?"
    ),
    ("flows: {a: {steps: []}}", "2:20: error: 'steps' is empty: nothing would run [empty-list]"),
    (
      "flows: {a: {parameters: [b, b], steps: [back]}}",
      "2:29: error: 'b' is defined twice "
        + "[defined-twice]\n  note: 2:26: first defined here"
    ),
    (
      "flows: {a: {parameters: ['1'], steps: [back]}}",
      "2:26: error: '1' can't be the name of a parameter "
        + "[malformed-name] -- a name is a letter or '_', then letters, digits, '_' and '-'"
    ),
    (
      "checks: {a: {parameters: [b]}}",
      "2:13: error: a selector needs at least one key [empty-mapping]"
    ),
    (
      "checks: {a: {al: [b]}}",
      "2:14: error: unknown key 'al' in an expectation [unknown-key] -- did you mean 'all'?"
    ),
  ])
  func `what is wrong in a word is reported at its place`(_ line: String, _ report: String) {
    expect("vocabulary: Words\n\(line)", reports: report)
  }
}
