import Testing

struct VariableTests {
  @Test func `a text that is one reference keeps the value's kind`() {
    expect(
      """
      variables: {n: 2, flag: true, time: 100ms, none: ~, list: [a, b]}
      steps:
        - repeat: {times: "${n}", steps: [pause: "${time}"]}
        - assert: {element: status, exists: "${flag}"}
        - assert: {elements: Twin, count: "${n}"}
        - assert: {equals: ["${none}", ~]}
        - assert: {equals: ["${list}", [a, b]]}
        - tap: {button: Twin, index: "${n}"}
          optional: ${flag}
      """,
      fails: nil
    )
  }

  @Test func `texts from files and the command line are read as what their place calls for`() {
    expect(
      """
      cases: [{n: "2", flag: "false", time: "250ms", i: "1"}]
      variables: {list: [a, b]}
      steps:
        - repeat: {times: "${n}", steps: [pause: "${time}"]}
        - assert: {element: Missing, exists: "${flag}"}
        - log: "${list[i]}"
      """,
      logs: """
        A: passed at 0.500
        passed 0.000-0.500 repeat times: 2
          passed 0.000-0.250 turn 1
            passed 0.000-0.250 pause 250ms
          passed 0.250-0.500 turn 2
            passed 0.250-0.500 pause 250ms
        passed 0.500-0.500 assert element: Missing, exists: false
        passed 0.500-0.500 log b
        """
    )
  }

  @Test(arguments: [
    ("pause: '${v}'", "a duration such as '500ms' or '5s'"),
    ("repeat: {times: '${v}', steps: [log: x]}", "a whole number of at least 0"),
    ("assert: {element: status, exists: '${v}'}", "true or false"),
    ("launch: {now: '${v}'}", "a date and time such as '2026-01-31T12:00:00Z'"),
    ("tap: {button: Twin, index: '${v}'}", "a whole number"),
  ])
  func `a value of another kind than its place calls for is an error`(
    _ step: String,
    _ kind: String
  ) {
    let column = 5 + (step.split(separator: "'").first?.count ?? 0)
    expect(
      """
      variables: {v: soon}
      steps:
        - \(step)
      """,
      reports: """
        5:\(column): error: '${v}' is 'soon', but must be \(kind) [unfit-value]
          note: 3:16: its value is written here
        """
    )
  }

  @Test func `numbers keep the text they were written as`() {
    expect(
      """
      variables: {a: 1.50, b: 1e3, c: 0.1, d: -0, e: true, f: 10000000000000000000001}
      steps:
        - log: "${a} ${b} ${c} ${d} ${e} ${f}"
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log 1.50 1e3 0.1 -0 true 10000000000000000000001
        """
    )
  }

  @Test(arguments: [("none", "null", 18), ("list", "a list", 27), ("map", "a mapping", 37)])
  func `null, lists and mappings can't stand within a text`(
    _ name: String,
    _ kind: String,
    _ column: Int
  ) {
    expect(
      """
      variables: {none: , list: [1], map: {a: 1}}
      steps:
        - log: "is ${\(name)}"
      """,
      reports: """
        5:16: error: '\(name)' is \(kind) and can't be part of a text [unfit-value]
          note: 3:\(column): its value is written here
        """
    )
  }

  @Test func `paths lead into mappings and lists, and an index can be a path itself`() {
    expect(
      """
      variables:
        answers: [None, Twelve, One]
        question: {correct_answer: 2, tips: [[a, b], [c]]}
      steps:
        - log: "${answers[question.correct_answer]} ${question.tips[0][1]} ${answers[0]}"
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log One b None
        """
    )
  }

