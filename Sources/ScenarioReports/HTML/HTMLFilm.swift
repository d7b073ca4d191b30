import AppModelKit
import ScenarioEvents

/// The screens that an attempt came to, step by step.
struct HTMLFilm {
  /// The screen after a step.
  struct Frame {
    let step: LoggedStep

    /// The number of the screen on the page; equal screens have the same.
    let screenNumber: Int
    let screenName: String?

    /// Where elements are that the screen of the frame before did not have, if it is the same screen.
    let changes: [Rect]
  }

  /// The drawings that no earlier film on the page has, by their numbers.
  let newScreens: [(number: Int, drawing: ScreenDrawing)]
  let frames: [Frame]

  /// The command that shows the elements of a screen, without the number of its step.
  ///
  /// Nil if no command would show the same screens.
  let inspection: String?
}

extension TextBuffer {
  /// Appends a film, with the command that shows the elements of a frame.
  mutating func append(_ film: HTMLFilm, of identity: CaseIdentity) {
    guard !film.frames.isEmpty else { return }
    append(symbolsOf: film)
    append("<section class=\"film\" tabindex=\"0\" aria-label=\"Screens, step by step\">\n")
    element("h3") { $0.append("Screens, step by step") }
    append(
      "\n<div class=\"controls\" hidden=\"\"><button type=\"button\" class=\"back\">Back</button>"
    )
    append(#"<input type="range" min="1" value="1" aria-label="Step""#)
    append(attribute: "max", film.frames.count)
    append(#"/><button type="button" class="next">Next</button>"#)
    if let inspection = film.inspection { element("p") { $0.append(inspection: inspection) } }
    append("</div>\n<ol class=\"frames\">\n")
    for frame in film.frames { append(frame, of: identity) }
    append("</ol>\n</section>\n")
  }

  /// Appends drawings that frames refer to; rules for them hold below the element of class `screen`.
  private mutating func append(symbolsOf film: HTMLFilm) {
    guard !film.newScreens.isEmpty else { return }
    append("<svg class=\"symbols\" aria-hidden=\"true\">")
    for screen in film.newScreens {
      append(template: #"<symbol id="screen-\#(screen.number)" viewBox=""#)
      append(sizeOf: ScreenSnapshot.modelBounds)
      append("\"><g class=\"screen\">")
      append(screen.drawing)
      append("</g></symbol>\n")
    }
    append("</svg>\n")
  }

  private mutating func append(_ frame: HTMLFilm.Frame, of identity: CaseIdentity) {
    let (anchor, number) = (CaseAnchor(identity).description, frame.step.number)
    append(template: #"<li class="frame" id="\#(anchor)-step-\#(number)" data-step="\#(number)">"#)
    append(screenOf: frame)
    element("div", class: "facts-of-frame") { $0.append(factsOf: frame) }
    append("</li>\n")
  }

  private mutating func append(screenOf frame: HTMLFilm.Frame) {
    append("<svg class=\"screen\" role=\"img\" viewBox=\"")
    append(sizeOf: ScreenSnapshot.modelBounds)
    append("\"><title>")
    append(nameOf: frame)
    append(template: ##", a drawing</title><use href="#screen-\##(frame.screenNumber)"/>"##)
    for change in frame.changes { append(rectangle: change, radius: 6, class: "changed") }
    append("</svg>")
  }

  private mutating func append(nameOf frame: HTMLFilm.Frame) {
    append("Screen")
    guard let name = frame.screenName else { return }
    append(template: " ‘\(name)’")
  }

  private mutating func append(factsOf frame: HTMLFilm.Frame) {
    let step = frame.step
    element("p", class: "caption") { text in
      text.append(template: "after step \(step.number): ")
      text.element("b", text: step.command)
      text.append(template: " \(step.title)")
    }
    element("p") { text in
      text.append(nameOf: frame)
      text.append(", at ")
      text.append(spacedTime: step.end)
      let count = frame.changes.count
      if count > 0 { text.append(template: ", \(count, "element changed", "elements changed")") }
    }
  }

  /// Appends a command to which the page's script adds the number of the step.
  private mutating func append(inspection command: String) {
    append(template: #"<code>\#(command) <span class="step-number"></span></code>"#)
    append(copyButtonFor: "the command")
  }
}
