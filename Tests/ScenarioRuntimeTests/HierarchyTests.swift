import Testing

struct HierarchyTests {
  @Test func `a hierarchy is the element tree, or the part below an element`() {
    expect(
      """
      steps:
        - tap: Open
        - hierarchy: {cell: {first: true}}
        - hierarchy: Missing
      """,
      logs: """
        A: failed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 hierarchy cell: {first: true}
          settled 0.350
          cell
          staticText, label: 'Row 1'
        failed 0.450-0.450 hierarchy Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 28 elements on the screen
        because of step 3
        """
    )
  }
}
