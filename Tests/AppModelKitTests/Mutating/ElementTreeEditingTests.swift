import Testing

@testable import AppModelKit

struct ElementTreeEditingTests {
  @Test func `a removed element takes what is in it along`() {
    var tree = Self.tree
    tree.removeSubtree(at: 1)
    #expect(
      tree.text == """
        table 0-3 tap
          cell 1-3
            staticText 2-3 tap
        button 3-4 tap
        """
    )
  }

  @Test func `a row is drawn twice, one below the other`() {
    var tree = Self.tree
    tree.doubleRow(at: 3)
    #expect(
      tree.text == """
        table 0-7 tap
          cell 1-3
            staticText 2-3 tap
          cell 3-5
            staticText 4-5 tap
          cell 5-7
            staticText 6-7 tap
        button 7-8 tap
        """
    )
    #expect(tree.elements[5].frame.y == tree.elements[3].frame.y + tree.elements[3].frame.height)
  }

  @Test func `rows change places with what they react to, but not their frames`() {
    var tree = Self.tree
    let isReversed = tree.reverseRows(at: [1, 3])
    #expect(isReversed)
    #expect(tree.elements.map(\.label) == ["", "", "B", "", "A", ""])
    #expect(tree.elements.map(\.frame) == Self.tree.elements.map(\.frame))
  }

  @Test func `a single row can't be reversed`() {
    var tree = Self.tree
    let isReversed = tree.reverseRows(at: [1])
    #expect(!isReversed)
  }

  @Test func `an inserted element is the last in its parent`() {
    var tree = Self.tree
    tree.insert(tree.template(of: 5, parent: nil), lastIn: 1)
    #expect(
      tree.text == """
        table 0-6 tap
          cell 1-4
            staticText 2-3 tap
            button 3-4 tap
          cell 4-6
            staticText 5-6 tap
        button 6-7 tap
        """
    )
  }

  @Test func `siblings of a type are numbered, rows are not`() {
    #expect(
      Self.tree.elements.places(on: "A") == [
        "A/table[0]", "A/table[0]/cell[*]", "A/table[0]/cell[*]/staticText[0]",
        "A/table[0]/cell[*]", "A/table[0]/cell[*]/staticText[0]", "A/button[0]",
      ]
    )
  }

  /// A table of two rows with a text each, and a button; all but the cells take taps.
  private static var tree: ElementTree {
    var pen = Pen()
    let tap = AnyAction(1)
    let table = pen.open(element(.table, y: 0), tap: tap)
    for (label, y) in [("A", 0.0), ("B", 44)] {
      let cell = pen.open(element(.cell, y: y))
      let text = pen.open(element(.staticText, label, y: y), tap: tap)
      if let text { pen.close(text) }
      if let cell { pen.close(cell) }
    }
    if let table { pen.close(table) }
    if let button = pen.open(element(.button, y: 300), tap: tap) { pen.close(button) }
    return pen.tree
  }

  private static func element(
    _ type: ElementType,
    _ label: String = "",
    y: Double
  ) -> ElementSnapshot {
    ElementSnapshot(type, label: label, frame: Rect(0, y, 100, 44))
  }
}

extension ElementTree {
  /// A line for each element: its type, its subtree, and whether it takes a tap.
  fileprivate var text: String {
    elements.indices.map { index in
      let element = elements[index]
      let indent = String(repeating: "  ", count: Int(element.depth))
      let tap = reactions(of: index).isEmpty ? "" : " tap"
      return "\(indent)\(element.type.rawValue) \(index)-\(element.subtreeEnd)\(tap)"
    }.joined(separator: "\n")
  }
}
