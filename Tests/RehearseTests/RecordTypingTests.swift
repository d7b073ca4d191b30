import Testing

struct RecordTypingTests {
  @Test func `a text that is typed in the terminal keeps the blanks at its end`() async throws {
    let outcome = try await rehearse(
      "record todo --terminal < lines",
      files: ["lines": "2\n8 type Swim \n 8 type  fast\r\n10 set May \n"]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: todo
        steps:
          - tap: Add Todo
          - type: {into: Title, text: "Swim "}
          - type: {into: Title, text: fast}
          - adjust: {element: {type: pickerWheel, index: 0}, to: May}

        """
    )
  }
}
