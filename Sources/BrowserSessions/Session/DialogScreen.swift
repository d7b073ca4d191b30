import AppModelKit

/// The screen while a dialog lies over a page: the page as it was, and an alert over it.
struct DialogScreen {
  /// What a gesture on an element of the dialog does.
  enum Part {
    case accept
    case dismiss
    case other
  }

  let dialog: PageDialog

  /// The text in the dialog's field.
  let entry: String
  let screen: ScreenSnapshot
  private let acceptButton: Int
  private let dismissButton: Int?

  init(_ dialog: PageDialog, entry: String, over page: ScreenSnapshot, in bounds: Rect) {
    self.dialog = dialog
    self.entry = entry
    let count = page.elements.count
    var screen = page
    screen.rendering = nil
    let frame = Rect(bounds.center.x - 135, bounds.center.y - 80, 270, 160)
    let alert = screen.append(
      ElementSnapshot(.alert, label: dialog.text, frame: frame, traits: .modal)
    )
    let row = Rect(frame.x + 16, frame.y + 16, frame.width - 32, 40)
    if !dialog.text.isEmpty {
      screen.append(ElementSnapshot(.staticText, label: dialog.text, frame: row), to: alert)
    }
    if dialog.kind == .prompt {
      screen.append(.field(entry, frame: row.offsetBy(y: 50)), to: alert)
    }
    let half = Rect(frame.x, frame.maxY - 44, frame.width / 2, 44)
    dismissButton =
      dialog.kind == .alert ? nil : screen.append(.button("Cancel", frame: half), to: alert)
    acceptButton = screen.append(.button("OK", frame: half.offsetBy(x: frame.width / 2)), to: alert)
    let own = [Obstruction?](repeating: nil, count: screen.elements.count - count)
    screen.rendering = RenderedScreen(
      bounds: bounds,
      obstructions: [Obstruction?](repeating: .covered(by: alert), count: count) + own
    )
    self.screen = screen
  }

  func part(at element: Int) -> Part {
    switch element {
    case acceptButton: .accept
    case dismissButton: .dismiss
    default: .other
    }
  }
}

extension ElementSnapshot {
  fileprivate static func field(_ text: String, frame: Rect) -> ElementSnapshot {
    ElementSnapshot(
      .textField,
      value: text,
      frame: frame,
      isFocused: true,
      traits: [.interactive, .editable]
    )
  }
}
