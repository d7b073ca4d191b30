import Testing

struct LoopTests {
  @Test func `repeat runs its steps a number of times`() {
    expect(
      """
      steps:
        - repeat: {times: 2, steps: [log: round]}
        - repeat: {times: 0, steps: [log: never]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 repeat times: 2
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log round
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 log round
        passed 0.000-0.000 repeat times: 0
        """
    )
  }

  @Test(arguments: [("times: '${n}'", 21), ("until: x, atMost: '${n}'", 32)])
  func `a negative number from a variable is an error`(_ mode: String, _ column: Int) {
    expect(
      """
      variables: {n: -1}
      steps:
        - repeat: {\(mode), steps: [log: x]}
      """,
      reports: """
        5:\(column): error: '${n}' is -1, but must be a whole number of at least 0 [unfit-value]
          note: 3:16: its value is written here
        """
    )
  }

  @Test func `while and until are looked at before every turn`() {
    expect(
      """
      steps:
        - repeat: {while: Missing, atMost: 1, steps: [log: never]}
        - repeat: {until: status, atMost: 1, steps: [log: never]}
        - repeat: {until: {element: name, value: aa}, atMost: 5, steps: [type: {into: name, text: a}]}
      """,
      logs: """
        A: passed at 0.500
        passed 0.000-0.000 repeat while: Missing, atMost: 1
        passed 0.000-0.000 repeat until: status, atMost: 1
        passed 0.000-0.500 repeat until: {element: name, value: aa}, atMost: 5
          settled 0.200
          passed 0.000-0.150 turn 1
            passed 0.000-0.150 type into: name, text: a
              touched textField #name at 90.0, 222.0
          passed 0.350-0.500 turn 2
            passed 0.350-0.500 type into: name, text: a
              touched textField #name at 90.0, 222.0
        """
    )
  }

  @Test func `a condition that comes true on the last allowed turn is no failure`() {
    expect(
      """
      steps:
        - repeat: {until: {element: name, value: a}, atMost: 1, steps: [type: {into: name, text: a}]}
      """,
      fails: nil
    )
  }

  @Test(arguments: [
    ("until: Missing", "'Missing' still does not hold"), ("while: status", "'status' still holds"),
    ("until: {equals: [\"${n}\", 3]}", "equals: [2, 3] still does not hold"),
  ])
  func `calling for more turns than allowed is a failure`(_ mode: String, _ problem: String) {
    expect(
      """
      variables: {n: 2}
      steps:
        - repeat: {\(mode), atMost: 2, steps: [log: round]}
      """,
      fails: "LoopLimitReached: after 2 turns \(problem)"
    )
  }

  @Test func `at most no turn only looks`() {
    expect(
      """
      steps:
        - repeat: {until: Missing, atMost: 0, steps: [log: never]}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 repeat until: Missing, atMost: 0
          LoopLimitReached: after 0 turns 'Missing' still does not hold
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          advice: raise 'atMost', or find out why the steps do not get there
        because of step 1
        """
    )
  }

  @Test func `forEach gives each value a name, and the turn its number`() {
    expect(
      """
      variables: {people: [{name: Ann}, {name: Bob}]}
      steps:
        - forEach: {variable: person, in: "${people}", index: i, steps: [log: "${i}: ${person.name}"]}
        - forEach: {variable: n, in: [1, "${people[0].name}"], steps: [log: "${n}"]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach variable: person, in: ${people}, index: i
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log 0: Ann
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 log 1: Bob
        passed 0.000-0.000 forEach variable: n, in: [1, Ann]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log 1
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 log Ann
        """
    )
  }

  @Test func `loop variables hold in their loop alone and win over all others`() {
    expect(
      """
      variables: {x: outer}
      steps:
        - forEach:
            variable: x
            in: [a]
            steps:
              - forEach: {variable: x, in: [b], steps: [log: "${x}"]}
              - log: "${x}"
        - log: "${x}"
      """,
      overrides: ["x": "command line"],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach variable: x, in: [a]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 forEach variable: x, in: [b]
              passed 0.000-0.000 turn 1
                passed 0.000-0.000 log b
            passed 0.000-0.000 log a
        passed 0.000-0.000 log command line
        """
    )
  }

  @Test func `an empty list from data is found before the run`() {
    expect(
      """
      variables: {data: {list: []}}
      steps:
        - log: before
        - forEach: {variable: x, in: "${data.list}", steps: [log: never]}
      """,
      reports: """
        6:32: error: 'forEach' has an empty list, so nothing would run [unfit-value] -- write \
        'allowEmpty: true' if that is meant
          note: 3:19: its value is written here
        """
    )
  }

  @Test func `an empty list is fine where that is said`() {
    expect(
      """
      variables: {data: {list: []}, fine: true}
      steps:
        - forEach: {variable: x, in: "${data.list}", allowEmpty: "${fine}", steps: [log: never]}
        - forEach: {variable: x, in: [], allowEmpty: true, steps: [log: never]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach variable: x, in: ${data.list}, allowEmpty: true
        passed 0.000-0.000 forEach variable: x, in: [], allowEmpty: true
        """
    )
  }

  @Test func `what is no list can't be gone through`() {
    expect(
      """
      variables: {text: abc}
      steps:
        - forEach: {variable: x, in: "${text}", steps: [log: never]}
      """,
      fails: """
        5:32: error: 'forEach' needs a list, but "${text}" is a text [unfit-value]
          note: 3:19: its value is written here
        """
    )
  }

  @Test func `if takes one branch, and shows the other as skipped`() {
    expect(
      """
      steps:
        - if:
            condition: status
            then: [log: yes]
            else: [{group: {name: No, steps: [log: no]}}]
        - if: {condition: Missing, then: [log: yes], else: [log: no]}
        - if: {condition: Missing, then: [log: yes]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 if condition: status
          passed 0.000-0.000 log yes
          skipped group No
            skipped log no
        passed 0.000-0.000 if condition: Missing
          skipped log yes
          passed 0.000-0.000 log no
        passed 0.000-0.000 if condition: Missing
          skipped log yes
        """
    )
  }

  @Test func `if settles, and then looks at once`() {
    expect(
      """
      steps:
        - tap: Fetch
        - if: {condition: Fetched, then: [log: there]}
        - tap: Open
        - if: {condition: {screen: Rows}, then: [log: there]}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-0.100 if condition: Fetched
          skipped log there
        passed 0.100-0.200 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.200-0.550 if condition: {screen: Rows}
          settled 0.350
          passed 0.550-0.550 log there
        """
    )
  }
}
