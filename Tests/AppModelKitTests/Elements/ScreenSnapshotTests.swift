import AppModelKit
import Testing

struct ScreenSnapshotTests {
  private func element(
    _ type: ElementType = .other,
    _ label: String = "",
    _ frame: Rect,
    traits: ElementSnapshot.Traits = []
  ) -> ElementSnapshot {
    ElementSnapshot(type, label: label, frame: frame, traits: traits)
  }

  @Test func `elements keep the order of reading`() {
    var screen = ScreenSnapshot()
    let outer = screen.append(element(.other, "outer", Rect(0, 0, 9, 9)))
    let inner = screen.append(element(.other, "inner", Rect(0, 0, 8, 8)), to: outer)
    screen.append(element(.image, "leaf", Rect(0, 0, 7, 7)), to: inner)
    screen.append(element(.image, "second", Rect(0, 0, 6.5, 6)), to: outer)
    let last = screen.append(element(.other, "last", Rect(0, 0, 5, 5)))
    #expect(
      screen.description == """
        other 'outer' (0, 0, 9, 9)
          other 'inner' (0, 0, 8, 8)
            image 'leaf' (0, 0, 7, 7)
          image 'second' (0, 0, 6.5, 6)
        other 'last' (0, 0, 5, 5)
        """
    )
    #expect(screen.descendants(of: outer) == 1..<4)
    #expect(screen.descendants(of: last) == 5..<5)
    #expect(screen.parent(of: 2) == 1)
    #expect(screen.parent(of: last) == nil)
    #expect(screen.isElement(2, within: outer))
    #expect(!screen.isElement(last, within: outer))
  }

  @Test func `a description leaves out what is as usual`() {
    let field = ElementSnapshot(
      .textField,
      identifier: "name",
      label: "Name",
      value: "Ann",
      placeholder: "Your name",
      title: "Title",
      frame: Rect(0, 0.5, 10, 20),
      isEnabled: false,
      isSelected: true,
      isFocused: true,
      traits: [.secure, .interactive, .marked]
    )
    #expect(
      field.description == """
        textField #name 'Name' title 'Title' value 'Ann' placeholder 'Your name' \
        (0, 0.5, 10, 20) disabled selected focused secure marked
        """
    )
  }

  @Test func `the later of two elements covers the other`() {
    var screen = ScreenSnapshot()
    let under = screen.append(element(.button, "under", Rect(0, 0, 100, 100)))
    let over = screen.append(element(.image, "over", Rect(40, 40, 100, 100)))
    #expect(screen.obstruction(of: under) == .covered(by: over))
    #expect(screen.isHittable(over))
    #expect(screen.hitTest(Point(x: 39, y: 50)) == under)
    #expect(screen.hitTest(Point(x: 139.5, y: 139.5)) == over)
    #expect(screen.hitTest(Point(x: 140, y: 100)) == nil)
  }

  @Test func `what is within an element does not cover it`() {
    var screen = ScreenSnapshot()
    let cell = screen.append(element(.cell, "", Rect(0, 0, 100, 40)))
    screen.append(element(.staticText, "text", Rect(10, 10, 80, 20)), to: cell)
    #expect(screen.obstruction(of: cell) == nil)
  }

  @Test func `content is clipped to what scrolls`() {
    var screen = ScreenSnapshot()
    let table = screen.append(element(.table, "", Rect(0, 100, 100, 100), traits: .scrollable))
    let inside = screen.append(element(.cell, "in", Rect(0, 150, 100, 50)), to: table)
    let outside = screen.append(element(.cell, "out", Rect(0, 200, 100, 50)), to: table)
    let text = screen.append(element(.staticText, "text", Rect(0, 210, 100, 20)), to: outside)
    #expect(screen.isHittable(inside))
    #expect(screen.obstruction(of: outside) == .scrolledOut(of: table))
    #expect(screen.obstruction(of: text) == .scrolledOut(of: table))
    #expect(screen.hitTest(Point(x: 50, y: 220)) == nil)
  }

  @Test func `nothing is touched off the screen or while it moves`() {
    var screen = ScreenSnapshot()
    let off = screen.append(element(.button, "off", Rect(300, 700, 50, 50)))
    let half = screen.append(element(.button, "half", Rect(350, 0, 50, 50)))
    let moving = screen.append(element(.button, "moving", Rect(0, 0, 50, 50), traits: .moving))
    #expect(screen.obstruction(of: off) == .offScreen)
    #expect(screen.obstruction(of: half) == .offScreen)
    #expect(screen.obstruction(of: moving) == .moving)
  }

  @Test func `a modal element takes every touch before it, but none behind`() {
    var screen = ScreenSnapshot()
    let before = screen.append(element(.button, "before", Rect(0, 0, 50, 50)))
    let sheet = screen.append(element(.sheet, "", Rect(0, 400, 375, 200), traits: .modal))
    let button = screen.append(element(.button, "in", Rect(0, 400, 50, 50)), to: sheet)
    let keyboard = screen.append(element(.keyboard, "", Rect(0, 500, 375, 167)))
    #expect(screen.obstruction(of: before) == .covered(by: sheet))
    #expect(screen.hitTest(Point(x: 300, y: 10)) == sheet)
    #expect(screen.isHittable(button))
    #expect(screen.isHittable(keyboard))
  }
}
