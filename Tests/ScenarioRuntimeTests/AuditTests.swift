import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct AuditTests {
  @Test func `an identifier of two lines is told in one`() {
    let text = ScenarioText(
      "name: A\napp: twins\nsteps: [audit]\n",
      catalog: AppCatalog([InstalledApp(TwinsApp.self)])
    )
    #expect(
      text.log == #"""
        A: failed at 0.000
        failed 0.000-0.000 audit
          AuditFailed: the audit found 4 problems: label: button #twin\n\u{1B}[31m has no label
          expected labels, hit regions of 44 x 44, unique identifiers and exposed state
          found label: button #twin\n\u{1B}[31m has no label
          found duplicateIdentifier: button #twin\n\u{1B}[31m shares the identifier \#
        'twin\n\u{1B}[31m' with another element
          found label: button #twin\n\u{1B}[31m has no label
          found duplicateIdentifier: button #twin\n\u{1B}[31m shares the identifier \#
        'twin\n\u{1B}[31m' with another element
          advice: fix the app, or leave a rule out with 'ignore'
        because of step 1
        """#
    )
  }

  @Test func `an audit passes where nothing is wrong`() {
    expect(
      """
      steps:
        - audit
        - tap: Open
        - audit
      """,
      fails: nil
    )
  }

  @Test func `an audit names every problem of what can be touched`() {
    expect(
      """
      launch: {arguments: [flawed]}
      steps:
        - audit
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 audit
          AuditFailed: the audit found 5 problems: label: button #flaw has no label
          expected labels, hit regions of 44 x 44, unique identifiers and exposed state
          found label: button #flaw has no label
          found duplicateIdentifier: button #flaw shares the identifier 'flaw' with another element
          found hitRegion: button 'Tiny' is 130,560 43x44, smaller than 44 x 44
          found duplicateIdentifier: button 'Tiny' shares the identifier 'flaw' with another element
          found state: image 'Ticked' does not say that it is on or finished
          advice: fix the app, or leave a rule out with 'ignore'
        because of step 1
        """
    )
  }

  @Test func `rules are left out everywhere or for some elements`() {
    expect(
      """
      launch: {arguments: [flawed]}
      steps:
        - audit:
            ignore: [duplicateIdentifier, label, {rule: hitRegion, element: Tiny}, state]
        - audit:
            ignore:
              - duplicateIdentifier
              - label
              - {rule: hitRegion, element: {id: flaw, label: ""}}
              - {rule: state, element: Tiny}
      """,
      logs: """
        A: failed at 0.000
        passed 0.000-0.000 audit ignore: [duplicateIdentifier, label, {rule: hitRegion, element: \
        Tiny}, state]
        failed 0.000-0.000 audit ignore: [duplicateIdentifier, label, {rule: hitRegion, element: \
        {id: flaw, label: ''}}, {rule: state, element: Tiny}]
          AuditFailed: the audit found 2 problems: hitRegion: button 'Tiny' is 130,560 43x44, \
        smaller than 44 x 44
          expected labels, hit regions of 44 x 44, unique identifiers and exposed state
          found hitRegion: button 'Tiny' is 130,560 43x44, smaller than 44 x 44
          found state: image 'Ticked' does not say that it is on or finished
          advice: fix the app, or leave a rule out with 'ignore'
        because of step 2
        """
    )
  }
}

/// An app with two buttons of which nothing is known but an identifier.
private struct TwinsApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case touch
  }

  static let description = AppDescription(
    name: "twins",
    summary: "an app with two buttons",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    for place in 0..<2 {
      let frame = Rect(0, 50 * Double(place), 44, 44)
      canvas.button("", identifier: "twin\n\u{1B}[31m", frame: frame, tap: .touch)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}
