import AppModelKit
import ScenarioReports
import Testing

/// The texts that are drawn on a screen.
struct ScreenDrawingTests {
  private static let frame = Rect(52, 266, 271, 135)

  @Test(arguments: [ElementType.alert, .sheet, .popover])
  func `the label is drawn where no text is in the way`(type: ElementType) {
    var screen = ScreenSnapshot()
    let card = screen.append(ElementSnapshot(type, label: "Hint", frame: Self.frame))
    #expect(screen.drawnTexts == ["Hint"])
    screen.append(ElementSnapshot(.staticText, label: "Tap outside", frame: Self.frame), to: card)
    #expect(screen.drawnTexts == ["Tap outside"])
  }

  @Test func `a sheet is drawn over what follows it, and the keyboard over the sheet`() {
    var screen = ScreenSnapshot()
    screen.append(ElementSnapshot(.button, label: "Below", frame: Self.frame))
    let sheet = ElementSnapshot(.sheet, frame: Self.frame, traits: .modal)
    let place = screen.append(sheet)
    screen.append(ElementSnapshot(.button, label: "Cancel", frame: Self.frame), to: place)
    screen.append(ElementSnapshot(.keyboard, label: "Keys", frame: Self.frame))
    screen.append(ElementSnapshot(.tabBar, label: "Tabs", frame: Self.frame))
    let titles = screen.svg.matches(of: /<title>(\w+)/).map { String($0.1) }
    #expect(titles == ["button", "tabBar", "sheet", "button", "keyboard"])
  }

  @Test(arguments: [
    (ElementType.stepper, "3", "− 3 +"), (.stepper, "", "− +"),
    (.pageIndicator, "page 2 of 3", "page 2 of 3"), (.pageIndicator, "", "• • •"),
    (.colorWell, "Blue", "Blue"), (.datePicker, "2019-10-09", "2019-10-09"),
  ])
  func `a control is drawn with its value`(type: ElementType, value: String, text: String) {
    var screen = ScreenSnapshot()
    screen.append(ElementSnapshot(type, label: "A", value: value, frame: Self.frame))
    #expect(screen.drawnTexts == [text])
  }
}

extension ScreenSnapshot {
  fileprivate var drawnTexts: [String] {
    svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }
}
