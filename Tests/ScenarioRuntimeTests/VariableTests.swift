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
        passed 0.000-0.500 repeat times: ${n}
          passed 0.000-0.250 turn 1
            passed 0.000-0.250 pause ${time}
          passed 0.250-0.500 turn 2
            passed 0.250-0.500 pause ${time}
        passed 0.500-0.500 assert element: Missing, exists: ${flag}
        passed 0.500-0.500 log ${list[i]}
          note: b
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
      fails: "BadValue: test.yaml:5:\(column): '${v}' is 'soon', but must be \(kind)"
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
        passed 0.000-0.000 log ${a} ${b} ${c} ${d} ${e} ${f}
          note: 1.50 1e3 0.1 -0 true 10000000000000000000001
        """
    )
  }

  @Test(arguments: [("none", "null"), ("list", "a list"), ("map", "a mapping")])
  func `null, lists and mappings can't stand within a text`(_ name: String, _ kind: String) {
    expect(
      """
      variables: {none: , list: [1], map: {a: 1}}
      steps:
        - log: "is ${\(name)}"
      """,
      fails: "BadValue: test.yaml:5:16: '\(name)' is \(kind) and can't stand within a text"
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
        passed 0.000-0.000 log ${answers[question.correct_answer]} ${question.tips[0][1]} \
        ${answers[0]}
          note: One b None
        """
    )
  }

  @Test(arguments: [
    ("a.naem", "'a.naem' has no key 'naem'"),
    ("a[0]", "'a[0]' looks for item 0 in a mapping"),
    ("l[3]", "'l[3]' has no item 3; the list has 1, from 0"),
    ("l.x", "'l.x' looks for the key 'x' in a list"),
    ("l[a.name]", "'a.name' is no whole number, but an index must be one"),
  ])
  func `a path that leads nowhere is an error`(_ path: String, _ problem: String) {
    let column = path == "l[a.name]" ? 15 : 13
    expect(
      """
      variables: {a: {name: Ann}, l: [1]}
      steps:
        - log: "${\(path)}"
      """,
      fails: "BadValue: test.yaml:5:\(column): \(problem)"
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
        passed 0.000-0.000 log $${a} $${ ${a} $a $ {
          note: ${a} ${ 1 $a $ {
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
        passed 0.000-0.000 log ${title}
          note: Go to Gym 1
        A [2]: passed at 0.000
        passed 0.000-0.000 log ${title}
          note: Go to the Pool 2
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
        passed 0.000-0.000 log ${a} ${b} ${c}
          note: scenario row command line
        """
    )
  }

  @Test func `a value of the command line takes the kind of what it overrides`() {
    expect(
      """
      variables: {n: 3, flag: false, text: "3", date: 4}
      steps:
        - assert: {equals: ["${n}", 4]}
        - assert: {equals: ["${flag}", true]}
        - assert: {equals: ["${text}", "4"]}
        - assert: {equals: ["${date}", today]}
        - assert: {equals: ["${new}", "5"]}
      """,
      overrides: ["n": "4", "flag": "true", "text": "4", "date": "today", "new": "5"],
      fails: nil
    )
  }

  @Test func `a cycle is found before the run, with its places`() {
    expect(
      """
      variables:
        a: "${b}"
        b: [{x: "${c}"}]
        c: "${a}"
        d: "${d}"
        e: "${a}"
      steps:
        - log: "${e}"
      """,
      reports: """
        4:3: error: variables are made of each other: 'a' -> 'b' -> 'c' -> 'a' [variable-cycle]
          note: 5:3: through this one
          note: 6:3: through this one
        7:3: error: variables are made of each other: 'd' -> 'd' [variable-cycle]
        """
    )
  }

  @Test func `a value that overrides one in a cycle breaks it`() {
    expect(
      """
      variables: {a: "${b}", b: "${a}"}
      steps:
        - log: "${a}"
      """,
      overrides: ["b": "end"],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log ${a}
          note: end
        """
    )
  }

  @Test func `a cycle by way of a row is found before the run`() {
    expect(
      """
      variables: {a: "${b}", b: fine}
      cases:
        - b: better
        - b: "${a}"
      steps:
        - log: "${a}"
      """,
      reports: """
        3:13: error: variables are made of each other: 'a' -> 'b' -> 'a' [variable-cycle]
          note: 6:8: through this one
        """
    )
  }

  @Test func `an undefined name is found before the run, everywhere, with the nearest one`() {
    expect(
      """
      variables: {title: Gym, other: "${titel}"}
      description: "${a1}"
      timeout: ${a2}
      launch: {arguments: ["${a3}"], environment: {X: "${a4}"}, now: "${a5}"}
      cases: [{row: "${a6}"}]
      steps:
        - tap: {button: "${a7}", index: "${a8}"}
          name: "${a9}"
          optional: "${b1}"
        - type: {into: "${b2}", text: "${b3}", timeout: "${b4}"}
        - adjust: {element: {label: {anyOf: ["${b5}"]}}, to: "${b6}"}
        - scroll: {direction: "${b7}", in: "${b8}", until: {screen: "${b9}"}}
        - waitFor: {elements: {within: "${c1}"}, count: {atLeast: "${c2}"}, labels: ["${c3}"]}
        - assert: {equals: ["${c4}", [{a: "${c5}"}]], for: "${c6}", message: "${c7}"}
        - repeat: {until: {transition: "${c8}"}, atMost: "${c9}", steps: [pause: "${d1}"]}
        - forEach: {variable: x, in: ["${d2}"], allowEmpty: "${d3}", steps: [log: "${x} ${d4[d5]}"]}
        - if: {condition: {not: "${d6}"}, then: [hierarchy: "${d7}"], else: [screenshot: "${d8}"]}
        - log: "${x}"
        - audit: {ignore: [{rule: label, element: "${d9}"}]}
        - group: {name: "${e1}", steps: [longPress: {element: a, duration: "${e2}", force: "${e3}"}]}
        - log: "${row}"
      """,
      reports: """
        3:35: error: 'titel' is not defined [undefined-variable] -- did you mean 'title'?
        4:17: error: 'a1' is not defined [undefined-variable]
        5:12: error: 'a2' is not defined [undefined-variable]
        6:25: error: 'a3' is not defined [undefined-variable]
        6:52: error: 'a4' is not defined [undefined-variable]
        6:67: error: 'a5' is not defined [undefined-variable]
        7:18: error: 'a6' is not defined [undefined-variable]
        9:22: error: 'a7' is not defined [undefined-variable]
        9:38: error: 'a8' is not defined [undefined-variable]
        10:14: error: 'a9' is not defined [undefined-variable]
        11:18: error: 'b1' is not defined [undefined-variable]
        12:21: error: 'b2' is not defined [undefined-variable]
        12:36: error: 'b3' is not defined [undefined-variable]
        12:54: error: 'b4' is not defined [undefined-variable]
        13:43: error: 'b5' is not defined [undefined-variable]
        13:59: error: 'b6' is not defined [undefined-variable]
        14:28: error: 'b7' is not defined [undefined-variable]
        14:41: error: 'b8' is not defined [undefined-variable]
        14:66: error: 'b9' is not defined [undefined-variable]
        15:37: error: 'c1' is not defined [undefined-variable]
        15:64: error: 'c2' is not defined [undefined-variable]
        15:83: error: 'c3' is not defined [undefined-variable]
        16:26: error: 'c4' is not defined [undefined-variable]
        16:40: error: 'c5' is not defined [undefined-variable]
        16:57: error: 'c6' is not defined [undefined-variable]
        16:75: error: 'c7' is not defined [undefined-variable]
        17:37: error: 'c8' is not defined [undefined-variable]
        17:55: error: 'c9' is not defined [undefined-variable]
        17:79: error: 'd1' is not defined [undefined-variable]
        18:36: error: 'd2' is not defined [undefined-variable]
        18:58: error: 'd3' is not defined [undefined-variable]
        18:85: error: 'd4' is not defined [undefined-variable]
        18:88: error: 'd5' is not defined [undefined-variable]
        19:30: error: 'd6' is not defined [undefined-variable]
        19:58: error: 'd7' is not defined [undefined-variable]
        19:87: error: 'd8' is not defined [undefined-variable]
        20:13: error: 'x' is not defined [undefined-variable]
        21:48: error: 'd9' is not defined [undefined-variable]
        22:22: error: 'e1' is not defined [undefined-variable]
        22:73: error: 'e2' is not defined [undefined-variable]
        22:89: error: 'e3' is not defined [undefined-variable]
        """
    )
  }
}
