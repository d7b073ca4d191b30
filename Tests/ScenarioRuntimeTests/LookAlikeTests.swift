import ScenarioTestSupport
import Testing

/// What failures say where a text looks the same as the wanted one.
struct LookAlikeTests {
  @Test(arguments: [
    (
      #"equals: ["Go to", "Go\u00a0to"]"#,
      "'Go to' is not equal to 'Go\u{A0}to': they look the same, but U+0020 is not U+00A0"
    ),
    (
      #"equals: [{a: [Photo]}, {a: ["Ph\u043et\u043e"]}]"#,
      "at 'a[0]' 'Photo' is not equal to 'Phоtо': they look the same, but U+006F is not U+043E"
    ),
    (
      #"element: status, label: "re\u0430dy""#,
      "label of staticText #status is 'ready', not 'reаdy': they look the same, "
        + "but U+0061 is not U+0430"
    ),
    (
      #"element: status, label: "rea\u00addy""#,
      "label of staticText #status is 'ready', not 'rea\u{AD}dy': they look the same, "
        + "but only one of them has U+00AD"
    ),
    (
      #"element: status, label: "ready\u00ad""#,
      "label of staticText #status is 'ready', not 'ready\u{AD}': they look the same, "
        + "but only one of them has U+00AD"
    ),
    (
      #"equals: ["Don't", "Don\u2019t"]"#,
      "'Don't' is not equal to 'Don’t': they look the same, but U+0027 is not U+2019"
    ),
    (
      #"element: status, label: "réady""#,
      "label of staticText #status is 'ready', not 'réady'"
    ),
    (
      #"element: status, label: "rea\u200bdy""#,
      "label of staticText #status is 'ready', not 'rea\\u{200B}dy'"
    ),
    (
      #"elements: {button: Twin}, labels: [Twin, "Tw\u0456n"]"#,
      "the labels of button: 'Twin' differ: at [1] they look the same, but U+0069 is not U+0456"
    ),
    (
      #"elements: {button: Twin}, labels: [Twin, "Tw\u0456n", Twin]"#,
      "the labels of button: 'Twin' differ: at [1] they look the same, but U+0069 is not U+0456"
    ),
  ])
  func `a difference that can't be seen is told by its characters`(
    _ expectation: String,
    _ problem: String
  ) {
    expect(
      """
      steps:
        - assert: {\(expectation)}
      """,
      fails: "AssertionFailed: \(problem)"
    )
  }

  @Test func `elements that look like the one that nothing matches are told apart`() {
    expect(
      """
      steps:
        - {assert: "\\u0415nable", optional: true}
        - {assert: {id: "st\\u0430tus"}, optional: true}
        - {assert: {staticText: {label: "re\\u0430dy"}}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 assert Еnable
          AssertionFailed: no element matches 'Еnable'
          expected an element that matches 'Еnable'
          found none of the 23 elements on the screen
          candidate button, label: 'Enable' at 250,100 100x44: its label is not 'Еnable': they \
        look the same, but U+0045 is not U+0415
        warned 0.000-0.000 assert id: stаtus
          AssertionFailed: no element matches id: 'stаtus'
          expected an element that matches id: 'stаtus'
          found none of the 23 elements on the screen
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20: its id is not \
        'stаtus': they look the same, but U+0061 is not U+0430
        warned 0.000-0.000 assert staticText: {label: reаdy}
          AssertionFailed: no element matches staticText: {label: 'reаdy'}
          expected an element that matches staticText: {label: 'reаdy'}
          found none of the 23 elements on the screen
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20: its label is \
        'ready', not 'reаdy': they look the same, but U+0061 is not U+0430
          candidate staticText, id: 'mode', label: 'none' at 10,480 343x20: its label is 'none', \
        not 'reаdy'
          candidate staticText, id: 'start', label: 'Monday, January 1, 2001 at 12:00 PM' at \
        10,500 343x20: its label is 'Monday, January 1, 2001 at 12:00 PM', not 'reаdy'
        """
    )
  }

  @Test func `an option of a wheel that looks the same is advised`() {
    expect(
      """
      steps:
        - {adjust: {element: size, to: "l\\u0430rge"}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 adjust element: size, to: lаrge
          GestureFailed: pickerWheel #size can't be set to 'lаrge': its values are 'small', \
        'medium', 'large'
          found pickerWheel, id: 'size', value: 'small' at 220,250 100x44
          advice: write 'large': they look the same, but U+0430 is not U+0061
        """
    )
  }
}
