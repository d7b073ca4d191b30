import Testing

/// Values that do not fit their place, as far as they are known before a run.
struct KnownValueTests {
  @Test func `an empty text would match anything, and a pattern must be one`() {
    expect(
      """
      variables: {nothing: "", pattern: "("}
      steps:
        - tap: "${nothing}"
        - tap: {id: "${nothing}"}
        - assert: {element: a, label: {matches: "${pattern}"}}
        - log: "${nothing}"
        - assert: {element: a, label: {contains: "${nothing}"}}
        - assert: {element: a, label: {not: {startsWith: "${nothing}"}}}
        - assert: {element: a, label: {endsWith: "${nothing}"}}
        - assert: {element: a, label: {matches: "${nothing}"}}
        - assert: {element: a, label: "${nothing}"}
      """,
      reports: """
        5:10: error: '${nothing}' is empty here, and would match anything [unfit-value]
          note: 3:22: its value is written here
        7:43: error: '(' is not a regular expression: missing ')' for the group at \
        character 1 [unfit-value]
          note: 3:35: its value is written here
        9:44: error: '${nothing}' is empty here, and would match anything [unfit-value]
          note: 3:22: its value is written here
        10:52: error: '${nothing}' is empty here, and would match anything [unfit-value]
          note: 3:22: its value is written here
        11:44: error: '${nothing}' is empty here, and would match anything [unfit-value]
          note: 3:22: its value is written here
        12:43: error: '${nothing}' is empty here, and would match anything [unfit-value]
          note: 3:22: its value is written here
        """
    )
  }

  @Test func `a value is followed through variables, rows and the command line`() {
    expect(
      """
      variables: {pause: "${length}", length: 1s, count: 3}
      cases:
        - {times: 1}
        - {times: three, length: long}
        - {times: four}
      steps:
        - pause: ${pause}
        - repeat: {times: "${times}", steps: [log: x]}
        - repeat: {times: "${count}", steps: [log: x]}
      """,
      overrides: ["count": "few"],
      reports: """
        9:12: error: '${pause}' is 'long', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 6:28: its value is written here
        10:21: error: '${times}' is 'three', but must be a whole number of at least 0 [unfit-value]
          note: 6:13: its value is written here
        10:21: error: '${times}' is 'four', but must be a whole number of at least 0 [unfit-value]
          note: 7:13: its value is written here
        11:21: error: '${count}' is 'few', but must be a whole number of at least 0 [unfit-value]
        """
    )
  }

  @Test func `a row's value that does not fit is an error of that row alone`() {
    expect(
      """
      cases: [{time: 1s}, {time: soon}, {time: later}]
      variables: {pause: "${time}"}
      steps:
        - pause: ${pause}
      """,
      logs: """
        A [1]: passed at 1.000
        passed 0.000-1.000 pause 1s
        6:12: error: '${pause}' is 'soon', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 3:28: its value is written here
        6:12: error: '${pause}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 3:42: its value is written here
        """
    )
  }

  @Test func `a row's missing value is an error of that row alone`() {
    expect(
      """
      cases: [{time: 0s, more: {a: 1}}, {more: {b: 1}}]
      steps:
        - pause: ${time}
        - log: "${more.a}"
      """,
      logs: """
        A [1]: passed at 0.000
        passed 0.000-0.000 pause 0s
        passed 0.000-0.000 log 1
        5:14: error: 'time' is not defined [undefined-variable]
          note: 3:35: in this row
        6:13: error: 'more.a' has no key 'a' [unfit-value]
          note: 3:35: in this row
        """
    )
  }

  @Test func `a word's argument is checked where it is written`() {
    expect(
      """
      variables: {slow: later}
      elements:
        twin: {parameters: {place: last}, selector: {button: Twin, index: "${place}"}}
      flows:
        rest:
          parameters: [time]
          steps: [pause: "${time}"]
        restTwice:
          parameters: [time, times]
          steps:
            - repeat: {times: "${times}", steps: [run: {flow: rest, with: {time: "${time}"}}]}
      checks:
        isThere: {parameters: [flag], all: [{element: status, exists: "${flag}"}]}
      steps:
        - run: {flow: rest, with: {time: soon}}
        - run: {flow: rest, with: {time: "${slow}"}}
        - run: {flow: rest, with: {time: 1s}}
        - run: {flow: restTwice, with: {time: never, times: often}}
        - tap: {named: twin}
        - assert: {check: isThere, with: {flag: maybe}}
      """,
      reports: """
        17:36: error: '${time}' is 'soon', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 9:20: it is used here
        18:36: error: '${time}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 9:20: it is used here
          note: 3:19: its value is written here
        20:41: error: '${time}' is 'never', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 9:20: it is used here
        20:55: error: '${times}' is 'often', but must be a whole number of at least 0 [unfit-value]
          note: 13:25: it is used here
        21:18: error: '${place}' is 'last', but must be a whole number [unfit-value]
          note: 5:69: it is used here
          note: 5:30: its value is written here
        22:43: error: '${flag}' is 'maybe', but must be true or false [unfit-value]
          note: 15:65: it is used here
        """
    )
  }

