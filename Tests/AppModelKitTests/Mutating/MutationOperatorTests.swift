import Testing

@testable import AppModelKit

struct MutationOperatorTests {
  @Test func `each operator has a name and a phrase of its own among its kind`() {
    let operators = MutationOperator.allCases
    #expect(Set(operators.map(\.rawValue)).count == operators.count)
    let words = operators.map { "\($0.traits.seam) \($0.traits.phrase)" }
    #expect(Set(words).count == operators.count)
  }

  @Test func `hidden elements that are nested go at once`() {
    var pen = Pen()
    let cell = pen.open(ElementSnapshot(.cell, frame: Rect(0, 0, 100, 44)))
    pen.add(ElementSnapshot(.staticText, label: "A", frame: Rect(0, 0, 100, 44)), .back)
    if let cell { pen.close(cell) }
    let hasChanged = pen.tree.mutate(.hidden, at: [0])
    #expect(hasChanged)
    #expect(pen.tree.elements.isEmpty)
    #expect(pen.tree.reactions.isEmpty)
  }

  @Test func `an element acts as its neighbour only if that acts otherwise`() {
    var pen = Pen()
    for action in [1, 1, 2] {
      let frame = Rect(0, Double(action) * 50, 100, 44)
      let button = pen.open(ElementSnapshot(.button, frame: frame), tap: AnyAction(action))
      if let button { pen.close(button) }
    }
    let changes = [0, 1, 2].map { index in
      var tree = pen.tree
      return tree.mutate(.actsAsNeighbour, at: [index])
    }
    #expect(changes == [false, true, true])
  }
}
