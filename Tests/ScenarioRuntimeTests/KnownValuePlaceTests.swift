import Testing

/// Every place of a scenario that needs a value of one kind.
struct KnownValuePlaceTests {
  @Test func `a value is checked at every place of a header that needs a kind`() {
    expect(
      """
      variables: {v: [], n: none}
      description: "${v}"
      timeout: ${n}
      timeLimit: ${n}
      continueAfterFailure: ${n}
      settle: "${v}"
      launch: {manual: "${n}", arguments: ["${v}"], environment: {X: "${v}"}, now: "${n}"}
      setup:
        - launch: {now: "${n}"}
      steps: [back]
      """,
      reports: """
        4:17: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        5:10: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        6:12: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        7:23: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        8:9: error: '${v}' is a list, but must be 'idle' or 'none' [unfit-value]
          note: 3:16: its value is written here
        9:18: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        9:41: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        9:67: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        9:78: error: '${n}' is 'none', but must be a date and time such as '2026-01-31T12:00:00Z' \
        [unfit-value]
          note: 3:23: its value is written here
        11:19: error: '${n}' is 'none', but must be a date and time such as '2026-01-31T12:00:00Z' \
        [unfit-value]
          note: 3:23: its value is written here
        """
    )
  }

  @Test func `a value is checked at every place of a gesture`() {
    expect(
      """
      variables: {v: [], n: none}
      steps:
        - tap: {element: {button: a, index: "${n}", enabled: "${n}"}, force: "${n}"}
          name: "${v}"
          optional: "${n}"
        - longPress: {element: {label: {matches: "${v}"}}, duration: "${n}"}
        - scroll: {direction: "${n}", until: {screen: "${n}"}, timeout: "${n}"}
        - tap: {button: a, first: "${n}"}
      """,
      reports: """
        5:39: error: '${n}' is 'none', but must be a whole number [unfit-value]
          note: 3:23: its value is written here
        5:56: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        5:72: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        6:14: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        7:15: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        8:47: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        8:64: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        9:25: error: '${n}' is 'none', but must be 'left' or 'right' or 'up' or 'down' [unfit-value]
          note: 3:23: its value is written here
        9:49: error: the app has no screen 'none' [unfit-value] -- screens: Gallery, Rows
          note: 3:23: its value is written here
        9:67: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        10:29: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        """
    )
  }

  @Test func `a value is checked at every place of an expectation`() {
    expect(
      """
      variables: {v: [], n: none}
      steps:
        - waitFor: {elements: a, count: {atLeast: "${n}"}, timeout: "${n}"}
        - assert: {element: a, exists: "${n}", for: "${n}", message: "${v}"}
        - assert: {element: a, length: "${n}", label: {is: b, ignoringCase: "${n}"}}
        - assert: {transition: "${n}"}
      """,
      reports: """
        5:45: error: '${n}' is 'none', but must be a whole number of at least 0 [unfit-value]
          note: 3:23: its value is written here
        5:63: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        6:34: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        6:47: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        6:67: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        7:34: error: '${n}' is 'none', but must be a whole number of at least 0 [unfit-value]
          note: 3:23: its value is written here
        7:71: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        """
    )
  }

  @Test func `of what is known not to exist nothing else can be asked`() {
    expect(
      """
      variables: {no: false, yes: true, n: none}
      checks:
        isOn: {parameters: [flag], element: a, exists: "${flag}", enabled: true}
      steps:
        - assert: {element: a, exists: "${no}", label: b}
        - assert: {element: a, exists: "${no}"}
        - assert: {element: a, exists: "${yes}", label: b}
        - assert: {element: a, enabled: true, exists: "${n}"}
        - assert: {check: isOn, with: {flag: false}}
        - assert: {check: isOn, with: {flag: true}}
      """,
      reports: """
        7:34: error: '${no}' is false, but 'exists: false' can't be combined with another condition [unfit-value] -- put the other conditions into the selector of 'element'
          note: 3:17: its value is written here
        10:49: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:38: its value is written here
        11:40: error: '${flag}' is false, but 'exists: false' can't be combined with another condition [unfit-value] -- put the other conditions into the selector of 'element'
          note: 5:50: it is used here
        """
    )
  }

  @Test func `a value is checked at every place of any other step`() {
    expect(
      """
      variables: {v: [], n: none}
      steps:
        - repeat: {times: "${n}", steps: [pause: "${n}"]}
        - repeat: {until: "${v}", atMost: "${n}", steps: [log: "${v}"]}
        - forEach: {variable: x, in: "${n}", allowEmpty: "${n}", steps: [log: "${x}"]}
        - forEach: {variable: x, in: "${v}", steps: [log: "${x}"]}
        - forEach: {variable: x, in: "${v}", allowEmpty: true, steps: [log: "${x}"]}
        - group: {name: "${v}", steps: [screenshot: "${v}"]}
        - type: {into: name, text: "${v}"}
        - assert: {equals: ["${v}", ["${n}"]]}
        - assert: {equals: ["a ${v}", "${v[0]}"]}
        - assert: {equals: ["${v}", {contains: "${n}"}]}
        - audit: {ignore: ["${n}", {rule: "${v}", element: "${n}"}]}
      """,
      reports: """
        5:21: error: '${n}' is 'none', but must be a whole number of at least 0 [unfit-value]
          note: 3:23: its value is written here
        5:44: error: '${n}' is 'none', but must be a duration such as '500ms' or '5s' [unfit-value]
          note: 3:23: its value is written here
        6:24: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        6:37: error: '${n}' is 'none', but must be a whole number of at least 0 [unfit-value]
          note: 3:23: its value is written here
        6:61: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        7:32: error: 'forEach' needs a list, but "${n}" is a text [unfit-value]
          note: 3:23: its value is written here
        7:52: error: '${n}' is 'none', but must be true or false [unfit-value]
          note: 3:23: its value is written here
        8:32: error: 'forEach' has an empty list, so nothing would run [unfit-value] -- write \
        'allowEmpty: true' if that is meant
          note: 3:16: its value is written here
        10:22: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        10:50: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        11:33: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        13:28: error: 'v' is a list and can't be part of a text [unfit-value]
          note: 3:16: its value is written here
        13:36: error: 'v[0]' has no item 0; the list has 0, from 0 [unfit-value]
          note: 3:16: its value is written here
        14:23: error: a matcher needs a text or a number, but the value is a list [unfit-value]
          note: 3:16: its value is written here
        15:22: error: '${n}' is 'none', but must be 'label' or 'hitRegion' or 'duplicateIdentifier' \
        or 'state' [unfit-value]
          note: 3:23: its value is written here
        15:37: error: '${v}' is a list, but must be 'label' or 'hitRegion' or 'duplicateIdentifier' \
        or 'state' [unfit-value]
          note: 3:16: its value is written here
        """
    )
  }
}
