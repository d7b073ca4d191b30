import AppModelKit

/// A drawing of a screen with a caption.
struct HTMLScreen {
  /// Why the screen is shown.
  enum Occasion {
    case stepBegan
    case stepFailed
    case screenshot(name: String)
  }

  let screen: ScreenSnapshot
  let occasion: Occasion

  /// The elements that a step was about, which are marked.
  var targets: [Int] = []
}

extension TextBuffer {
  mutating func append(_ figure: HTMLScreen) {
    element("figure") { text in
      text.append("<svg class=\"screen\" role=\"img\" viewBox=\"")
      text.append(sizeOf: figure.screen.bounds)
      text.append("\"><title>")
      text.append(captionOf: figure)
      text.append(", a drawing</title>")
      text.append(ScreenDrawing(screen: figure.screen, targets: figure.targets))
      text.append("</svg>")
      if let picture = figure.screen.picture { text.append(picture: picture) }
      text.element("figcaption") { $0.append(captionOf: figure) }
    }
  }

  /// Appends the pixels of a screen, so that the page needs no other file.
  private mutating func append(picture: [UInt8]) {
    append(
      "<img class=\"screen\" alt=\"A picture of the same screen\" src=\"data:image/png;base64,"
    )
    append(base64: picture)
    append("\"/>")
  }

  private mutating func append(captionOf figure: HTMLScreen) {
    append("Screen")
    if let name = figure.screen.screen { append(template: " ‘\(name)’") }
    switch figure.occasion {
    case .stepBegan: append(" when the step began")
    case .stepFailed: append(" when the step failed")
    case .screenshot(let name): append(template: ": \(name)")
    }
  }
}
