import Testing

/// How failures name an element, what it is, and what it should be.
struct FailureWordingTests {
  @Test(arguments: [
    ("element: status, label: done", "label of staticText #status is 'ready', not 'done'"),
    (
      "element: {id: status}, label: done, enabled: false",
      "label of staticText #status is 'ready', not 'done'; staticText #status is enabled"
    ),
    ("element: {button: Gate}, enabled: true", "button: 'Gate' is not enabled"),
    ("element: {button: Enable}, enabled: false", "button: 'Enable' is enabled"),
    (
      "element: {button: Enable, index: 0}, label: {contains: Dis}",
      "label of {button: 'Enable', index: 0} is 'Enable', which does not contain 'Dis'"
    ),
    (
      "element: Enable, label: {startsWith: a}",
      "label of 'Enable' is 'Enable', which does not start with 'a'"
    ),
    (
      "element: Enable, label: {endsWith: a}",
      "label of 'Enable' is 'Enable', which does not end with 'a'"
    ),
    (
      "element: Enable, label: {matches: a$}",
      "label of 'Enable' is 'Enable', which does not match 'a$'"
    ),
    (
      "element: Enable, label: {not: Enable}",
      "label of 'Enable' is 'Enable', which it must not be"
    ),
    (
      "element: Enable, label: {is: enable, contains: x}",
      "label of 'Enable' is 'Enable', not {is: 'enable', contains: 'x'}"
    ),
    (
      "element: Enable, label: {anyOf: [a, b], ignoringCase: true}",
      "label of 'Enable' is 'Enable', not {anyOf: ['a', 'b'], ignoringCase: true}"
    ),
    ("element: Photo, type: button", "'Photo' is an image, not a button"),
    ("element: Enable, type: image", "'Enable' is a button, not an image"),
    ("element: name, length: {atLeast: 3}", "length of textField #name is 0, not at least 3"),
    ("element: {named: gate}, label: Open", "label of gate is 'Gate', not 'Open'"),
    (
      "element: {named: numbered, with: {place: 1}}, label: '${words}'",
      "label of numbered is 'Twin', not 'two words'"
    ),
    (
      "not: {check: isShown, with: {text: Enable}}",
      "check: isShown, with: {text: 'Enable'} holds, but should not"
    ),
    (
      "not: {element: {label: \"${words}\"}, exists: false}",
      "element: {label: 'two words'}, exists: false holds, but should not"
    ),
    ("not: {equals: [\"${n}\", 2.0]}", "equals: [2, 2.0] holds, but should not"),
    ("not: {equals: [\"${on}\", true]}", "equals: [true, true] holds, but should not"),
    (
      "not: {equals: [[\"${n}\", \"${words}\"], \"${list}\"]}",
      "equals: [[2, 'two words'], [2, 'two words']] holds, but should not"
    ),
    (
      "not: {equals: [\"${map}\", {none: null, n: 2}]}",
      "equals: [{n: 2, none: null}, {none: null, n: 2}] holds, but should not"
    ),
    (
      "not: {equals: [\"${n} times\", 2 times]}",
      "equals: ['2 times', '2 times'] holds, but should not"
    ),
    (
      "equals: [\"${words}\", {a: [1, x]}]",
      "'two words' is not equal to a mapping: one is a text, the other a mapping"
    ),
  ])
  func `a failure names the element, what it is and what it should be`(
    _ expectation: String,
    _ summary: String
  ) {
    expect(
      """
      variables:
        words: two words
        n: 2
        on: true
        list: [2, "${words}"]
        map: {n: "${n}", none: null}
      elements:
        gate: {button: Gate}
        numbered: {parameters: [place], selector: {button: Twin, index: "${place}"}}
      checks:
        isShown: {parameters: [text], all: ["${text}"]}
      steps:
        - assert: {\(expectation)}
      """,
      fails: "AssertionFailed: \(summary)"
    )
  }

  @Test func `candidates say what differs in themselves`() {
    expect(
      """
      variables: {wanted: Enabel}
      steps:
        - assert: {button: "${wanted}"}
          optional: true
        - assert: {button: Enable, enabled: false, selected: true}
          optional: true
        - assert: {textField: {id: nam}}
          optional: true
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert button: Enabel
          AssertionFailed: no element matches button: 'Enabel'
          expected an element that matches button: 'Enabel'
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          candidate button, label: 'Gate', disabled at 10,150 100x44
          candidate button, label: 'Fetch' at 130,150 100x44
          candidate each of them: its label is not 'Enabel'
        warned 0.000-0.000 assert button: Enable, enabled: false, selected: true
          AssertionFailed: no element matches button: 'Enable', enabled: false, selected: true
          expected an element that matches button: 'Enable', enabled: false, selected: true
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: it is enabled; it is not selected
          candidate button, label: 'Gate', disabled at 10,150 100x44: its label is not 'Enable'; \
        it is not selected
          candidate button, label: 'Chosen', selected at 130,350 100x44: its label is not \
        'Enable'; it is enabled
          candidate button, label: 'Twin' at 10,100 100x44: its label is not 'Enable'; it is \
        enabled; it is not selected
          candidate button, label: 'Twin' at 130,100 100x44: its label is not 'Enable'; it is \
        enabled; it is not selected
        warned 0.000-0.000 assert textField: {id: nam}
          AssertionFailed: no element matches textField: {id: 'nam'}
          expected an element that matches textField: {id: 'nam'}
          found none of the 23 elements on the screen
          candidate textField, id: 'name', placeholder: 'Name' at 10,200 160x44: its id is not 'nam'
        """
    )
  }

