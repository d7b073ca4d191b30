import AppModelKit

extension TextBuffer {
  /// Appends a size as the value of `viewBox`: `0 0 375 667`.
  mutating func append(sizeOf bounds: Rect) {
    append(template: "0 0 \(points: bounds.width) \(points: bounds.height)")
  }

  mutating func append(rectangle frame: Rect, radius: Double, class kind: StaticString? = nil) {
    append("<rect")
    append(class: kind)
    append(frame: frame)
    if radius > 0 { append(attribute: "rx", points: radius) }
    append("/>")
  }

  mutating func append(circleAt center: Point, radius: Double, class kind: StaticString) {
    append("<circle")
    append(class: kind)
    append(attribute: "cx", points: center.x)
    append(attribute: "cy", points: center.y)
    append(attribute: "r", points: max(0, radius))
    append("/>")
  }

  mutating func append(lineFrom start: Point, to end: Point) {
    append(template: #"<path d="M\#(points: start.x) \#(points: start.y)L\#(points: end.x) "#)
    append(template: #"\#(points: end.y)"/>"#)
  }

  /// Appends the place and the size of a rectangle as attributes.
  mutating func append(frame: Rect) {
    append(attribute: "x", points: frame.x)
    append(attribute: "y", points: frame.y)
    append(attribute: "width", points: max(0, frame.width))
    append(attribute: "height", points: max(0, frame.height))
  }

  /// Appends a text, broken into lines that fit into a frame.
  mutating func append(
    label text: String,
    in frame: Rect,
    aligned alignment: DrawnLabel.Alignment
  ) {
    let label = DrawnLabel(text, in: frame, aligned: alignment)
    guard !label.lines.isEmpty else { return }
    append("<svg class=\"label\"")
    append(frame: frame)
    append(">")
    for (index, line) in label.lines.enumerated() {
      append("<text")
      append(class: label.isCentered ? "middle" : nil)
      append(attribute: "x", points: label.x)
      append(attribute: "y", points: label.y(ofLine: index))
      append(attribute: "font-size", points: label.fontSize)
      append(template: ">\(line)</text>")
    }
    append("</svg>")
  }

  private mutating func append(class kind: StaticString?) {
    if let kind { append(attribute: "class") { $0.append(kind) } }
  }

  private mutating func append(attribute name: StaticString, points: Double) {
    append(attribute: name) { $0.append(points: points) }
  }
}