  @Test(arguments: [
    ("a.naem", "'a.naem' has no key 'naem'", " -- did you mean 'name'?"),
    ("a[0]", "'a[0]' looks for item 0 in a mapping", ""),
    ("l[3]", "'l[3]' has no item 3; the list has 1, from 0", ""),
    ("l.x", "'l.x' looks for the key 'x' in a list", ""),
    ("l[a.name]", "'a.name' is not a whole number, but an index must be one", ""),
  ])
  func `a path that leads nowhere is an error`(
    _ path: String,
    _ problem: String,
    _ suggestion: String
  ) {
    let column = path == "l[a.name]" ? 15 : 13
    expect(
      """
      variables: {a: {name: Ann}, l: [1]}
      steps:
        - log: "${\(path)}"
      """,
      reports: """
        5:\(column): error: \(problem) [unfit-value]\(suggestion)
          note: 3:\(path.contains("a") ? 16 : 32): its value is written here
        """
    )
  }

  @Test func `a dollar more makes a literal of it`() {
    expect(
      """
      variables: {a: 1}
      steps:
        - log: "$${a} $${ ${a} $a $ {"
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log ${a} ${ 1 $a $ {
        """
    )
  }

  @Test func `an escaped name is a warning wherever the variable comes from`() {
    expect(
      """
      cases: {fromFile: rows.json}
      steps:
        - log: "$${price} ${price} $${other}"
      """,
      data: Rows([["price": "5.00"]]),
      reports: """
        5:11: warning: '$${price}' is the text '${price}', not the variable's value [misread-text] -- \
        for a dollar sign and the value write "${'$'}${price}"; for the text write "${'$'}{price}"
        """
    )
  }

  @Test func `variables are made of others in any order, and see what overrides these`() {
    expect(
      """
      variables: {title: "Go to ${place} ${n}", place: Gym}
      cases: [{n: 1}, {n: 2, place: "the ${room}", room: Pool}]
      steps:
        - log: "${title}"
      """,
      logs: """
        A [1]: passed at 0.000
        passed 0.000-0.000 log Go to Gym 1
        A [2]: passed at 0.000
        passed 0.000-0.000 log Go to the Pool 2
        """
    )
  }

  @Test func `the command line wins over a row, the row over the scenario`() {
    expect(
      """
      variables: {a: scenario, b: scenario, c: scenario}
      cases: [{b: row, c: row}]
      steps:
        - log: "${a} ${b} ${c}"
      """,
      overrides: ["c": "command line"],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log scenario row command line
        """
    )
  }

  @Test func `that nothing else can be asked of what shall not exist is found by the run, too`() {
    expect(
      """
      steps:
        - remember: {element: status, focused: isFocused}
        - assert: {element: Missing, exists: "${isFocused}"}
        - if: {condition: {element: Missing, exists: "${isFocused}", label: a}, then: [log: x]}
      """,
      logs: """
        A: error at 0.000
        passed 0.000-0.000 remember element: status, focused: isFocused
          note: isFocused = false
        passed 0.000-0.000 assert element: Missing, exists: false
        failed 0.000-0.000 if condition: {element: Missing, exists: false, label: a}
          6:48: BadValue: '${isFocused}' is false, but 'exists: false' can't be combined with another condition
          advice: put the other conditions into the selector of 'element'
        because of step 3
        """
    )
  }

  @Test func `a value of the command line takes the kind of what it overrides`() {
    expect(
      """
      variables:
        {n: 3, flag: false, text: "3", date: 4, list: [5], same: "${list[0]}", mixed: "x${n}"}
      steps:
        - assert: {equals: ["${n}", 4]}
        - assert: {equals: ["${same}", 6]}
        - assert: {equals: ["${mixed}", "7"]}
        - assert: {equals: ["${flag}", true]}
        - assert: {equals: ["${text}", "4"]}
        - assert: {equals: ["${date}", today]}
        - assert: {equals: ["${new}", "5"]}
      """,
      overrides: [
        "n": "4", "flag": "true", "text": "4", "date": "today", "new": "5", "list": "x",
        "same": "6", "mixed": "7",
      ],
      fails: nil
    )
  }
}
