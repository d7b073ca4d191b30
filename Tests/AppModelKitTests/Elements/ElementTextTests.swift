import AppModelKit
import Testing

struct ElementTextTests {
  private var field: ElementSnapshot {
    ElementSnapshot(
      .textField,
      identifier: "name",
      label: "Name",
      value: "Ann",
      placeholder: "Your name",
      title: "Title",
      frame: Rect(0, 0, 10, 20)
    )
  }

  @Test func `each text is changed without the others`() {
    var element = field
    element.title = "T"
    #expect(element.words == "textField #name 'Name' title 'T' value 'Ann' placeholder 'Your name'")
    element.placeholder = "P"
    #expect(element.words == "textField #name 'Name' title 'T' value 'Ann' placeholder 'P'")
    element.label = "L"
    #expect(element.words == "textField #name 'L' title 'T' value 'Ann' placeholder 'P'")
    element.title = ""
    #expect(element.words == "textField #name 'L' value 'Ann' placeholder 'P'")
    element.placeholder = ""
    element.value = ""
    element.identifier = ""
    #expect(element.words == "textField 'L'")
  }

  @Test func `a title that is the label stays when the label becomes another one`() {
    var button = ElementSnapshot(.button, label: "Go", title: "Go", frame: Rect(0, 0, 10, 20))
    button.placeholder = "P"
    button.label = "Stop"
    #expect(button.words == "button 'Stop' title 'Go' placeholder 'P'")
    button.title = "Stop"
    #expect(button.words == "button 'Stop' placeholder 'P'")
    button.label = ""
    #expect(button.title == "Stop")
    button.title = ""
    button.label = "Go"
    #expect(button.title == "")
  }

  @Test func `a title keeps its bytes, be it equal to the label or not`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    var button = ElementSnapshot(
      .button,
      label: composed,
      title: decomposed,
      frame: Rect(0, 0, 10, 20)
    )
    #expect(Array(button.title.utf8) == Array(decomposed.utf8))
    let other = ElementSnapshot(.button, label: composed, title: composed, frame: button.frame)
    #expect(button == other)
    #expect(Set([button, other]).count == 1)
    button.label = decomposed
    #expect(Array(button.title.utf8) == Array(decomposed.utf8))
    #expect(button == other)
  }

  @Test func `elements differ by each of their texts`() {
    let changes: [WritableKeyPath<ElementSnapshot, String>] = [
      \.identifier, \.label, \.value, \.placeholder, \.title,
    ]
    for change in changes {
      var element = field
      element[keyPath: change] = "another"
      #expect(element != field)
      element[keyPath: change] = field[keyPath: change]
      #expect(element == field)
      #expect(element.hashValue == field.hashValue)
    }
  }
}

extension ElementSnapshot {
  /// The description without the frame.
  fileprivate var words: String {
    String(description.prefix { $0 != "(" }.dropLast())
  }
}
