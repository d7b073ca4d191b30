package import AppModelKit
import ScenarioEvents

/// A drawing of the elements of a screen, made of their types, frames and states alone.
struct ScreenDrawing {
  let screen: ScreenSnapshot

  /// The elements that are marked.
  let targets: [Int]
}

extension TextBuffer {
  mutating func append(_ drawing: ScreenDrawing) {
    append(elements: drawing.screen.elements.indices, of: drawing.screen)
    for target in drawing.targets where drawing.screen.elements.indices.contains(target) {
      append(rectangle: drawing.screen.elements[target].frame, radius: 6, class: "target")
    }
  }

  /// Appends the trees of elements that make up a range.
  private mutating func append(elements range: Range<Int>, of screen: ScreenSnapshot) {
    var index = range.lowerBound
    while index < range.upperBound {
      append(drawingOf: screen.elements[index], on: screen)
      append(descendantsOf: index, of: screen)
      index = max(index + 1, Int(screen.elements[index].subtreeEnd))
    }
  }

  /// Appends what an element contains, cut off at its frame if that is what the app does.
  private mutating func append(descendantsOf index: Int, of screen: ScreenSnapshot) {
    let descendants = screen.descendants(of: index)
    guard !descendants.isEmpty else { return }
    let element = screen.elements[index]
    guard element.traits.contains(.scrollable) else {
      return append(elements: descendants, of: screen)
    }
    let frame = element.frame
    append("<svg")
    append(frame: frame)
    append(template: #" viewBox="\#(points: frame.x) \#(points: frame.y) "#)
    append(template: #"\#(points: max(0, frame.width)) \#(points: max(0, frame.height))">"#)
    append(elements: descendants, of: screen)
    append("</svg>")
  }

  private mutating func append(drawingOf element: ElementSnapshot, on screen: ScreenSnapshot) {
    if element.traits.contains(.modal) {
      append(rectangle: screen.bounds, radius: 0, class: "veil")
    }
    let shape = ElementShape(of: element.type)
    append("<g class=\"")
    append(verbatim: shape.rawValue)
    append(statesOf: element)
    append("\">")
    self.element("title", text: element.fullDescription)
    append(shape, of: element)
    append("</g>")
  }

  private mutating func append(statesOf element: ElementSnapshot) {
    if !element.isEnabled { append(" disabled") }
    if element.isSelected { append(" chosen") }
    if element.isFocused { append(" focused") }
    if element.traits.contains(.moving) { append(" moving") }
    if element.traits.contains(.destructive) { append(" destructive") }
    if element.traits.contains(.cancel) { append(" cancel") }
    if element.showsHint { append(" hint") }
  }
}

extension ElementSnapshot {
  /// Whether an empty field shows what belongs into it.
  var showsHint: Bool { value.isEmpty && !placeholder.isEmpty }
}

extension ScreenSnapshot {
  /// The drawing of the screen that reports show, as an XML element for a page with their style sheet.
  ///
  ///     screen.svg  // <svg xmlns="http://www.w3.org/2000/svg" class="screen" viewBox="0 0 375 667">...
  package var svg: String {
    var text = TextBuffer(for: .html)
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"screen\" viewBox=\"")
    text.append(sizeOf: bounds)
    text.append("\">")
    text.append(ScreenDrawing(screen: self, targets: []))
    text.append("</svg>")
    return String(decoding: text.take(), as: UTF8.self)
  }
}

/// The style of drawn screens.
package enum ScreenStyle {
  /// A style sheet for drawings of class `screen`; the page defines the colours.
  package static var css: [UInt8] { PackageResources.screen_css }
}
