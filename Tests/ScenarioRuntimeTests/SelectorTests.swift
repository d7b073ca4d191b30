import Testing

struct SelectorTests {
  @Test(arguments: [
    ("{button: Twin}", 2),
    ("Twin", 2),
    ("status", 1),
    ("ready", 1),
    ("Name", 1),
    ("{id: Name}", 0),
    ("{staticText: {id: status}}", 1),
    ("{id: {startsWith: stat, endsWith: us}}", 1),
    ("{id: {not: status}, staticText: {value: ready}}", 0),
    ("{id: '', button: Twin}", 2),
    ("{placeholder: Name}", 1),
    ("{title: Twin}", 2),
    ("{value: 50%}", 1),
    ("{type: button, label: Twin}", 2),
    ("{staticText: Twin}", 0),
    ("{switch: }", 1),
    ("{button: {label: {startsWith: Tw}, enabled: true}}", 2),
    ("{enabled: false}", 1),
    ("{selected: true}", 1),
    ("{focused: true}", 0),
    ("{button: Buried, hittable: true}", 0),
    ("{button: Buried, hittable: false}", 1),
    ("{button: {index: 0}, label: Twin}", 1),
    ("{button: Twin, index: 1}", 1),
    ("{button: Twin, index: 2}", 0),
    ("{button: Twin, index: -2}", 1),
    ("{button: Twin, index: -3}", 0),
    ("{button: Twin, first: true}", 1),
    ("{button: Missing, first: true}", 0),
    ("{button: Twin, label: {not: Twin}}", 0),
    ("{label: '', type: textField}", 1),
    ("twin", 0),
    ("Twi", 0),
  ])
  func `a selector is a conjunction, and what is chosen is chosen last`(
    _ selector: String,
    _ count: Int
  ) {
    expect(
      """
      steps:
        - assert: {elements: \(selector), count: \(count)}
      """,
      fails: nil
    )
  }

  @Test(arguments: [
    ("{staticText: Row 3, within: {table: }}", 1),
    ("{staticText: Row 3, within: {cell: }}", 1),
    ("{staticText: Row 3, childOf: {cell: }}", 1),
    ("{staticText: Row 3, childOf: {table: }}", 0),
    ("{cell: {containing: Row 3}}", 1),
    ("{table: {containing: {cell: {containing: Row 3}}}}", 1),
    ("{cell: , containing: {staticText: {label: {startsWith: Row 1}}}}", 4),
    ("{cell: {containing: Row 3}, within: {navigationBar: }}", 0),
    ("{cell: , index: -1, containing: Row 12}", 1),
    ("{table: , within: {table: }}", 0),
    ("{table: , containing: {table: }}", 0),
  ])
  func `relations look at ancestors, parents and descendants`(_ selector: String, _ count: Int) {
    expect(
      """
      steps:
        - tap: Open
        - assert: {elements: \(selector), count: \(count)}
      """,
      fails: nil
    )
  }

  @Test func `a named element with an inner first is that one, which outer keys filter`() {
    expect(
      """
      elements:
        twin: {button: Twin, first: true}
        nth: {parameters: [place], selector: {button: Twin, index: "${place}"}}
      steps:
        - assert: {elements: {named: twin}, count: 1}
        - assert: {elements: {named: twin, label: Other}, count: 0}
        - tap: {named: nth, with: {place: 1}}
        - assert: {element: status, label: right}
        - tap: {named: twin}
        - assert: {element: status, label: left}
      """,
      logs: """
        A: passed at 0.200
        passed 0.000-0.000 assert elements: {named: twin}, count: 1
        passed 0.000-0.000 assert elements: {named: twin, label: Other}, count: 0
        passed 0.000-0.100 tap named: nth, with: {place: 1}
          touched button 'Twin' at 180.0, 122.0
        passed 0.100-0.100 assert element: status, label: right
        passed 0.100-0.200 tap named: twin
          touched button 'Twin' at 60.0, 122.0
        passed 0.200-0.200 assert element: status, label: left
        """
    )
  }

  @Test func `what is nearest to an absent element is named with what differs`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - assert: Enabel
        - assert: {staticText: Twin}
        - assert: {id: Status}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert Enabel
          AssertionFailed: no element matches 'Enabel'
          expected an element that matches 'Enabel'
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: its label is not 'Enabel'
        failed 0.000-0.000 assert staticText: Twin
          AssertionFailed: no element matches staticText: 'Twin'
          expected an element that matches staticText: 'Twin'
          found none of the 23 elements on the screen
          candidate button, label: 'Twin' at 10,100 100x44: it is a button, not a staticText
          candidate button, label: 'Twin' at 130,100 100x44: it is a button, not a staticText
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20: its label is not \
        'Twin'
          candidate staticText, id: 'mode', label: 'none' at 10,480 343x20: its label is not 'Twin'
          candidate staticText, id: 'start', label: 'Monday, January 1, 2001 at 12:00 PM' at \
        10,500 343x20: its label is not 'Twin'
        failed 0.000-0.000 assert id: Status
          AssertionFailed: no element matches id: 'Status'
          expected an element that matches id: 'Status'
          found none of the 23 elements on the screen
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20: its id is not \
        'Status': they differ in upper and lower case
        because of step 1
        """
    )
  }
}
