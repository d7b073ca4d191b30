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
    let screen = drawing.screen
    let overlays = screen.overlays
    append(elements: screen.elements.indices, of: screen, without: overlays)
    for overlay in overlays { append(treeOf: overlay, of: screen) }
    for target in drawing.targets where screen.elements.indices.contains(target) {
      append(rectangle: screen.elements[target].frame, radius: 6, class: "target")
    }
  }

  /// Appends the trees of elements that make up a range, without some of them.
  private mutating func append(
    elements range: Range<Int>,
    of screen: ScreenSnapshot,
    without omitted: [Int]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if !omitted.contains(index) { append(treeOf: index, of: screen, without: omitted) }
      index = max(index + 1, Int(screen.elements[index].subtreeEnd))
    }
  }

  private mutating func append(
    treeOf index: Int,
    of screen: ScreenSnapshot,
    without omitted: [Int] = []
  ) {
    append(drawingOf: index, on: screen)
    append(descendantsOf: index, of: screen, without: omitted)
  }

  /// Appends what an element contains, cut off at its frame if that is what the app does.
  private mutating func append(
    descendantsOf index: Int,
    of screen: ScreenSnapshot,
    without omitted: [Int]
  ) {
    let descendants = screen.descendants(of: index)
    guard !descendants.isEmpty else { return }
    let element = screen.elements[index]
    guard element.traits.contains(.scrollable) else {
      return append(elements: descendants, of: screen, without: omitted)
    }
    let frame = element.frame
    append("<svg")
    append(frame: frame)
    append(template: #" viewBox="\#(points: frame.x) \#(points: frame.y) "#)
    append(template: #"\#(points: max(0, frame.width)) \#(points: max(0, frame.height))">"#)
    append(elements: descendants, of: screen, without: omitted)
    append("</svg>")
  }

  private mutating func append(drawingOf index: Int, on screen: ScreenSnapshot) {
    var element = screen.elements[index]
    if element.traits.contains(.modal) {
      append(rectangle: screen.bounds, radius: 0, class: "veil")
    }
    let shape = ElementShape(of: element.type)
    append("<g class=\"")
    append(verbatim: shape.rawValue)
    append(statesOf: element)
    append("\">")
    self.element("title", text: element.fullDescription)
    if shape == .card, screen.hasText(within: index) { element.label = "" }
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

extension ScreenSnapshot {
  /// What lies over everything else: a modal element, such as an alert, and a keyboard over it.
  ///
  /// Other elements may come after them in the tree, such as a tab bar.
  fileprivate var overlays: [Int] {
    guard let modal = elements.indices.lazy.compactMap({ modal(over: $0) }).first else { return [] }
    let keyboards = elements.indices.filter {
      $0 > modal && elements[$0].type == .keyboard && self.modal(over: $0) != nil
    }
    return [modal] + keyboards
  }

  /// Whether an element contains a text, which says what it is about.
  fileprivate func hasText(within index: Int) -> Bool {
    descendants(of: index).contains { elements[$0].type == .staticText }
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
