import AppModelKit
import BuiltInApps
import Foundation
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime
import Testing

struct SelectorFinderTests {
  @Test(arguments: try VisitedScreens.inScenarios())
  func `every selector matches its element and no other`(_ screen: ScreenSnapshot) {
    let selectors = SelectorFinder(inspection(of: screen)).selectors.map(\.text)
    #expect(selectors.count == screen.elements.count)
    for (index, selector) in selectors.enumerated() {
      #expect(matches(of: selector, on: screen) == [index], "\(selector)")
    }
  }

  @Test func `what nobody sees in a text is written so that it can be read again`() {
    var screen = ScreenSnapshot()
    let labels = ["a\u{200E}b", "\u{202E}c\"", "d\u{E0041}", "\u{200B}", "Ünï 🏴\u{E0067}\u{E007F}"]
    for label in labels { screen.append(element(.staticText, label: label)) }
    let selectors = SelectorFinder(inspection(of: screen)).selectors.map(\.text)
    #expect(
      selectors == [
        #"{staticText: "a\u200Eb"}"#, #"{staticText: "\u202Ec\""}"#,
        #"{staticText: "d\U000E0041"}"#,
        #"{staticText: "\u200B"}"#, "{staticText: Ünï 🏴\u{E0067}\u{E007F}}",
      ]
    )
    for (index, selector) in selectors.enumerated() {
      #expect(matches(of: selector, on: screen) == [index], "\(selector)")
    }
  }

  @Test func `the value of what people can change names nothing`() {
    var screen = ScreenSnapshot()
    for type in [ElementType.textField, .switch, .slider, .pickerWheel, .textView] {
      var changed = element(type)
      changed.value = "on \(type.rawValue)"
      let cell = screen.append(element(.cell))
      screen.append(changed, to: cell)
    }
    let selectors = SelectorFinder(inspection(of: screen)).selectors.map(\.text)
    #expect(selectors.filter { $0.contains("on ") } == [])
  }

  @Test func `an element is named by the first of these that is its own`() {
    var screen = ScreenSnapshot()
    let table = screen.append(element(.table))
    for title in ["Milk", "Bread"] {
      let cell = screen.append(element(.cell), to: table)
      screen.append(element(.staticText, label: title), to: cell)
      screen.append(element(.staticText, label: "today"), to: cell)
    }
    screen.append(element(.button, id: "done", label: "Done"))
    screen.append(element(.button, id: "edit", label: "done"))
    screen.append(element(.button, label: "Done"))
    screen.append(element(.textField, placeholder: "Name: first, last"))
    screen.append(element(.image))
    screen.append(element(.image))
    #expect(
      SelectorFinder(inspection(of: screen)).selectors.map(\.text) == [
        "{type: table}",
        "{type: cell, containing: Milk}",
        "{staticText: Milk}",
        "{staticText: today, within: {type: cell, containing: Milk}}",
        "{type: cell, containing: Bread}",
        "{staticText: Bread}",
        "{staticText: today, within: {type: cell, containing: Bread}}",
        "{id: done}",
        "edit",
        "{button: Done, index: 1}",
        "{textField: \"Name: first, last\"}",
        "{type: image, index: 0}",
        "{type: image, index: 1}",
      ]
    )
  }

  @Test(arguments: [
    "${name}", "$${", "it's {done}", "a: b", "# x", "\u{1B}[31m\"\\", "null", "1e3", " ",
    "\u{202E}",
    "line\nbreak", "*", "<<", "true", "{button: Done}", "é\u{301}",
  ])
  func `any label can be named`(_ label: String) {
    var screen = ScreenSnapshot()
    screen.append(element(.button, label: label))
    screen.append(element(.button, id: label))
    screen.append(element(.cell, label: label))
    let selectors = SelectorFinder(inspection(of: screen)).selectors.map(\.text)
    for (index, selector) in selectors.enumerated() {
      #expect(matches(of: selector, on: screen) == [index], "\(selector)")
    }
  }

  @Test func `a secret is not named`() {
    var screen = ScreenSnapshot()
    screen.append(element(.textField, value: "hunter2"))
    var secrets = Secrets()
    secrets.insert("hunter2")
    let inspection = Inspection(of: screen, hiding: secrets)
    #expect(SelectorFinder(inspection).selectors.map(\.text) == ["{type: textField}"])
  }

  private func element(
    _ type: ElementType,
    id: String = "",
    label: String = "",
    value: String = "",
    placeholder: String = ""
  ) -> ElementSnapshot {
    ElementSnapshot(
      type,
      identifier: id,
      label: label,
      value: value,
      placeholder: placeholder,
      frame: Rect(0, 0, 10, 10)
    )
  }

  private func inspection(of screen: ScreenSnapshot) -> Inspection {
    Inspection(of: screen)
  }

  private func matches(of selector: String, on screen: ScreenSnapshot) -> [Int]? {
    ScenarioDecoder.decodeSelector(SourceFile(path: "selector", text: selector))?
      .matches(on: screen)
  }
}
