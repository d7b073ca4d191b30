import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct AdjustingTests {
  @Test func `wheels, sliders and switches take their values`() {
    expect(
      """
      variables: {level: 0.25}
      steps:
        - adjust: {element: size, to: large}
        - adjust: {element: Volume, to: "${level}"}
        - adjust: {element: Wifi, to: on}
        - assert: {element: size, value: large}
        - assert: {element: Volume, value: 25%}
        - assert: {element: Wifi, value: "1"}
      """,
      logs: """
        A: passed at 0.600
        passed 0.000-0.200 adjust element: size, to: large
          touched pickerWheel #size at 270.0, 272.0
        passed 0.200-0.400 adjust element: Volume, to: 0.25
          touched slider 'Volume' at 150.0, 272.0
        passed 0.400-0.600 adjust element: Wifi, to: on
          touched switch 'Wifi' at 40.0, 272.0
        passed 0.600-0.600 assert element: size, value: large
        passed 0.600-0.600 assert element: Volume, value: 25%
        passed 0.600-0.600 assert element: Wifi, value: 1
        """
    )
  }

  @Test func `a value that a control gets only later is waited for`() {
    expect(
      """
      steps:
        - tap: Fetch
        - adjust: {element: size, to: giant}
        - assert: {element: size, value: giant}
      """,
      logs: """
        A: passed at 1.300
        passed 0.000-0.100 tap Fetch
          touched button 'Fetch' at 180.0, 172.0
        passed 0.100-1.300 adjust element: size, to: giant
          touched pickerWheel #size at 270.0, 272.0
        passed 1.300-1.300 assert element: size, value: giant
        """
    )
  }

  @Test func `a value that comes after the timeout fails with those that are there`() {
    expect(
      """
      steps:
        - tap: Fetch
        - adjust: {element: size, to: giant, timeout: 500ms}
      """,
      fails: "GestureFailed: timed out after 0.500s: pickerWheel #size can't be set to 'giant': "
        + "its values are 'small', 'medium', 'large'"
    )
  }

  @Test(arguments: [
    (
      "size", "huge",
      "pickerWheel #size can't be set to 'huge': its values are 'small', 'medium', 'large'"
    ),
    ("Volume", "1.5", "slider 'Volume' can't be set to '1.5': it takes a number from 0 to 1"),
    ("Volume", "loud", "slider 'Volume' can't be set to 'loud': it takes a number from 0 to 1"),
    ("Volume", "'+0.5'", "slider 'Volume' can't be set to '+0.5': it takes a number from 0 to 1"),
    (
      "Volume", "'0x1p-1'",
      "slider 'Volume' can't be set to '0x1p-1': it takes a number from 0 to 1"
    ),
    ("Wifi", "true", "switch 'Wifi' can't be set to 'true': it takes 'on' or 'off'"),
    ("Enable", "on", "button 'Enable' can't be adjusted"),
  ])
  func `a value that a control does not have fails with those it has`(
    _ control: String,
    _ value: String,
    _ problem: String
  ) {
    expect(
      """
      steps:
        - adjust: {element: \(control), to: \(value)}
      """,
      fails: "GestureFailed: \(problem)"
    )
  }

  @Test(arguments: [("80%", "  advice: write '0.8'\n"), ("120%", ""), ("x%", "")])
  func `for a percentage of a slider the number from 0 to 1 is advised`(
    _ value: String,
    _ advice: String
  ) {
    expect(
      """
      steps:
        - adjust: {element: Volume, to: \(value)}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 adjust element: Volume, to: \(value)
          GestureFailed: slider 'Volume' can't be set to '\(value)': it takes a number from 0 to 1
          found slider, label: 'Volume', value: '50%' at 90,250 120x44
        \(advice)because of step 1
        """
    )
  }

  @Test(arguments: [
    ("0", ""), ("32", ""), ("1.5", ""), ("'03'", "  advice: did you mean '3'?\n"),
  ])
  func `for a number that is none of a wheel's no other one is advised`(
    _ value: String,
    _ advice: String
  ) {
    let text = ScenarioText(
      """
      name: A
      app: mixer
      steps: [adjust: {element: track, to: \(value)}]
      """,
      catalog: AppCatalog([InstalledApp(MixerApp.self)])
    )
    let wanted = value.replacing("'", with: "")
    #expect(
      text.log == """
        A: failed at 0.000
        failed 0.000-0.000 adjust element: track, to: \(wanted)
          GestureFailed: pickerWheel #track can't be set to '\(wanted)': its values are '1' ... '31'
          found pickerWheel, id: 'track', value: '1' at 0,40 90x30
        \(advice)because of step 1
        """
    )
  }

  @Test func `an element that only has adjustable elements in it is adjusted by those`() {
    let text = ScenarioText(
      "name: A\napp: mixer\nsteps: [adjust: {element: {type: picker}, to: 3}]",
      catalog: AppCatalog([InstalledApp(MixerApp.self)])
    )
    #expect(
      text.log == """
        A: failed at 0.000
        failed 0.000-0.000 adjust element: {type: picker}, to: 3
          GestureFailed: picker can't be adjusted
          found picker at 0,40 90x30
          advice: adjust the elements inside it, one step for each: pickerWheel #track
        because of step 1
        """
    )
  }

  @Test(arguments: [("Ada", "write into it with 'type'"), ("''", "empty it with 'clear'")])
  func `a field takes its text from other commands`(_ text: String, _ advice: String) {
    expect(
      """
      steps:
        - adjust: {element: name, to: \(text)}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 adjust element: name, to: \(text)
          GestureFailed: textField #name can't be adjusted
          found textField, id: 'name', placeholder: 'Name' at 10,200 160x44
          advice: \(advice)
        because of step 1
        """
    )
  }

  @Test func `a stepper's limits are told without needless decimals`() {
    let text = ScenarioText(
      """
      name: A
      app: mixer
      steps: [adjust: {element: Gain, to: 12}]
      """,
      catalog: AppCatalog([InstalledApp(MixerApp.self)])
    )
    #expect(
      text.failure == """
        GestureFailed: stepper 'Gain' can't be set to '12': it takes a number from 0.5 to 10 in steps of 1
        """
    )
  }
}

/// An app with nothing but a stepper and a wheel of numbers.
private struct MixerApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case setGain(Double)
    case setTrack(Int)
  }

  static let description = AppDescription(
    name: "mixer",
    summary: "an app with a stepper",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only
  private var gain = 1.0
  private var track = 0

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.stepper("Gain", number: gain, in: 0.5...10, frame: Rect(0, 0, 90, 30)) { .setGain($0) }
    canvas.element(ElementSnapshot(.picker, frame: Rect(0, 40, 90, 30))) { canvas in
      canvas.pickerWheel(
        (1...31).map(String.init),
        selection: track,
        identifier: "track",
        frame: Rect(0, 40, 90, 30)
      ) { .setTrack($0) }
    }
  }

  mutating func update(_ action: Action, in context: inout AppContext<Self>) {
    switch action {
    case .setGain(let number): gain = number
    case .setTrack(let index): track = index
    }
  }
}
