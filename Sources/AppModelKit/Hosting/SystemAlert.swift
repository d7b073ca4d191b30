/// An alert of the system over an app of any type.
struct SystemAlert: Equatable, Sendable {
  struct Button: Equatable, Sendable {
    let label: String
    let action: AnyAction?
  }

  let title: String
  let buttons: [Button]

  init<Action>(_ interruption: Interruption<Action>) {
    title = interruption.title
    buttons = interruption.buttons.map {
      Button(label: $0.label, action: $0.action.map { AnyAction($0) })
    }
  }
}

extension Pen {
  mutating func draw(_ alert: SystemAlert) {
    let frame = Rect(52, 266, 271, 135)
    let card = ElementSnapshot(.alert, label: alert.title, frame: frame, traits: .modal)
    guard let outer = open(card) else { return }
    let text = Rect(frame.x + 16, frame.y + 16, frame.width - 32, 60)
    addText(.staticText, alert.title, identifier: "", frame: text)
    let width = frame.width / Double(alert.buttons.count)
    for (index, button) in alert.buttons.enumerated() {
      let place = Rect(frame.x + Double(index) * width, frame.maxY - 44, width, 44)
      add(.button(button.label, frame: place), .answerAlert(button.action))
    }
    close(outer)
  }
}

extension ElementSnapshot {
  /// A button that the kit draws itself.
  package static func button(_ label: String, frame: Rect) -> ElementSnapshot {
    ElementSnapshot(.button, label: label, title: label, frame: frame, traits: .interactive)
  }
}