  @Test func `what only the run makes known is left to it`() {
    expect(
      """
      variables: {a: none}
      flows:
        rest: {parameters: [time], steps: [pause: "${time}"]}
      steps:
        - remember: {element: Enable, label: a}
        - forEach:
            variable: time
            in: [0s]
            steps:
              - pause: ${time}
              - run: {flow: rest, with: {time: "${time}"}}
        - repeat: {times: "${a}", steps: [log: x]}
          optional: true
      """,
      logs: """
        A: error at 0.000
        passed 0.000-0.000 remember element: Enable, label: a
          note: a = 'Enable'
        passed 0.000-0.000 forEach variable: time, in: [0s]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 pause 0s
            passed 0.000-0.000 run flow: rest, with: {time: 0s}
              passed 0.000-0.000 pause 0s < 13
        failed 0.000-0.000 repeat times: Enable
          14:21: BadValue: '${a}' is 'Enable', but must be a whole number of at least 0
        because of step 7
        """
    )
  }

  @Test func `a parameter's default is made of parameters rather than of variables`() {
    expect(
      """
      variables: {first: soon, second: 1s}
      flows:
        rest: {parameters: {first: 1s, time: "${first}"}, steps: [pause: "${time}"]}
        wait: {parameters: {second: never, time: "${second}"}, steps: [pause: "${time}"]}
      steps:
        - forEach: {variable: item, in: [2s], steps: [run: {flow: rest, with: {first: "${item}"}}]}
        - run: {flow: wait}
      """,
      logs: """
        9:17: error: '${time}' is 'never', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 6:73: it is used here
          note: 6:31: its value is written here
        """
    )
  }

  @Test func `a value that words pass on is shown where it is written`() {
    expect(
      """
      variables: {short: 1s, long: "${time}"}
      cases: [{time: soon}]
      flows:
        rest: {parameters: [time], steps: [pause: "${time}"]}
        lie: {steps: [run: {flow: rest, with: {time: "${time}"}}]}
        sleep: {parameters: {time: "${long}"}, steps: [pause: "${time}"]}
        doze: {parameters: [first, then], steps: [pause: "${first}", pause: "${then}"]}
      steps:
        - run: lie
        - run: sleep
        - run: {flow: doze, with: {first: "${short}", then: "${long}"}}
      """,
      reports: """
        11:10: error: '${time}' is 'soon', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 6:45: it is used here
          note: 4:16: its value is written here
        12:10: error: '${time}' is 'soon', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 8:57: it is used here
          note: 4:16: its value is written here
        13:55: error: '${then}' is 'soon', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 9:71: it is used here
          note: 4:16: its value is written here
        """
    )
  }

  @Test func `words that use words many times over are not followed for ever`() {
    let flows = (1...40).map { level in
      "  f\(level): {steps: [run: f\(level + 1), run: f\(level + 1)]}"
    }
    expect(
      """
      flows:
      \(flows.joined(separator: "\n"))
        f41: {steps: [pause: 0s]}
      skip: it would take as long to run
      steps: [run: f1]
      """,
      reports: ""
    )
  }

  @Test func `the words of each row are followed as far as those of the first`() {
    let flows = (1...12).map { level in
      "  f\(level): {steps: [run: f\(level + 1), run: f\(level + 1)]}"
    }
    expect(
      """
      cases: [{time: 0s}, {time: never}]
      flows:
      \(flows.joined(separator: "\n"))
        f13: {steps: [pause: 0s]}
        rest: {parameters: [time], steps: [pause: "${time}"]}
      steps: [run: f1, run: {flow: rest, with: {time: "${time}"}}]
      """,
      reports: """
        19:49: error: '${time}' is 'never', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 18:45: it is used here
          note: 3:28: its value is written here
        """
    )
  }

  @Test func `limits must leave a number`() {
    expect(
      """
      variables: {most: 3, few: -1}
      cases: [{least: 3}, {least: 5}]
      steps:
        - assert: {elements: {type: cell}, count: {atLeast: 5, atMost: "${most}"}}
        - assert: {elements: {type: cell}, count: {atLeast: "${least}", atMost: 4}}
        - assert: {element: a, label: {length: {atLeast: "${few}", atMost: "${most}"}}}
      """,
      reports: """
        6:66: error: no number is at least 5 and at most 3 [unfit-value]
          note: 3:19: its value is written here
        7:75: error: no number is at least 5 and at most 4 [unfit-value]
          note: 4:29: its value is written here
        8:52: error: '${few}' is -1, but must be a whole number of at least 0 [unfit-value]
          note: 3:27: its value is written here
        """
    )
  }
}