  @Test func `candidates are near to one of several texts, or share most of its words`() {
    expect(
      """
      launch: {environment: {MODE: 2 rows affected in all}}
      steps:
        - assert: {label: {anyOf: [Fetsh, Enabel]}}
          optional: true
        - assert: {label: {contains: 2 rows inserted}}
          optional: true
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert label: {anyOf: [Fetsh, Enabel]}
          AssertionFailed: no element matches label: {anyOf: ['Fetsh', 'Enabel']}
          expected an element that matches label: {anyOf: ['Fetsh', 'Enabel']}
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: its label is 'Enable', not {anyOf: \
        ['Fetsh', 'Enabel']}
          candidate button, label: 'Fetch' at 130,150 100x44: its label is 'Fetch', not {anyOf: \
        ['Fetsh', 'Enabel']}
        warned 0.000-0.000 assert label: {contains: 2 rows inserted}
          AssertionFailed: no element matches label: {contains: '2 rows inserted'}
          expected an element that matches label: {contains: '2 rows inserted'}
          found none of the 23 elements on the screen
          candidate staticText, id: 'mode', label: '2 rows affected in all' at 10,480 343x20: its \
        label is '2 rows affected in all', which does not contain '2 rows inserted'
        """
    )
  }

  @Test func `of an index out of reach the candidates are those that match without it`() {
    expect(
      """
      steps:
        - assert: {button: Twin, index: 2}
          optional: true
        - assert: {button: Enable, index: -2}
          optional: true
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert button: Twin, index: 2
          AssertionFailed: no element matches button: 'Twin', index: 2
          expected an element that matches button: 'Twin', index: 2
          found 2 elements match without 'index', the last as index 1
          candidate button, label: 'Twin' at 10,100 100x44: its index is 0
          candidate button, label: 'Twin' at 130,100 100x44: its index is 1
        warned 0.000-0.000 assert button: Enable, index: -2
          AssertionFailed: no element matches button: 'Enable', index: -2
          expected an element that matches button: 'Enable', index: -2
          found 1 element matches without 'index', as index 0
          candidate button, label: 'Enable' at 250,100 100x44: its index is 0
        """
    )
  }

  @Test func `candidates say what differs in what is around them`() {
    expect(
      """
      elements:
        list: {type: table}
      steps:
        - assert: {button: Enable, within: {named: list}}
          optional: true
        - assert: {image: {label: {contains: Pic}, childOf: {cell: Row}}}
          optional: true
        - assert: {pickerWheel: {containing: {staticText: big}}}
          optional: true
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert button: Enable, within: {named: list}
          AssertionFailed: no element matches button: 'Enable', within: {named: list}
          expected an element that matches button: 'Enable', within: {named: list}
          expected named: list is table
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: it is not within named: list
          candidate button, label: 'Twin' at 10,100 100x44: its label is not 'Enable'; it is not \
        within named: list
          candidate button, label: 'Twin' at 130,100 100x44: its label is not 'Enable'; it is not \
        within named: list
          candidate button, label: 'Gate', disabled at 10,150 100x44: its label is not 'Enable'; \
        it is not within named: list
          candidate button, label: 'Fetch' at 130,150 100x44: its label is not 'Enable'; it is not \
        within named: list
        warned 0.000-0.000 assert image: {label: {contains: Pic}, childOf: {cell: Row}}
          AssertionFailed: no element matches image: {label: {contains: 'Pic'}, childOf: {cell: \
        'Row'}}
          expected an element that matches image: {label: {contains: 'Pic'}, childOf: {cell: 'Row'}}
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is 'Photo', which does not \
        contain 'Pic'; its parent is not cell: 'Row'
        warned 0.000-0.000 assert pickerWheel: {containing: {staticText: big}}
          AssertionFailed: no element matches pickerWheel: {containing: {staticText: 'big'}}
          expected an element that matches pickerWheel: {containing: {staticText: 'big'}}
          found none of the 23 elements on the screen
          candidate pickerWheel, id: 'size', value: 'small' at 220,250 100x44: nothing in it matches \
        staticText: 'big'
        """
    )
  }

  @Test func `texts of several lines are shown in one, escaped`() {
    expect(
      #"""
      steps:
        - type: {into: secret, text: "hidden value"}
        - assert: {element: {secureTextField: secret}, value: "a\nb\tc"}
          optional: true
        - assert: {elements: status, labels: ["one\ntwo"]}
          optional: true
        - assert: {equals: ["one\ntwo", "\e[31m"]}
          optional: true
      """#,
      logs: #"""
        A: passed at 0.700
        passed 0.000-0.700 type into: secret, text: •••
          touched secureTextField #secret at 270.0, 222.0
        warned 0.700-0.700 assert element: {secureTextField: secret}, value: a\nb\tc
          AssertionFailed: value of secureTextField #secret is '••••••••••••', not 'a\nb\tc'
          expected value: 'a\nb\tc'
          found value: '••••••••••••'
          advice: a secure field shows a bullet for each character: compare its 'length'
        warned 0.700-0.700 assert elements: status, labels: [one\ntwo]
          AssertionFailed: the labels of 'status' differ
          expected labels: ['one\ntwo']
          found labels: ['ready']
        warned 0.700-0.700 assert equals: [one\ntwo, \#u{1B}[31m]
          AssertionFailed: 'one\ntwo' is not equal to '\u{1B}[31m'
          expected two equal values
          found 'one\ntwo' and '\u{1B}[31m'
        """#
    )
  }
}
