import Testing

/// Values that do not fit in files that have other errors as well.
struct ValuesBesideErrorsTests {
  @Test func `values are judged beside names that nothing defines`() {
    expect(
      """
      variables: {word: seven, bad: "${nope}"}
      steps:
        - tap: {index: "${word}", label: x}
        - assert: {screen: Nowhere}
        - tap: "${bad}"
        - pause: "${word}"
        - log: "${word[1]}"
        - tap: "${ word"
        - run: nothing
        - waitFor: {element: x, timeout: "${bad}"}
      """,
      reports: """
        3:34: error: 'nope' is not defined [undefined-variable]
        5:18: error: '${word}' is 'seven', but must be a whole number [unfit-value]
          note: 3:19: its value is written here
        6:22: error: the app 'gallery' has no screen 'Nowhere' [unknown-screen] -- screens: Gallery, Rows
        8:12: error: '${word}' is 'seven', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:19: its value is written here
        9:13: error: 'word[1]' looks for item 1 in a text [unfit-value]
          note: 3:19: its value is written here
        10:11: error: '${' has no closing '}' [malformed-template] -- close it, or write '$${' for \
        the text '${'
        11:10: error: unknown flow 'nothing' [unknown-word] -- there are no flows here
        """
    )
  }

  @Test func `each row is judged beside errors that all rows have`() {
    expect(
      """
      cases: [{n: 1}, {n: two}, {m: 3}]
      steps:
        - tap: {index: "${n}", label: x}
        - tap: "${m}"
        - tap: "${nope}"
      """,
      reports: """
        5:18: error: '${n}' is 'two', but must be a whole number [unfit-value]
          note: 3:21: its value is written here
        7:13: error: 'nope' is not defined [undefined-variable]
        """
    )
  }

  @Test(arguments: [
    (
      "variables: {a: \"${b}\", b: \"${a}\", c: x}",
      "3:13: error: these variables refer to each other in a cycle: 'a' -> 'b' -> 'a' [variable-cycle]\n"
        + "  note: 3:24: through this one"
    ),
    (
      "variables: {a: {fromFile: no.json}, c: x}",
      "3:27: error: 'no.json' can't be read: this run has no files [unusable-data]"
    ),
  ])
  func `where values can't be had, nothing is said of them`(variables: String, problem: String) {
    expect(
      """
      \(variables)
      steps:
        - pause: "${c}"
        - pause: "${a}"
      """,
      reports: problem
    )
  }
}
