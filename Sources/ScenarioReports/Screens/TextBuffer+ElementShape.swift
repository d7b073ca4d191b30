import AppModelKit

extension TextBuffer {
  /// Appends an element as the shape that stands for its type.
  mutating func append(_ shape: ElementShape, of element: ElementSnapshot) {
    switch shape {
    case .none: break
    case .area: append(area: element)
    case .bar: append(box: element, radius: 0, aligned: .middle)
    case .button, .key: append(box: element, radius: 8, aligned: .middle)
    case .card: append(box: element, radius: 12, aligned: .top)
    case .cell: append(cell: element)
    case .dots: append(dots: element)
    case .field: append(box: element, radius: 8, aligned: .leading)
    case .keyboard: append(keyboard: element)
    case .link: append(label: element.caption, in: element.frame, aligned: .middle)
    case .picture: append(picture: element)
    case .progress: append(progress: element)
    case .slider: append(slider: element)
    case .spinner: append(spinner: element.frame)
    case .stepper: append(stepper: element)
    case .text: append(label: element.caption, in: element.frame, aligned: .start)
    case .toggle: append(toggle: element)
    case .wheel: append(wheel: element)
    }
  }

  /// Appends an outline, with the value of a colour well or of a date picker that has no wheels.
  private mutating func append(area element: ElementSnapshot) {
    append(rectangle: element.frame, radius: 0)
    guard element.type == .datePicker || element.type == .colorWell else { return }
    append(label: element.value, in: element.frame, aligned: .leading)
  }

  private mutating func append(
    box element: ElementSnapshot,
    radius: Double,
    aligned alignment: DrawnLabel.Alignment
  ) {
    append(rectangle: element.frame, radius: radius)
    append(label: element.caption, in: element.frame, aligned: alignment)
  }

  /// Appends a row and the line below it.
  private mutating func append(cell element: ElementSnapshot) {
    let frame = element.frame
    append(rectangle: frame, radius: 0)
    append(lineFrom: Point(x: frame.x + 16, y: frame.maxY), to: Point(x: frame.maxX, y: frame.maxY))
    append(label: element.label, in: frame, aligned: .leading)
  }

  private mutating func append(picture element: ElementSnapshot) {
    let frame = element.frame
    append(rectangle: frame, radius: 4)
    append(lineFrom: Point(x: frame.x, y: frame.y), to: Point(x: frame.maxX, y: frame.maxY))
    append(lineFrom: Point(x: frame.x, y: frame.maxY), to: Point(x: frame.maxX, y: frame.y))
  }

  /// Appends a keyboard as rows of keys without letters.
  private mutating func append(keyboard element: ElementSnapshot) {
    let frame = element.frame
    append(rectangle: frame, radius: 0)
    let height = frame.height / 4
    for row in 0..<4 {
      let count = [10, 9, 8, 3][row]
      let width = frame.width / Double(count)
      for column in 0..<count {
        let x = frame.x + Double(column) * width + 3
        let y = frame.y + Double(row) * height + 5
        append("<g class=\"key\">")
        append(rectangle: Rect(x, y, width - 6, height - 10), radius: 5)
        append("</g>")
      }
    }
  }

  private mutating func append(spinner frame: Rect) {
    append(circleAt: frame.center, radius: min(frame.width, frame.height) / 2, class: "spinner")
  }

  private mutating func append(stepper element: ElementSnapshot) {
    let number = element.value.isEmpty ? "" : "\(element.value) "
    append(rectangle: element.frame, radius: 8)
    append(label: "− \(number)+", in: element.frame, aligned: .middle)
  }

  /// Appends the number of the page, which three dots do not show.
  private mutating func append(dots element: ElementSnapshot) {
    let text = element.value.isEmpty ? "• • •" : element.value
    append(label: text, in: element.frame, aligned: .middle)
  }

  private mutating func append(toggle element: ElementSnapshot) {
    let (width, height) = (51.0, 31.0)
    let frame = element.frame
    let pill = Rect(frame.maxX - width, frame.center.y - height / 2, width, height)
    append(rectangle: pill, radius: height / 2, class: element.isOn ? "level" : "off")
    let x = element.isOn ? pill.maxX - height / 2 : pill.x + height / 2
    append(circleAt: Point(x: x, y: pill.center.y), radius: height / 2 - 2, class: "knob")
    let space = Rect(frame.x, frame.y, max(0, frame.width - width - 8), frame.height)
    append(label: element.label, in: space, aligned: .start)
  }

  private mutating func append(slider element: ElementSnapshot) {
    append(progress: element)
    let x = element.frame.x + element.frame.width * element.fraction
    append(circleAt: Point(x: x, y: element.frame.center.y), radius: 12, class: "knob")
  }

  private mutating func append(progress element: ElementSnapshot) {
    let frame = element.frame
    let track = Rect(frame.x, frame.center.y - 2, frame.width, 4)
    append(rectangle: track, radius: 2)
    let level = Rect(track.x, track.y, track.width * element.fraction, track.height)
    append(rectangle: level, radius: 2, class: "level")
  }

  /// Appends a wheel as its value between two lines.
  private mutating func append(wheel element: ElementSnapshot) {
    let frame = element.frame
    for y in [frame.center.y - 17, frame.center.y + 17] {
      append(lineFrom: Point(x: frame.x, y: y), to: Point(x: frame.maxX, y: y))
    }
    let row = Rect(frame.x, frame.center.y - 17, frame.width, 34)
    append(label: element.value, in: row, aligned: .middle)
  }
}

extension ElementSnapshot {
  /// The text that is visible on the element.
  fileprivate var caption: String {
    let texts =
      switch ElementShape(of: type) {
      case .field: [value, placeholder, label]
      case .none, .area, .bar, .button, .card, .cell, .dots, .key, .keyboard, .link, .picture,
        .progress, .slider, .spinner, .stepper, .text, .toggle, .wheel:
        [label, title, value]
      }
    let text = texts.first { !$0.isEmpty } ?? ""
    return traits.contains(.backButton) ? "‹ \(text)" : text
  }

  fileprivate var isOn: Bool { value == "1" || value == "on" || value == "true" }

  /// The value as a part of the whole, from 0 to 1.
  fileprivate var fraction: Double {
    let isPercentage = value.utf8.last == UInt8(ascii: "%")
    let number = Double(isPercentage ? value.dropLast() : value[...]) ?? 0
    let fraction = isPercentage ? number / 100 : number
    return fraction >= 0 ? min(fraction, 1) : 0
  }
}
