import ScenarioTestSupport
import Testing

/// What the log warns of where an expectation hardly holds for the reason that was meant.
struct DoubtfulPassTests {
  @Test func `a text that is nearly that of an element may be a slip`() {
    expect(
      """
      steps:
        - assert: {element: photo, exists: false}
        - assert: {not: {button: "Enable "}}
        - waitFor: {not: {any: [{label: ENABLE}, {id: Status}]}}
        - assert: {elements: {image: photo}, count: 0}
        - assert: {all: [Enable, {not: "Ph\\u043eto"}]}
        - if: {condition: {label: enable}, then: [back]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert element: photo, exists: false
          4:23: warning: no element matches this, but image 'Photo' nearly does: they differ in \
        upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
        passed 0.000-0.000 assert not: {button: Enable }
          5:19: warning: no element matches this, but button 'Enable' nearly does: they differ in \
        blanks at the ends [doubtful-pass] -- if you mean that element, write its text exactly
        passed 0.000-0.000 waitFor not: {any: [{label: ENABLE}, {id: Status}]}
          held at 0.000, left 5.000
          6:27: warning: no element matches this, but button 'Enable' nearly does: they differ in \
        upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
          6:44: warning: no element matches this, but staticText 'ready' nearly does: they differ \
        in upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
        passed 0.000-0.000 assert elements: {image: photo}, count: 0
          7:24: warning: no element matches this, but image 'Photo' nearly does: they differ in \
        upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
        passed 0.000-0.000 assert all: [Enable, {not: Phоto}]
          8:34: warning: no element matches this, but image 'Photo' nearly does: they look the \
        same, but U+006F is not U+043E [doubtful-pass] -- if you mean that element, write its text exactly
        passed 0.000-0.000 if condition: {label: enable}
          9:21: warning: no element matches this, but button 'Enable' nearly does: they differ in \
        upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
          skipped back
        """
    )
  }

  @Test func `a number and the same number as a text are never equal`() {
    expect(
      """
      variables: {n: 4, flag: true}
      steps:
        - assert: {not: {equals: ["${n}", "4"]}}
        - assert: {not: {equals: [{a: ["${flag}"]}, {a: ["true"]}]}}
        - assert: {not: {equals: ["${n}", "5"]}}
        - assert: {not: {equals: ["${n}", 5]}}
        - assert: {not: {equals: [[1, a], ["1", b]]}}
        - assert: {not: {equals: [{id: 7, name: a}, {id: "7", name: b}]}}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert not: {equals: [4, '4']}
          5:19: warning: the two are unequal only because one is a number, the other a text \
        [doubtful-pass] -- remove the quotes: they turn the number into a text
        passed 0.000-0.000 assert not: {equals: [{a: [true]}, {a: ['true']}]}
          6:19: warning: the two are unequal only because at 'a[0]' one is a boolean, the other a \
        text [doubtful-pass] -- to compare a text with a boolean, put the boolean in quotes
        passed 0.000-0.000 assert not: {equals: [4, '5']}
        passed 0.000-0.000 assert not: {equals: [4, 5]}
        passed 0.000-0.000 assert not: {equals: [[1, a], ['1', b]]}
        passed 0.000-0.000 assert not: {equals: [{id: 7, name: a}, {id: 7, name: b}]}
        """
    )
  }

  @Test func `what is really absent has no warning`() {
    expect(
      """
      steps:
        - assert: {element: Picture, exists: false}
        - assert: {not: Absent}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert element: Picture, exists: false
        passed 0.000-0.000 assert not: Absent
        """
    )
  }

  @Test func `an element of another type, a part or a near name is no slip`() {
    expect(
      """
      steps:
        - assert: {not: {button: photo}}
        - assert: {not: Pho}
        - assert: {not: Phoot}
        - assert: {elements: {type: button}, count: {atLeast: 1}}
        - assert: {element: Enable, exists: true}
        - if: {condition: Absent, then: [back]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert not: {button: photo}
        passed 0.000-0.000 assert not: Pho
        passed 0.000-0.000 assert not: Phoot
        passed 0.000-0.000 assert elements: {type: button}, count: {atLeast: 1}
        passed 0.000-0.000 assert element: Enable, exists: true
        passed 0.000-0.000 if condition: Absent
          skipped back
        """
    )
  }

  @Test func `a text that is only in a cell is not the cell's`() {
    expect(
      """
      steps:
        - tap: Open
        - assert: {not: {cell: Row 3}}
        - assert: {not: {cell: Row 99}}
        - assert: {not: {cell: {containing: Row 99}}}
        - assert: {elements: {table: Row 1}, count: 0}
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 assert not: {cell: Row 3}
          settled 0.350
          5:19: warning: no cell has this text, but staticText 'Row 3' in one has [doubtful-pass] -- to ask \
        for the text in it, write {type: cell, containing: ...}
        passed 0.450-0.450 assert not: {cell: Row 99}
        passed 0.450-0.450 assert not: {cell: {containing: Row 99}}
        passed 0.450-0.450 assert elements: {table: Row 1}, count: 0
          8:24: warning: no table has this text, but staticText 'Row 1' in one has [doubtful-pass] -- to ask \
        for the text in it, write {type: table, containing: ...}
        """
    )
  }

  @Test func `what was there as it is written may be gone`() {
    expect(
      """
      steps:
        - assert: Photo
        - tap: Enable
        - assert: {not: photo}
        - assert: {not: {label: {startsWith: "Photo "}}}
      """,
      logs: """
        A: passed at 0.100
        passed 0.000-0.000 assert Photo
        passed 0.000-0.100 tap Enable
          touched button 'Enable' at 300.0, 122.0
        passed 0.100-0.100 assert not: photo
          6:19: warning: no element matches this, but image 'Photo' nearly does: they differ in \
        upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
        passed 0.100-0.100 assert not: {label: {startsWith: Photo }}
        """
    )
  }

  @Test func `a place is told once, however often it is come to`() {
    expect(
      """
      steps:
        - repeat: {times: 3, steps: [assert: {not: photo}]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 repeat times: 3
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 assert not: photo
              4:46: warning: no element matches this, but image 'Photo' nearly does: they differ in \
        upper and lower case [doubtful-pass] -- if you mean that element, write its text exactly
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 assert not: photo
          passed 0.000-0.000 turn 3
            passed 0.000-0.000 assert not: photo
        """
    )
  }
}
