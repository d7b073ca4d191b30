import Testing

/// What is wrong with words, and with their uses, before a run.
struct WordCheckTests {
  @Test func `uses of words are checked before the run`() {
    expect(
      """
      elements:
        twin: {parameters: [place], selector: {button: Twin, index: "${place}"}}
      flows:
        greet: {parameters: {who: World}, steps: [log: "${who}"]}
      checks:
        works: Twin
      steps:
        - tap: {named: twyn}
        - tap: {named: twin}
        - tap: {named: twin, with: {place: 1, palce: 2}}
        - run: gret
        - run: {flow: greet, with: {whom: Ann}}
        - assert: {check: wroks}
        - assert: {check: works, with: {a: 1}}
        - run: something else
      """,
      reports: """
        10:18: error: unknown element 'twyn' [unknown-word] -- did you mean 'twin'?
        11:18: error: 'twin' needs the argument 'place' [missing-argument] -- write with: {place: \
        ...}
          note: 4:23: 'twin' takes it here
        12:41: error: 'twin' has no parameter 'palce' [unknown-argument] -- did you mean 'place'?
          note: 4:3: 'twin' is defined here
        13:10: error: unknown flow 'gret' [unknown-word] -- did you mean 'greet'?
        14:31: error: 'greet' has no parameter 'whom' [unknown-argument] -- did you mean 'who'?
          note: 6:3: 'greet' is defined here
        15:21: error: unknown check 'wroks' [unknown-word] -- did you mean 'works'?
        16:35: error: 'works' has no parameter 'a' [unknown-argument] -- it takes none
          note: 8:3: 'works' is defined here
        17:10: error: unknown flow 'something else' [unknown-word] -- flows: greet
        """
    )
  }

  @Test func `a slip within a word is likely one of a parameter's name`() {
    expect(
      """
      flows:
        open: {parameters: [title], steps: [tap: "${title}", log: "${titel}"]}
      steps:
        - run: {flow: open, with: {title: a}}
      """,
      reports: """
        6:17: error: 'open' uses 'titel', which is not defined here [undefined-in-word] -- did you \
        mean 'title'?
          note: 4:64: it is used here
        """
    )
  }

  @Test func `the one strange argument is taken for the one that is missing`() {
    expect(
      """
      flows:
        open: {parameters: [title], steps: [tap: "${title}"]}
      steps:
        - run: open
        - run: {flow: open, with: {name: a}}
        - run: {flow: open, with: {name: a, label: b}}
      """,
      reports: """
        6:10: error: 'open' needs the argument 'title' [missing-argument] -- write run: {flow: open, \
        with: {title: ...}}
          note: 4:23: 'open' takes it here
        7:30: error: 'open' has no parameter 'name' [unknown-argument] -- did you mean 'title'?
          note: 4:3: 'open' is defined here
        8:17: error: 'open' needs the argument 'title' [missing-argument] -- write with: {title: ...}
          note: 4:23: 'open' takes it here
        8:30: error: 'open' has no parameter 'name' [unknown-argument] -- parameters: title
          note: 4:3: 'open' is defined here
        8:39: error: 'open' has no parameter 'label' [unknown-argument] -- parameters: title
          note: 4:3: 'open' is defined here
        """
    )
  }

  @Test func `a word that makes no sense is no undefined one besides`() {
    expect(
      """
      elements: {a: {idd: x}}
      flows: {b: {description: c}}
      checks: {d: {lable: e}}
      steps:
        - tap: {named: a}
        - run: b
        - assert: {check: d}
        - assert: {check: e}
      """,
      reports: """
        3:16: error: unknown key 'idd' in a selector [unknown-key] -- did you mean 'id'?
        4:13: error: a flow needs 'steps' [missing-key]
        5:14: error: unknown key 'lable' in an expectation [unknown-key] -- did you mean 'label'?
        10:21: error: unknown check 'e' [unknown-word] -- there are no checks here
        """
    )
  }

  @Test func `among thousands of words and variables none is suggested`() {
    let flows = (0..<5_001).map { "f\($0): {steps: [back]}" }.joined(separator: ", ")
    let variables = (0..<5_001).map { "v\($0): 1" }.joined(separator: ", ")
    expect(
      """
      flows: {\(flows)}
      variables: {\(variables)}
      steps: [run: g1, log: "${w1}"]
      """,
      reports: """
        5:14: error: unknown flow 'g1' [unknown-word]
        5:26: error: 'w1' is not defined [undefined-variable]
        """
    )
  }

  @Test func `a parameter that a loop's variable hides is not used`() {
    expect(
      """
      flows:
        hidden: {parameters: [p], steps: [forEach: {variable: p, in: [1], steps: [log: "${p}"]}]}
        seen: {parameters: [p], steps: [forEach: {variable: p, in: ["${p}"], steps: [log: "${p}"]}]}
        index: {parameters: [i], steps: [forEach: {variable: p, index: i, in: [1], steps: [log: "${i}"]}]}
      steps:
        - log: x
      """,
      reports: """
        4:25: error: the parameter 'p' of 'hidden' is never used [unused-parameter] -- use it as \
        '${p}', or remove it
        6:24: error: the parameter 'i' of 'index' is never used [unused-parameter] -- use it as \
        '${i}', or remove it
        """
    )
  }

  @Test func `variables and words may lie unused`() {
    expect(
      """
      variables: {unused: 1}
      elements: {nobody: Missing}
      flows: {nothing: {steps: [back]}}
      checks: {never: {named: nobody}}
      steps: [log: x]
      """,
      reports: ""
    )
  }

  @Test func `unknown names within an anchor are told once, whatever the number of aliases`() {
    let groups = String(repeating: "  - group: *steps\n", count: 1_100)
    expect(
      """
      steps:
        - group: &steps {name: B, steps: [run: gret, log: "${whom}"]}
      \(groups)  - run: welcom
      variables: {who: Ann}
      flows: {greet: {steps: [back]}, welcome: {steps: [back]}}

      """,
      reports: """
        4:42: error: unknown flow 'gret' [unknown-word] -- did you mean 'greet'?
        4:56: error: 'whom' is not defined [undefined-variable] -- did you mean 'who'?
        1105:10: error: unknown flow 'welcom' [unknown-word] -- did you mean 'welcome'?
        """
    )
  }

  @Test func `very many aliases of wrong arguments are not all looked at`() {
    let groups = String(repeating: "  - group: *steps\n", count: 1_100)
    expect(
      """
      steps:
        - group: &steps {name: B, steps: [run: {flow: greet, with: {whom: Ann}}]}
      \(groups)flows: {greet: {parameters: {who: Ann}, steps: [log: "${who}"]}}

      """,
      reports: """
        4:63: error: 'greet' has no parameter 'whom' [unknown-argument] -- did you mean 'who'?
          note: 1105:9: 'greet' is defined here
        4:63: error: more than 100 problems in this file [too-many-problems]
        """
    )
  }
}
