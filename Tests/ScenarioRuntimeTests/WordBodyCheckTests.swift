import Testing

/// What is checked in the bodies of vocabulary entries, used or not.
struct WordBodyCheckTests {
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
          note: 4:27: it is used here
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
}
