import AppModelKit
import ScenarioEvents
import Testing

/// How element trees and candidates show an element.
struct ElementDescriptionTests {
  @Test(arguments: [
    ("Format Bold", "Bold", "button, label: 'Format Bold', title: 'Bold'"),
    ("Bold", "Bold", "button, label: 'Bold'"),
    ("Close", "", "button, label: 'Close'"),
  ])
  func `a title is shown if it is not the label`(label: String, title: String, line: String) {
    let button = ElementSnapshot(.button, label: label, title: title, frame: Rect(0, 0, 9, 9))
    #expect(button.fullDescription == line)
  }
}
