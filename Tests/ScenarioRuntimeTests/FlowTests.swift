import Testing

struct FlowTests {
  @Test func `failures show the chain of calls`() {
    expect(
      """
      flows:
        outer:
          steps:
            - run: inner
        inner:
          steps:
            - assert: Missing
      steps:
        - run: outer
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 run outer
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          failed 0.000-0.000 run inner < 11
            AssertionFailed: no element matches 'Missing'
            expected an element that matches 'Missing'
            found none of the 23 elements on the screen
            failed 0.000-0.000 assert Missing < 6 < 11
              AssertionFailed: no element matches 'Missing'
              expected an element that matches 'Missing'
              found none of the 23 elements on the screen
        because of step 3
        """
    )
  }

  @Test func `arguments and defaults fill parameters, defaults from variables too`() {
    expect(
      """
      variables: {greeting: Hello, who: nobody}
      flows:
        greet:
          parameters: {who: World, line: "${greeting} ${who}"}
          steps:
            - log: "${line}, ${who}"
      steps:
        - run: greet
        - run: {flow: greet, with: {who: Ann}}
        - run: {flow: greet, with: {line: "${who}"}}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log Hello World, World < 10
        passed 0.000-0.000 run flow: greet, with: {who: Ann}
          passed 0.000-0.000 log Hello Ann, Ann < 11
        passed 0.000-0.000 run flow: greet, with: {line: nobody}
          passed 0.000-0.000 log nobody, World < 12
        """
    )
  }

  @Test func `a flow sees the scenario's variables, not its caller's parameters`() {
    expect(
      """
      variables: {x: scenario}
      flows:
        outer:
          parameters: [x]
          steps:
            - log: "${x}"
            - run: inner
        inner:
          steps:
            - log: "${x}"
      steps:
        - forEach: {variable: x, in: [loop], steps: [run: inner]}
        - run: {flow: outer, with: {x: argument}}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach variable: x, in: [loop]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 run inner
              passed 0.000-0.000 log scenario < 14
        passed 0.000-0.000 run flow: outer, with: {x: argument}
          passed 0.000-0.000 log argument < 15
          passed 0.000-0.000 run inner < 15
            passed 0.000-0.000 log scenario < 9 < 15
        """
    )
  }

  @Test func `a parameter wins over the command line within its flow`() {
    expect(
      """
      flows:
        show:
          parameters: [x]
          steps:
            - log: "${x}"
      steps:
        - run: {flow: show, with: {x: argument}}
        - log: "${x}"
      """,
      overrides: ["x": "command line"],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 run flow: show, with: {x: argument}
          passed 0.000-0.000 log argument < 9
        passed 0.000-0.000 log command line
        """
    )
  }

  @Test func `arguments keep their kinds`() {
    expect(
      """
      flows:
        count:
          parameters: [n, list]
          steps:
            - repeat: {times: "${n}", steps: [log: "${list[1]}"]}
            - assert: {equals: ["${list}", [1, 2]]}
      steps:
        - run: {flow: count, with: {n: 1, list: [1, 2]}}
      """,
      fails: nil
    )
  }

  @Test func `words use words, and arguments pass through`() {
    expect(
      """
      elements:
        twin: {parameters: [place], selector: {button: Twin, index: "${place}"}}
        second: {named: twin, with: {place: 1}}
      checks:
        says:
          description: What the status says.
          parameters: [text]
          element: status
          label: "${text}"
        saysRight:
          parameters: [text]
          check: says
          with: {text: "${text}"}
      steps:
        - tap: {named: second}
        - assert: {check: saysRight, with: {text: right}}
        - assert: {check: saysRight, with: {text: left}}
      """,
      logs: """
        A: failed at 0.100
        passed 0.000-0.100 tap named: second
          touched button 'Twin' at 180.0, 122.0
        passed 0.100-0.100 assert check: saysRight, with: {text: right}
        failed 0.100-0.100 assert check: saysRight, with: {text: left}
          AssertionFailed: saysRight: says: label of staticText #status is 'right', not 'left'
          expected label: 'left'
          found label: 'right'
        because of step 3
        """
    )
  }

  @Test func `a check with all of its parts names itself in the failure`() {
    expect(
      """
      checks:
        isOpen: {all: [Row 1, {screen: Rows}]}
      steps:
        - assert: {check: isOpen}
      """,
      fails: """
        AssertionFailed: isOpen: 2 of 2 do not hold: no element matches 'Row 1'; the screen is \
        'Gallery', not 'Rows'
        """
    )
  }
}
