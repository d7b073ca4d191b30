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

  @Test func `words are checked whether they are used or not`() {
    expect(
      """
      elements:
        gone: {parameters: [a, b], selector: "${a}"}
        lost: {named: twin}
      flows:
        idle: {parameters: {unused: 1}, steps: [run: idel]}
        main: {parameters: {a: "x", b: "${a}"}, steps: [log: "${b}"]}
      steps:
        - log: x
      """,
      reports: """
        4:26: error: the parameter 'b' of 'gone' is never used [unused-parameter] -- use it as \
        '${b}', or remove it
        5:17: error: unknown element 'twin' [unknown-word] -- elements: gone, lost
        7:23: error: the parameter 'unused' of 'idle' is never used [unused-parameter] -- use it \
        as '${unused}', or remove it
        7:48: error: unknown flow 'idel' [unknown-word] -- did you mean 'idle'?
        """
    )
  }

  @Test func `words that use themselves are found before the run`() {
    expect(
      """
      flows:
        one: {steps: [run: two]}
        two: {steps: [group: {name: x, steps: [run: one]}]}
        self: {steps: [run: self]}
        outside: {steps: [run: one]}
      elements:
        egg: {within: {named: hen}}
        hen: {containing: {named: egg}}
      checks:
        truth: {not: {check: truth}}
      steps:
        - run: outside
      """,
      reports: """
        4:3: error: the flow uses itself: 'one' -> 'two' -> 'one' [word-cycle]
          note: 5:3: through this one
        6:3: error: the flow uses itself: 'self' -> 'self' [word-cycle]
        9:3: error: the element uses itself: 'egg' -> 'hen' -> 'egg' [word-cycle]
          note: 10:3: through this one
        12:3: error: the check uses itself: 'truth' -> 'truth' [word-cycle]
        """
    )
  }

  @Test func `an undefined name in a word is an error at its use`() {
    expect(
      """
      flows:
        greet:
          parameters: {line: "${greeting}"}
          steps:
            - log: "${who}"
            - log: "${line}"
        outer: {steps: [run: greet]}
      elements:
        seen: "${thing}"
      steps:
        - run: outer
        - tap: {named: seen}
      """,
      reports: """
        13:10: error: 'greet' uses 'greeting', which is not defined here [undefined-in-word] -- \
        define 'greeting' in 'variables', or make it a parameter of 'greet'
          note: 5:27: it is used here
        13:10: error: 'greet' uses 'who', which is not defined here [undefined-in-word] -- define \
        'who' in 'variables', or make it a parameter of 'greet'
          note: 7:17: it is used here
        14:18: error: 'seen' uses 'thing', which is not defined here [undefined-in-word] -- define \
        'thing' in 'variables', or make it a parameter of 'seen'
          note: 11:12: it is used here
        """
    )
  }

  @Test func `a name that only the caller has is missing in the word that uses it`() {
    expect(
      """
      flows:
        inner: {steps: [log: "${title}"]}
        outer: {parameters: [title], steps: [log: "${title}", run: inner]}
      steps:
        - run: {flow: outer, with: {title: Gym}}
      """,
      reports: """
        7:17: error: 'inner' uses 'title', which is not defined here [undefined-in-word] -- define \
        'title' in 'variables', or make it a parameter of 'inner'
          note: 4:24: it is used here
        """
    )
  }

  @Test func `screens, transitions and launch arguments in words are checked too`() {
    expect(
      """
      checks:
        isOpen: {screen: Row}
      flows:
        open:
          steps:
            - launch: {arguments: [-tabels, "2"]}
            - waitFor: {transition: openRow}
      steps:
        - assert: {check: isOpen}
        - run: open
      """,
      reports: """
        11:21: error: the app 'gallery' has no screen 'Row' [unknown-screen] -- did you mean 'Rows'?
          note: 4:20: it is written here
        12:10: warning: unknown launch argument '-tabels' [launch-argument] -- did you mean \
        '-tables'?
          note: 8:30: it is written here
        12:10: error: the app 'gallery' has no transition 'openRow' [unknown-transition] -- did \
        you mean 'openRows'?
          note: 9:31: it is written here
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
