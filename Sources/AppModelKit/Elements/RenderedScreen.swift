/// What only the program that drew a screen knows about it: its size, what can be touched, its pixels.
///
/// App models need none of it: their screens have one size, and what lies on top follows from the order
/// of the elements. A browser decides by its own rules, and not every part of a page is an element.
package final class RenderedScreen: Sendable {
  /// The visible part, in points.
  package let bounds: Rect

  /// What keeps a touch from reaching each element; as many as there are elements.
  package let obstructions: [Obstruction?]

  /// A picture in PNG format, if one was taken.
  package let picture: [UInt8]?

  package init(bounds: Rect, obstructions: [Obstruction?], picture: [UInt8]? = nil) {
    self.bounds = bounds
    self.obstructions = obstructions
    self.picture = picture
  }
}

extension RenderedScreen: Hashable {
  /// Whether both look the same to a scenario, which does not see the picture.
  package static func == (left: RenderedScreen, right: RenderedScreen) -> Bool {
    left === right || left.bounds == right.bounds && left.obstructions == right.obstructions
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(obstructions)
  }
}

extension ScreenSnapshot {
  /// The visible part of the screen in points: ``ScreenSnapshot/modelBounds`` for app models.
  public var bounds: Rect { content.rendering?.bounds ?? Self.modelBounds }

  /// The facts that only the drawing program knows, if another program drew the screen.
  package var rendering: RenderedScreen? {
    get { content.rendering }
    set {
      precondition(newValue.map { $0.obstructions.count == elements.count } ?? true)
      content = Content(content.elements, modal: content.modal, content.changes, newValue)
    }
  }

  /// A picture of the screen in PNG format, if one was taken.
  package var picture: [UInt8]? {
    get { content.rendering?.picture }
    set {
      guard let rendering, newValue != nil || rendering.picture != nil else { return }
      self.rendering = RenderedScreen(
        bounds: rendering.bounds,
        obstructions: rendering.obstructions,
        picture: newValue
      )
    }
  }
}
