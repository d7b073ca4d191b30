import ScenarioTestSupport
import Testing

/// What failures advise where a text was meant to be more than the text of an element.
struct AbsenceAdviceTests {
  @Test func `types, parts of labels and patterns are told how they are written`() {
    expect(
      """
      steps:
        - {assert: {elements: button, count: 7}, optional: true}
        - {assert: {within: image}, optional: true}
        - {assert: oto, optional: true}
        - {assert: ".*oto", optional: true}
        - {assert: {label: ".*oto"}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert elements: button, count: 7
          AssertionFailed: 0 elements match 'button', not 7
          expected count: 7
          found count: 0
          advice: for an element of that type write {type: button}
        warned 0.000-0.000 assert within: image
          AssertionFailed: no element matches within: 'image'
          expected an element that matches within: 'image'
          found none of the 23 elements on the screen
          advice: for an element of that type write {type: image}
        warned 0.000-0.000 assert oto
          AssertionFailed: no element matches 'oto'
          expected an element that matches 'oto'
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is not 'oto'
          advice: for a part of a label write label: {contains: 'oto'}
        warned 0.000-0.000 assert .*oto
          AssertionFailed: no element matches '.*oto'
          expected an element that matches '.*oto'
          found none of the 23 elements on the screen
          advice: for a regular expression write label: {matches: '.*oto'}
        warned 0.000-0.000 assert label: .*oto
          AssertionFailed: no element matches label: '.*oto'
          expected an element that matches label: '.*oto'
          found none of the 23 elements on the screen
          advice: for a regular expression write label: {matches: '.*oto'}
        """
    )
  }

  @Test func `a type and the text of an element within it are told how they are written`() {
    expect(
      """
      variables: {row: Row 1}
      steps:
        - tap: Open
        - {tap: {cell: Row 1}, optional: true}
        - {tap: {table: "${row}"}, optional: true}
        - {tap: {image: Row 1}, optional: true}
        - tap: {type: cell, containing: Row 1}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        warned 0.100-0.450 tap cell: Row 1
          settled 0.350
          GestureFailed: no element matches cell: 'Row 1', and the app will not change by itself
          expected an element that matches cell: 'Row 1'
          found none of the 28 elements on the screen
          candidate staticText, label: 'Row 1' at 16,74 343x24: it is a staticText, not a cell
          candidate cell with 'Row 1' at 0,64 375x44: it has no text of its own
          candidate cell with 'Row 2' at 0,108 375x44: it has no text of its own
          candidate cell with 'Row 3' at 0,152 375x44: it has no text of its own
          candidate cell with 'Row 4' at 0,196 375x44: it has no text of its own
          advice: for a cell with that text in it write {type: cell, containing: ...}
        warned 0.450-0.450 tap table: Row 1
          GestureFailed: no element matches table: 'Row 1', and the app will not change by itself
          expected an element that matches table: 'Row 1'
          found none of the 28 elements on the screen
          candidate staticText, label: 'Row 1' at 16,74 343x24: it is a staticText, not a table
          candidate table with 'Row 1', 'Row 2', 'Row 3' at 0,64 375x264: it has no text of its own
          candidate staticText, label: 'Row 2' at 16,118 343x24: it is a staticText, not a table; \
        its label is not 'Row 1'
          candidate staticText, label: 'Row 3' at 16,162 343x24: it is a staticText, not a table; \
        its label is not 'Row 1'
          candidate staticText, label: 'Row 4' at 16,206 343x24: it is a staticText, not a table; \
        its label is not 'Row 1'
          advice: for a table with that text in it write {type: table, containing: ...}
        warned 0.450-0.450 tap image: Row 1
          GestureFailed: no element matches image: 'Row 1', and the app will not change by itself
          expected an element that matches image: 'Row 1'
          found none of the 28 elements on the screen
          candidate staticText, label: 'Row 1' at 16,74 343x24: it is a staticText, not an image
          candidate staticText, label: 'Row 2' at 16,118 343x24: it is a staticText, not an image; \
        its label is not 'Row 1'
          candidate staticText, label: 'Row 3' at 16,162 343x24: it is a staticText, not an image; \
        its label is not 'Row 1'
          candidate staticText, label: 'Row 4' at 16,206 343x24: it is a staticText, not an image; \
        its label is not 'Row 1'
          candidate staticText, label: 'Row 5' at 16,250 343x24: it is a staticText, not an image; \
        its label is not 'Row 1'
        passed 0.450-0.550 tap type: cell, containing: Row 1
          touched cell at 187.5, 86.0
        """
    )
  }

