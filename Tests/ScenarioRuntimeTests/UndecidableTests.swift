import Testing

/// Expectations that need exactly one element where none or several match.
struct UndecidableTests {
  @Test func `a condition of an absent element fails`() {
    expect(
      """
      steps:
        - assert: {element: Missing, enabled: true}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert element: Missing, enabled: true
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        """
    )
  }

  @Test func `a condition of an absent element fails under not as well`() {
    expect(
      """
      steps:
        - assert: {not: {element: Missing, enabled: true}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {element: Missing, enabled: true}
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          advice: to expect that it is absent, use 'exists: false'
        because of step 1
        """
    )
  }

  @Test func `absence is not advised where a slip is likelier`() {
    expect(
      """
      steps:
        - {assert: {not: {element: photo, enabled: true}}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert not: {element: photo, enabled: true}
          AssertionFailed: no element matches 'photo'
          expected an element that matches 'photo'
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is not 'photo': they differ in \
        upper and lower case
        """
    )
  }

  @Test func `a condition of several elements fails under not as well and lists them`() {
    expect(
      """
      steps:
        - assert: {not: {element: {button: Twin}, enabled: false}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {element: {button: Twin}, enabled: false}
          AssertionFailed: 2 elements match button: 'Twin', but exactly one must
          expected exactly one element that matches button: 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }

  @Test func `not within not does not hide it either`() {
    expect(
      """
      steps:
        - assert: {not: {not: {element: Missing, enabled: true}}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {not: {element: Missing, enabled: true}}
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          advice: to expect that it is absent, use 'exists: false'
        because of step 1
        """
    )
  }

  @Test func `all outweighs what can be judged with what can't`() {
    expect(
      """
      steps:
        - assert: {not: {all: [Missing, {element: Twin, enabled: true}]}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {all: [Missing, {element: Twin, enabled: true}]}
          AssertionFailed: 2 elements match 'Twin', but exactly one must
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }

  @Test func `one alternative that holds is enough`() {
    expect(
      """
      steps:
        - assert: {any: [{element: Missing, enabled: true}, {screen: Gallery}]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert any: [{element: Missing, enabled: true}, {screen: Gallery}]
        """
    )
  }

  @Test func `alternatives that can't be judged fail under not`() {
    expect(
      """
      steps:
        - assert: {not: {any: [Missing, {element: Absent, enabled: true}]}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {any: [Missing, {element: Absent, enabled: true}]}
          AssertionFailed: no element matches 'Absent'
          expected an element that matches 'Absent'
          found none of the 23 elements on the screen
          advice: to expect that it is absent, use 'exists: false'
        because of step 1
        """
    )
  }

  @Test
  func `what can't be judged is told without what merely fails, through words and all depths`() {
    expect(
      """
      checks:
        works: {all: [{screen: Rows}, {element: Missing, enabled: true}]}
      steps:
        - assert: {not: {any: [{check: works}, {not: {element: Twin, enabled: true}}]}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {any: [{check: works}, {not: {element: Twin, enabled: true}}]}
          AssertionFailed: 2 of 2 can't be judged: works: no element matches 'Missing'; 2 elements \
        match 'Twin', but exactly one must
          expected an element that matches 'Missing'
          expected exactly one element that matches 'Twin'
          found none of the 23 elements on the screen
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }

  @Test func `what an alternative can't judge fails where no other one holds`() {
    expect(
      """
      steps:
        - assert: {not: {all: [{not: {screen: Gallery}}, {not: {element: Missing, enabled: true}}]}}
      """,
      fails: "AssertionFailed: no element matches 'Missing'"
    )
  }

  @Test func `a check that can't be judged fails under not`() {
    expect(
      """
      checks:
        works: {element: Missing, enabled: true}
      steps:
        - assert: {not: {check: works}}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert not: {check: works}
          AssertionFailed: works: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
          advice: to expect that it is absent, use 'exists: false'
        because of step 1
        """
    )
  }

  @Test func `absence is said by exists, also of what would match several`() {
    expect(
      """
      steps:
        - assert: {element: Missing, exists: false}
        - assert: {not: {element: Missing, exists: true}}
        - assert: {element: Twin, exists: true}
        - assert: {element: Twin}
        - assert: {element: Twin, exists: false}
      """,
      logs: """
        A: failed at 0.000
        passed 0.000-0.000 assert element: Missing, exists: false
        passed 0.000-0.000 assert not: {element: Missing, exists: true}
        passed 0.000-0.000 assert element: Twin, exists: true
        passed 0.000-0.000 assert element: Twin
        failed 0.000-0.000 assert element: Twin, exists: false
          AssertionFailed: 2 elements match 'Twin', but none should
          expected no element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
        because of step 5
        """
    )
  }

  @Test func `exists with a condition needs exactly one match`() {
    expect(
      """
      steps:
        - assert: {element: Twin, exists: true, enabled: true}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert element: Twin, exists: true, enabled: true
          AssertionFailed: 2 elements match 'Twin', but exactly one must
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }
}
