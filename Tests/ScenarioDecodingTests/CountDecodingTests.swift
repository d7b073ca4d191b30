import Testing

struct CountDecodingTests {
  @Test(arguments: [
    (">1", "{atLeast: 2}"), ("> 10", "{atLeast: 11}"), ("more than 1", "{atLeast: 2}"),
    (">= 2", "{atLeast: 2}"), ("At least 2", "{atLeast: 2}"), ("2+", "{atLeast: 2}"),
    ("< 3", "{atMost: 2}"), ("fewer than 3", "{atMost: 2}"), ("<=3", "{atMost: 3}"),
    ("at most 3", "{atMost: 3}"), ("!= 0", "{not: 0}"), ("== 4", "4"), ("exactly 4", "4"),
  ])
  func `a count in other words suggests its spelling`(_ text: String, _ spelling: String) {
    expect(
      step: "assert: {elements: a, count: '\(text)'}",
      reports: """
        3:34: error: 'count' must be a whole number, or a mapping such as '{atLeast: 1}'; found \
        a quoted text [wrong-kind] -- did you mean '\(spelling)'?
        """
    )
  }

  @Test(arguments: [
    "many", "<0", "2 or 3", "> 1.5", "between 1 and 2", ">", "99999999999999999999+",
  ])
  func `a count that says something else suggests nothing`(_ text: String) {
    expect(
      step: "assert: {elements: a, count: '\(text)'}",
      reports: """
        3:34: error: 'count' must be a whole number, or a mapping such as '{atLeast: 1}'; found \
        a quoted text [wrong-kind]
        """
    )
  }
}
