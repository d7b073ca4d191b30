import Testing

/// What is wrong with variables before a run.
struct VariableCheckTests {
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
        4:3: error: these variables refer to each other in a cycle: 'a' -> 'b' -> 'c' -> 'a' [variable-cycle]
          note: 5:3: through this one
          note: 6:3: through this one
        7:3: error: these variables refer to each other in a cycle: 'd' -> 'd' [variable-cycle]
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
        passed 0.000-0.000 log end
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
        3:13: error: these variables refer to each other in a cycle: 'a' -> 'b' -> 'a' [variable-cycle]
          note: 6:8: through this one
        """
    )
  }

  @Test func `an undefined name in a header is found before the run, with the nearest one`() {
    expect(
      """
      variables: {title: Gym, other: "${titel}"}
      description: "${a1}"
      timeout: ${a2}
      settle: ${a0}
      launch: {arguments: ["${a3}"], environment: {X: "${a4}"}, now: "${a5}"}
      cases: [{row: "${a6}"}]
      steps: [log: "${row}"]
      """,
      reports: """
        3:35: error: 'titel' is not defined [undefined-variable] -- did you mean 'title'?
        4:17: error: 'a1' is not defined [undefined-variable]
        5:12: error: 'a2' is not defined [undefined-variable]
        6:11: error: 'a0' is not defined [undefined-variable]
        7:25: error: 'a3' is not defined [undefined-variable]
        7:52: error: 'a4' is not defined [undefined-variable]
        7:67: error: 'a5' is not defined [undefined-variable]
        8:18: error: 'a6' is not defined [undefined-variable]
        """
    )
  }

  @Test func `an undefined name in a gesture or an expectation is found before the run`() {
    expect(
      """
      steps:
        - tap: {button: "${a7}", index: "${a8}"}
          name: "${a9}"
          optional: "${b1}"
        - type: {into: "${b2}", text: "${b3}", timeout: "${b4}"}
        - adjust: {element: {label: {anyOf: ["${b5}"]}}, to: "${b6}"}
        - scroll: {direction: "${b7}", in: "${b8}", until: {screen: "${b9}"}}
        - waitFor: {elements: {within: "${c1}"}, count: {atLeast: "${c2}"}, labels: ["${c3}"]}
        - assert: {equals: ["${c4}", [{a: "${c5}"}]], for: "${c6}", message: "${c7}"}
        - tap: {button: {containing: {cell: , first: "${f1}"}}, first: "${f2}"}
      """,
      reports: """
        4:22: error: 'a7' is not defined [undefined-variable]
        4:38: error: 'a8' is not defined [undefined-variable]
        5:14: error: 'a9' is not defined [undefined-variable]
        6:18: error: 'b1' is not defined [undefined-variable]
        7:21: error: 'b2' is not defined [undefined-variable]
        7:36: error: 'b3' is not defined [undefined-variable]
        7:54: error: 'b4' is not defined [undefined-variable]
        8:43: error: 'b5' is not defined [undefined-variable]
        8:59: error: 'b6' is not defined [undefined-variable]
        9:28: error: 'b7' is not defined [undefined-variable]
        9:41: error: 'b8' is not defined [undefined-variable]
        9:66: error: 'b9' is not defined [undefined-variable]
        10:37: error: 'c1' is not defined [undefined-variable]
        10:64: error: 'c2' is not defined [undefined-variable]
        10:83: error: 'c3' is not defined [undefined-variable]
        11:26: error: 'c4' is not defined [undefined-variable]
        11:40: error: 'c5' is not defined [undefined-variable]
        11:57: error: 'c6' is not defined [undefined-variable]
        11:75: error: 'c7' is not defined [undefined-variable]
        12:51: error: 'f1' is not defined [undefined-variable]
        12:69: error: 'f2' is not defined [undefined-variable]
        """
    )
  }

  @Test func `an undefined name in any other step is found before the run`() {
    expect(
      """
      steps:
        - repeat: {until: {transition: "${c8}"}, atMost: "${c9}", steps: [pause: "${d1}"]}
        - forEach: {variable: x, in: ["${d2}"], allowEmpty: "${d3}", steps: [log: "${x} ${d4[d5]}"]}
        - if: {condition: {not: "${d6}"}, then: [hierarchy: "${d7}"], else: [screenshot: "${d8}"]}
        - log: "${x}"
        - audit: {ignore: ["${f3}", {rule: "${f4}", element: "${d9}"}]}
        - group: {name: "${e1}", steps: [longPress: {element: a, duration: "${e2}", force: "${e3}"}]}
      """,
      reports: """
        4:37: error: 'c8' is not defined [undefined-variable]
        4:55: error: 'c9' is not defined [undefined-variable]
        4:79: error: 'd1' is not defined [undefined-variable]
        5:36: error: 'd2' is not defined [undefined-variable]
        5:58: error: 'd3' is not defined [undefined-variable]
        5:85: error: 'd4' is not defined [undefined-variable]
        5:88: error: 'd5' is not defined [undefined-variable]
        6:30: error: 'd6' is not defined [undefined-variable]
        6:58: error: 'd7' is not defined [undefined-variable]
        6:87: error: 'd8' is not defined [undefined-variable]
        7:13: error: 'x' is not defined [undefined-variable]
        8:25: error: 'f3' is not defined [undefined-variable]
        8:41: error: 'f4' is not defined [undefined-variable]
        8:59: error: 'd9' is not defined [undefined-variable]
        9:22: error: 'e1' is not defined [undefined-variable]
        9:73: error: 'e2' is not defined [undefined-variable]
        9:89: error: 'e3' is not defined [undefined-variable]
        """
    )
  }
}
