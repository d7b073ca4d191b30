import Testing

/// What an earlier turn of a loop may have remembered, and what none can have.
struct LaterTurnTests {
  @Test func `a branch may use what the loop's steps behind it set`() {
    expect(
      """
      flows:
        use: {steps: [log: "${word}"]}
        set: {steps: [remember: {element: status, label: word}]}
      steps:
        - repeat:
            times: 2
            steps:
              - if: {condition: {not: status}, then: [log: "${seen} ${later}"]}
              - if: {condition: {not: status}, then: [run: use]}
              - repeat: {times: 1, steps: [if: {condition: {not: status}, then: [log: "${outer}"]}]}
              - remember: {element: status, label: seen, value: later}
              - run: set
              - remember: {element: status, label: outer}
      """,
      fails: nil
    )
  }

  @Test func `what every first turn uses must be set before the loop`() {
    expect(
      """
      steps:
        - repeat:
            times: 2
            steps:
              - log: "${word}"
              - if: {condition: status, then: [log: "${never}"]}
              - remember: {element: status, label: word}
        - if:
            condition: status
            then: [repeat: {times: 2, steps: [log: "${own}", remember: {element: status, label: own}]}]
      """,
      reports: """
        7:19: error: 'word' is not defined [undefined-variable]
          note: 9:46: it is remembered here, but not before
        8:50: error: 'never' is not defined [undefined-variable]
        12:49: error: 'own' is not defined [undefined-variable]
          note: 12:91: it is remembered here, but not before
        """
    )
  }

  @Test func `a word may use in a branch what it sets behind it, within a loop`() {
    let word = """
      flows:
        note:
          steps:
            - if: {condition: {not: status}, then: [repeat: {times: 1, steps: [log: "${word}"]}]}
            - remember: {element: status, label: word}
      """
    expect("\(word)\nsteps: [repeat: {times: 2, steps: [run: note]}]", fails: nil)
    expect(
      "\(word)\nsteps: [run: note]",
      reports: """
        8:14: error: 'note' uses 'word', which is not defined here [undefined-in-word] -- define \
        'word' in 'variables', or make it a parameter of 'note'
          note: 6:82: it is used here
        """
    )
  }
}
