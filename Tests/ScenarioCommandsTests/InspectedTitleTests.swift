import AppModelKit
import Testing

@testable import ScenarioCommands

/// How `rehearse inspect` shows the texts of an element.
struct InspectedTitleTests {
  @Test(arguments: [
    ("November 25", "button #day 'Start' title 'November 25'"),
    ("Start", "button #day 'Start'"),
    ("", "button #day 'Start'"),
  ])
  func `a title is shown if it is not the label`(_ title: String, _ row: String) {
    let button = ElementSnapshot(
      .button,
      identifier: "day",
      label: "Start",
      title: title,
      frame: Rect(0, 0, 80, 30)
    )
    #expect(button.indentedTitle == row)
  }
}
