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
          found none among the 23 elements on the screen
          advice: for an element of that type write {type: image}
        warned 0.000-0.000 assert oto
          AssertionFailed: no element matches 'oto'
          expected an element that matches 'oto'
          found none among the 23 elements on the screen
          candidate image, label: 'Photo' at 10,350 100x44: its label is not 'oto'
          advice: for a part of a label write label: {contains: 'oto'}
        warned 0.000-0.000 assert .*oto
          AssertionFailed: no element matches '.*oto'
          expected an element that matches '.*oto'
          found none among the 23 elements on the screen
          advice: for a regular expression write label: {matches: '.*oto'}
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
          found none among the 23 elements on the screen
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
        warned 0.000-0.000 assert equals: [3, 1]
          AssertionFailed: '3' is not equal to 1: one is a text, the other a number
          expected two equal values
          found '3' and 1
          advice: to compare both as texts, write the same text before them: '=${row.times}' and '=${n}'
        passed 0.000-0.000 assert equals: [=1, =1]
        """
    )
  }
}
