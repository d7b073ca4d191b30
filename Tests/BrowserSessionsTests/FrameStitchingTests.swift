import AppModelKit
import Testing

@testable import BrowserSessions

/// The content of frames below the elements that stand for them.
struct FrameStitchingTests {
  private static func screen(
    _ elements: [(ElementSnapshot, parent: Int?)],
    _ obstructions: [Int: Obstruction] = [:]
  ) -> ScreenSnapshot {
    var screen = ScreenSnapshot()
    for (element, parent) in elements { screen.append(element, to: parent) }
    screen.rendering = RenderedScreen(
      bounds: Rect(0, 0, 375, 667),
      obstructions: screen.elements.indices.map { obstructions[$0] }
    )
    return screen
  }

  private static func element(
    _ type: ElementType,
    _ label: String,
    isFocused: Bool = false
  ) -> ElementSnapshot {
    ElementSnapshot(type, label: label, frame: Rect(1, 2, 30, 40), isFocused: isFocused)
  }

  @Test func `elements of a frame have places in hundredths, as all others`() {
    var whole = FramePart(
      frame: PageFrame(context: "top", offset: Point(x: 0, y: 0)),
      screen: Self.screen([(Self.element(.webView, "Frame"), nil)])
    )
    whole.children[0] = FramePart(
      frame: PageFrame(context: "inner", offset: Point(x: 262.171875, y: 142.875)),
      screen: Self.screen([(Self.element(.button, "A"), nil)])
    )
    var stitching = FrameStitching()
    stitching.add(whole)
    #expect(
      stitching.screen(of: Rect(0, 0, 375, 667)).description == """
        webView 'Frame' (1, 2, 30, 40)
          button 'A' (263.17, 144.88, 30, 40)
        """
    )
  }

  @Test func `elements of a frame are moved to its place, and what covers them is known`() {
    var whole = FramePart(
      frame: PageFrame(context: "top", offset: Point(x: 0, y: 0)),
      screen: Self.screen(
        [(Self.element(.webView, "Frame"), nil), (Self.element(.other, "Veil"), nil)],
        [0: .covered(by: 1)]
      )
    )
    var inner = FramePart(
      frame: PageFrame(context: "inner", offset: Point(x: 100, y: 200)),
      screen: Self.screen(
        [
          (Self.element(.scrollView, "List"), nil), (Self.element(.button, "A"), 0),
          (Self.element(.button, "B"), 0),
        ],
        [2: .scrolledOut(of: 0)]
      )
    )
    inner.covers = [nil, .covered(by: 1), .covered(by: 1)]
    whole.children[0] = inner
    var stitching = FrameStitching()
    stitching.add(whole)
    let screen = stitching.screen(of: Rect(0, 0, 375, 667))
    #expect(
      screen.description == """
        webView 'Frame' (1, 2, 30, 40)
          scrollView 'List' (101, 202, 30, 40)
            button 'A' (101, 202, 30, 40)
            button 'B' (101, 202, 30, 40)
        other 'Veil' (1, 2, 30, 40)
        """
    )
    #expect(
      screen.elements.indices.map(screen.obstruction)
        == [.covered(by: 4), nil, .covered(by: 4), .scrolledOut(of: 1), nil]
    )
    #expect(stitching.origins.map(\.index) == [0, 0, 1, 2, 1])
    #expect(
      stitching.origins.map(\.frame.context) == ["top", "inner", "inner", "inner", "top"]
    )
  }

  @Test(arguments: [true, false])
  func `a field has the focus only if its frame has it`(isFocused: Bool) {
    var whole = FramePart(
      frame: PageFrame(context: "top", offset: Point(x: 0, y: 0)),
      screen: Self.screen([(Self.element(.webView, "Frame", isFocused: isFocused), nil)])
    )
    whole.children[0] = FramePart(
      frame: PageFrame(context: "inner", offset: Point(x: 0, y: 0)),
      screen: Self.screen([(Self.element(.textField, "Name", isFocused: true), nil)])
    )
    var stitching = FrameStitching()
    stitching.add(whole)
    let screen = stitching.screen(of: Rect(0, 0, 375, 667))
    #expect(screen.elements[1].isFocused == isFocused)
  }
}
