import ScenarioTestSupport
import Testing

/// What failures advise where a text alone matches several elements.
struct AmbiguityAdviceTests {
  @Test func `a text alone becomes a mapping that has a place for the choice`() {
    expect(
      """
      steps:
        - {tap: Twin, optional: true}
        - tap: {label: Twin, first: true}
        - tap: {element: {label: Twin, first: true}}
      """,
      logs: """
        A: passed at 0.200
        warned 0.000-0.000 tap Twin
          GestureFailed: 2 elements match 'Twin', but exactly one must, and the app has no further change scheduled
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one you mean, or write {label: ..., first: true} in place of \
        the text
        passed 0.000-0.100 tap label: Twin, first: true
          touched button 'Twin' at 60.0, 122.0
        passed 0.100-0.200 tap element: {label: Twin, first: true}
          touched button 'Twin' at 60.0, 122.0
        """
    )
  }

  @Test func `the property is the one that the elements have in common`() {
    expect(
      """
      launch: {arguments: [-flawed]}
      steps:
        - {tap: flaw, optional: true}
        - tap: {id: flaw, first: true}
      """,
      logs: """
        A: passed at 0.100
        warned 0.000-0.000 tap flaw
          GestureFailed: 2 elements match 'flaw', but exactly one must, and the app has no further change scheduled
          expected exactly one element that matches 'flaw'
          found 2 elements
          candidate button, id: 'flaw' at 10,560 44x44
          candidate button, id: 'flaw', label: 'Tiny' at 130,560 43x44
          advice: say more about the one you mean, or write {id: ..., first: true} in place of the \
        text
        passed 0.000-0.100 tap id: flaw, first: true
          touched button #flaw at 32.0, 582.0
        """
    )
  }

  @Test func `a text that is secret is not repeated, and neither is that of a word`() {
    expect(
      """
      variables: {side: Twin}
      secrets: [side]
      elements: {sides: "${side}"}
      steps:
        - {tap: "${side}", optional: true}
        - {tap: {named: sides}, optional: true}
      """,
      logs: """
        A: passed at 0.000
        warned 0.000-0.000 tap •••
          GestureFailed: 2 elements match '•••', but exactly one must, and the app has no further change scheduled
          expected exactly one element that matches '•••'
          found 2 elements
          candidate button, label: '•••' at 10,100 100x44
          candidate button, label: '•••' at 130,100 100x44
          advice: say more about the one you mean, or write {label: ..., first: true} in place of \
        the text
        warned 0.000-0.000 tap named: sides
          GestureFailed: sides: 2 elements match '•••', but exactly one must, and the app has no further change scheduled
          expected exactly one element that matches '•••'
          found 2 elements
          candidate button, label: '•••' at 10,100 100x44
          candidate button, label: '•••' at 130,100 100x44
          advice: say more about the one you mean, or write {label: ..., first: true} in place of \
        the text
        """
    )
  }
}
