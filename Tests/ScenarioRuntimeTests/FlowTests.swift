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
          found none among the 23 elements on the screen
          failed 0.000-0.000 run inner < 11
            AssertionFailed: no element matches 'Missing'
            expected an element that matches 'Missing'
            found none among the 23 elements on the screen
            failed 0.000-0.000 assert Missing < 6 < 11
              AssertionFailed: no element matches 'Missing'
              expected an element that matches 'Missing'
              found none among the 23 elements on the screen
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
          passed 0.000-0.000 log ${line}, ${who} < 10
            note: Hello World, World
        passed 0.000-0.000 run flow: greet, with: {who: Ann}
          passed 0.000-0.000 log ${line}, ${who} < 11
            note: Hello Ann, Ann
        passed 0.000-0.000 run flow: greet, with: {line: ${who}}
          passed 0.000-0.000 log ${line}, ${who} < 12
            note: nobody, World
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
              passed 0.000-0.000 log ${x} < 14
                note: scenario
        passed 0.000-0.000 run flow: outer, with: {x: argument}
          passed 0.000-0.000 log ${x} < 15
            note: argument
          passed 0.000-0.000 run inner < 15
            passed 0.000-0.000 log ${x} < 9 < 15
              note: scenario
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
          passed 0.000-0.000 log ${x} < 9
            note: argument
        passed 0.000-0.000 log ${x}
          note: command line
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
          AssertionFailed: saysRight: says: label of staticText 'right' is 'right'
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
          note: 4:3: 'twin' is defined here
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
        5:17: error: unknown element 'twin' [unknown-word]
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
        13:10: error: 'outer' uses 'greeting', which is not defined here [undefined-in-word] -- \
        define 'greeting' in 'variables', or make it a parameter
          note: 5:27: it is used here
        13:10: error: 'outer' uses 'who', which is not defined here [undefined-in-word] -- define \
        'who' in 'variables', or make it a parameter
          note: 7:17: it is used here
        14:18: error: 'seen' uses 'thing', which is not defined here [undefined-in-word] -- define \
        'thing' in 'variables', or make it a parameter
          note: 11:12: it is used here
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
