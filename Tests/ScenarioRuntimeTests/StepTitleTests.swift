import Testing

/// What the log says that a step does.
struct StepTitleTests {
  @Test func `a title shows the values of the moment, in flows and loops too`() {
    expect(
      """
      variables: {greeting: Hello, people: [Ann, Bob]}
      flows:
        greet:
          parameters: [name]
          steps:
            - log: "${greeting}, ${name}!"
      steps:
        - forEach:
            variable: person
            in: ${people}
            index: place
            steps:
              - run: {flow: greet, with: {name: "${person}"}}
                name: "${place}: ${person}"
        - assert: {element: status, label: {not: "${greeting}"}}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach variable: person, in: ${people}, index: place
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 run 0: Ann
              passed 0.000-0.000 log Hello, Ann! < 15
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 run 1: Bob
              passed 0.000-0.000 log Hello, Bob! < 15
        passed 0.000-0.000 assert element: status, label: {not: Hello}
        """
    )
  }

  @Test func `the empty text has quotes, and so has a text in equals that looks like another kind`()
  {
    expect(
      """
      variables: {n: "3", none: "", word: Row}
      steps:
        - assert: {element: name, value: ""}
        - assert: {equals: ["${n}", "3"]}
        - {assert: {equals: ["3", 3]}, optional: true}
        - {assert: {equals: ["${n}", 3]}, optional: true}
        - assert: {not: {equals: ["${none}", "${word}"]}}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert element: name, value: ''
        passed 0.000-0.000 assert equals: ['3', '3']
        warned 0.000-0.000 assert equals: ['3', 3]
          AssertionFailed: '3' is not equal to 3: one is a text, the other a number
          expected two equal values
          found '3' and 3
          advice: to compare a text with a number, put the number in quotes
        warned 0.000-0.000 assert equals: ['3', 3]
          AssertionFailed: '3' is not equal to 3: one is a text, the other a number
          expected two equal values
          found '3' and 3
          advice: to compare a text with a number, put the number in quotes
        passed 0.000-0.000 assert not: {equals: ['', Row]}
        """
    )
  }

  @Test func `a text that only reads like equals has no quotes in it`() {
    expect(
      """
      variables: {n: "5", m: "6"}
      steps:
        - assert: {element: "equals: [${n}]", exists: false}
        - assert: {all: [{equals: [a, a]}, {not: "[${n}]"}]}
        - assert: {equals: ["${n}, ${m}", "5, 6"]}
        - assert: {equals: [["${n}", a], ["5", a]], message: not equal}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert element: equals: [5], exists: false
        passed 0.000-0.000 assert all: [{equals: [a, a]}, {not: [5]}]
        passed 0.000-0.000 assert equals: [5, 6, 5, 6]
        passed 0.000-0.000 assert equals: [['5', a], ['5', a]]
        """
    )
  }

  @Test func `what can't be filled in, and what is not reached, stays as it is written`() {
    expect(
      """
      variables: {x: 1}
      steps:
        - log: "$${x} ${x}"
        - forEach: {variable: list, in: [[a]], steps: [log: "${list} ${x}"]}
        - forEach: {variable: list, in: [b], steps: [log: "${list} ${x}"]}
      """,
      logs: """
        A: error at 0.000
        passed 0.000-0.000 log ${x} 1
        failed 0.000-0.000 forEach variable: list, in: [[a]]
          6:58: BadValue: 'list' is a list and can't be part of a text
          failed 0.000-0.000 turn 1
            6:58: BadValue: 'list' is a list and can't be part of a text
            failed 0.000-0.000 log ${list} 1
              6:58: BadValue: 'list' is a list and can't be part of a text
        not run forEach variable: list, in: [b]
          not run log ${list} ${x}
        because of step 4
        """
    )
  }

  @Test func `a text that its title can't hold is written below it`() {
    expect(
      #"""
      variables: {lines: "one\ntwo"}
      steps:
        - log: "${lines}"
        - log: spoken
          name: Say something
        - log: |
            one
            two
      """#,
      logs: #"""
        A: passed at 0.000
        passed 0.000-0.000 log one\ntwo
          note: one
        two
        passed 0.000-0.000 log Say something
          note: spoken
        passed 0.000-0.000 log one\ntwo
          note: one
        two
        """#
    )
  }

  @Test func `a title is cut behind a number of bytes, before a reference that it can't hold`() {
    let wide = String(repeating: "文", count: 60)
    let narrow = String(repeating: "x", count: 156)
    expect(
      """
      steps:
        - assert: {equals: ["\(wide)", "\(wide)"]}
        - group: {name: "$5 \(narrow)yz", steps: [group: {name: "\(narrow) ${item}", steps: [log: z]}]}
      variables: {item: w}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert equals: [\(wide.prefix(50))…
        passed 0.000-0.000 group $5 \(narrow)y…
          passed 0.000-0.000 group \(narrow) …
            passed 0.000-0.000 log z
        """
    )
  }
}
