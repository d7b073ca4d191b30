import Testing

/// Numbers and line feeds that a text loses or gets without a sign that anybody sees.
struct LostNumberTests {
  @Test func `a number after ' #' is a warning wherever a text is read`() {
    expectIDs(
      """
      name: Ticket #42
      description: Ticket #42
      knownIssue: Bug #7
      variables:
        room: Room #4
      launch:
        arguments:
          - Item #1
        environment:
          ITEM: Item #1
      cases:
        - item: Item #1
      flows:
        add:
          parameters:
            item: Item #1
          steps:
            - back
      steps:
        - type: Flat #4
        - log: Flat #4
        - screenshot: Flat #4
        - name: Step #4
          tap:
            label: Item #1
        - run:
            flow: add
            with:
              item: Item #1
        - log: Flat # 4
        - log: "Flat" #4
        - log: Flat#4
      """,
      at: [
        "1:7", "2:14", "3:13", "5:9", "8:7", "10:11", "12:11", "16:13", "20:11", "21:10", "22:17",
        "23:11", "25:14", "29:15",
      ]
    )
  }

  @Test func `a folded text that ends with a line feed is a warning where the feed counts`() {
    expectIDs(
      """
      name: A
      description: >
        It ends with a line feed.
      variables:
        text: >
          Buy twine
      steps:
        - type:
            text: >
              Buy twine
        - assert:
            elements:
              label: >
                Buy twine
            count: 0
        - type: >-
            Buy twine
        - type: >+
            Buy twine
        - type: |
            Buy twine
        - log: >
            Buy twine
      """,
      at: ["5:9", "9:13", "13:16"]
    )
  }

  @Test func `an escaped name that is defined is a warning, and a dollar can be written`() {
    expect(
      """
      name: A
      variables: {price: "5.00"}
      steps:
        - log: $${price}
        - log: $${other}
        - log: "${'$'}${price} and ${'$'}{price}"
      """,
      reports: """
        4:10: warning: '$${price}' is the text '${price}', not the variable's value [misread-text] -- \
        for a dollar sign and the value write "${'$'}${price}"; for the text write "${'$'}{price}"
        """
    )
  }
}