  @Test func `of an element without a text of its own no text can be asked, near or not`() {
    expect(
      """
      steps:
        - tap: Open
        - {tap: {cell: Row 77}, optional: true}
        - {tap: {type: cell, label: {contains: Row 77}}, optional: true}
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        warned 0.100-0.450 tap cell: Row 77
          settled 0.350
          GestureFailed: no element matches cell: 'Row 77', and the app will not change by itself
          expected an element that matches cell: 'Row 77'
          found none of the 28 elements on the screen
          candidate cell with 'Row 1' at 0,64 375x44
          candidate cell with 'Row 2' at 0,108 375x44
          candidate cell with 'Row 3' at 0,152 375x44
          candidate cell with 'Row 4' at 0,196 375x44
          candidate cell with 'Row 5' at 0,240 375x44
          candidate each of them: it has no text of its own
          advice: for a cell with that text in it write {type: cell, containing: ...}
        warned 0.450-0.450 tap type: cell, label: {contains: Row 77}
          GestureFailed: no element matches {type: cell, label: {contains: 'Row 77'}}, and the app will not change by itself
          expected an element that matches {type: cell, label: {contains: 'Row 77'}}
          found none of the 28 elements on the screen
          candidate cell with 'Row 1' at 0,64 375x44
          candidate cell with 'Row 2' at 0,108 375x44
          candidate cell with 'Row 3' at 0,152 375x44
          candidate cell with 'Row 4' at 0,196 375x44
          candidate cell with 'Row 5' at 0,240 375x44
          candidate each of them: its label is '', which does not contain 'Row 77'
          advice: for a cell with that text in it write {type: cell, containing: ...}
        """
    )
  }

  @Test func `of several texts the nearest is compared, and what is hard to see is told`() {
    expect(
      """
      steps:
        - {assert: phoTO, optional: true}
        - {assert: statsu, optional: true}
        - {assert: " Photo ", optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert phoTO
          AssertionFailed: no element matches 'phoTO'
          expected an element that matches 'phoTO'
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is not 'phoTO': they differ in \
        upper and lower case
        warned 0.000-0.000 assert statsu
          AssertionFailed: no element matches 'statsu'
          expected an element that matches 'statsu'
          found none of the 23 elements on the screen
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20: its id is not 'statsu'
        warned 0.000-0.000 assert  Photo\u{20}
          AssertionFailed: no element matches ' Photo '
          expected an element that matches ' Photo '
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is not ' Photo ': they differ in \
        blanks at the ends
        """
    )
  }

  @Test func `for a property alone the nearest elements are named, too`() {
    expect(
      """
      steps:
        - {assert: {label: photo}, optional: true}
        - {assert: {label: {startsWith: Enabel}}, optional: true}
        - {assert: {label: status}, optional: true}
        - {assert: {placeholder: Naem}, optional: true}
        - {assert: {label: {matches: pho+to}}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert label: photo
          AssertionFailed: no element matches label: 'photo'
          expected an element that matches label: 'photo'
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is 'Photo', not 'photo'
        warned 0.000-0.000 assert label: {startsWith: Enabel}
          AssertionFailed: no element matches label: {startsWith: 'Enabel'}
          expected an element that matches label: {startsWith: 'Enabel'}
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: its label is 'Enable', which does \
        not start with 'Enabel'
        warned 0.000-0.000 assert label: status
          AssertionFailed: no element matches label: 'status'
          expected an element that matches label: 'status'
          found none of the 23 elements on the screen
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20: its label is \
        'ready', not 'status'
        warned 0.000-0.000 assert placeholder: Naem
          AssertionFailed: no element matches placeholder: 'Naem'
          expected an element that matches placeholder: 'Naem'
          found none of the 23 elements on the screen
          candidate textField, id: 'name', placeholder: 'Name' at 10,200 160x44: its placeholder \
        is 'Name', not 'Naem'
        warned 0.000-0.000 assert label: {matches: pho+to}
          AssertionFailed: no element matches label: {matches: 'pho+to'}
          expected an element that matches label: {matches: 'pho+to'}
          found none of the 23 elements on the screen
        """
    )
  }

  @Test func `a label that was not written to its end is shown as it is, without advice`() {
    expect(
      """
      steps:
        - {assert: Phot, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert Phot
          AssertionFailed: no element matches 'Phot'
          expected an element that matches 'Phot'
          found none of the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is not 'Phot'
        """
    )
  }

  @Test func `a text and a number that variables hold are compared with a text before both`() {
    expect(
      """
      variables: {row: {times: "3"}}
      steps:
        - remember: {elements: {image: Photo}, count: n}
        - {assert: {equals: ["${row.times}", "${n}"]}, optional: true}
        - assert: {equals: ["=1", "=${n}"]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 remember elements: {image: Photo}, count: n
          note: n = 1
        warned 0.000-0.000 assert equals: ['3', 1]
          AssertionFailed: '3' is not equal to 1: one is a text, the other a number
          expected two equal values
          found '3' and 1
          advice: to compare both as texts, write the same text before them: '=${row.times}' and '=${n}'
        passed 0.000-0.000 assert equals: [=1, =1]
        """
    )
  }
}
