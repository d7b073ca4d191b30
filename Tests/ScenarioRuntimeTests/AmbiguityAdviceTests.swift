import ScenarioEvents
import ScenarioTestSupport
import Testing

/// What failures advise where a text alone matches several elements.
struct AmbiguityAdviceTests {
  @Test func `elements that nothing tells apart are told apart by their order`() {
    expect(
      """
      steps:
        - {tap: Twin, optional: true}
        - tap: {button: 'Twin', first: true}
      """,
      logs: """
        A: passed at 0.100
        warned 0.000-0.000 tap Twin
          GestureFailed: 2 elements match 'Twin', but exactly one must, and the app will not change by itself
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        passed 0.000-0.100 tap button: Twin, first: true
          touched button 'Twin' at 60.0, 122.0
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
          GestureFailed: 2 elements match '•••', but exactly one must, and the app will not change by itself
          expected exactly one element that matches '•••'
          found 2 elements
          candidate button, label: '•••' at 10,100 100x44
          candidate button, label: '•••' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: '${side}', first: true}
        warned 0.000-0.000 tap named: sides
          GestureFailed: sides: 2 elements match '•••', but exactly one must, and the app will not change by itself
          expected exactly one element that matches '•••'
          found 2 elements
          candidate button, label: '•••' at 10,100 100x44
          candidate button, label: '•••' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: '${side}', first: true}
        """
    )
  }

  @Test func `only the elements that a step can act on are offered`() {
    expectAdvice(
      [
        ("type: {into: Email, text: a}", "write {textField: 'Email'}"),
        ("clear: Email", "write {textField: 'Email'}"),
        ("adjust: {element: Shelf, to: Top}", "write {pickerWheel: 'Shelf'}"),
        ("tap: Email", "write {staticText: 'Email'} or {textField: 'Email'}"),
        (
          "assert: {element: Email, value: a}",
          "write {staticText: 'Email'} or {textField: 'Email'}"
        ),
        ("type: {into: Delete, text: a}", "none of them takes text"),
        ("adjust: {element: Delete, to: a}", "none of them can be adjusted"),
      ]
    )
  }

  @Test
  func `elements in rows are told apart by a text of the row, without a number if there is one`() {
    expectAdvice(
      [
        (
          "tap: {button: Delete, enabled: true}",
          """
          say more about the one that you mean, such as \
          {button: 'Delete', enabled: true, within: {type: cell, containing: 'Rice 5'}}
          """
        ),
        (
          "tap: {staticText: Tea}",
          "say more about the one that you mean, or choose it with {staticText: 'Tea', first: true}"
        ),
        (
          "tap: {type: cell}",
          """
          say more about the one that you mean, such as {type: cell, containing: 'Rice 5'}
          """
        ),
      ]
    )
  }

  @Test func `no key is advised twice, and a text follows the type`() {
    expectAdvice(
      [
        (
          "tap: {type: cell, containing: Delete}",
          "say more about the one that you mean, such as {type: cell, containing: 'Rice 5'}"
        ),
        (
          "tap: {type: button, within: {type: cell}}",
          """
          say more about the one that you mean, such as \
          {type: button, within: {type: cell, containing: 'Rice 5'}}
          """
        ),
        (
          "tap: {enabled: true, within: {type: cell}}",
          """
          say more about the one that you mean, such as \
          {staticText: 'Rice 5', enabled: true, within: {type: cell}}
          """
        ),
      ]
    )
  }

  @Test func `an advised selector can be written as it is shown`() {
    let text = ScenarioText(
      """
      name: A
      app: pantry
      steps:
        - tap: {button: 'Delete', enabled: true, within: {type: cell, containing: 'Rice 5'}}
        - tap: {button: 'Delete', within: {type: cell, containing: "Don't touch"}}
        - tap: {staticText: 'Tea', first: true}
      """,
      catalog: .pantry
    )
    #expect(text.failure == nil)
  }

  private func expectAdvice(_ cases: [(step: String, advice: String)]) {
    for (step, advice) in cases {
      let text = ScenarioText(
        "name: A\napp: pantry\nsteps: [{\(step)}]",
        catalog: .pantry
      )
      #expect(text.failures.map(\.advice) == [advice], "\(step)")
    }
  }
}
