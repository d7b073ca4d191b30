package import AppModelKit

extension ScreenSnapshot {
  /// The drawing of the screen that reports show, as an XML element for a page with their style sheet.
  ///
  ///     screen.svg  // <svg xmlns="http://www.w3.org/2000/svg" class="screen" viewBox="0 0 375 667">...
  package var svg: String {
    var text = TextBuffer(for: .html)
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"screen\" viewBox=\"0 0 ")
    text.append(template: #"\#(points: bounds.width) \#(points: bounds.height)">"#)
    text.append(ScreenDrawing(screen: self, targets: []))
    text.append("</svg>")
    return String(decoding: text.take(), as: UTF8.self)
  }
}
