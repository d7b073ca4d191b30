import Testing

/// Keys that are two to YAML, byte by byte, and one to all who look a name up.
struct RespeltKeyTests {
  @Test func `a name in two spellings of one text is there twice`() {
    expect(
      """
      name: A
      app: todo
      variables: {é: 1, e\u{301}: 2, ü: {ä: 1, "a\\u0308": 2}, e: 3}
      cases: [{ö: 1, o\u{308}: 2}]
      flows: {go: {parameters: [å], steps: [log: "${å}"]}}
      steps:
        - run: {flow: go, with: {å: 1, a\u{30A}: 2}}
      """,
      reports: """
        3:20: error: duplicate key 'e\u{301}' [duplicate-key] -- spelt in another way it is the same text
          note: 3:13: first defined here
        3:40: error: duplicate key 'a\u{308}' [duplicate-key] -- spelt in another way it is the same text
          note: 3:33: first defined here
        4:17: error: duplicate key 'o\u{308}' [duplicate-key] -- spelt in another way it is the same text
          note: 4:10: first defined here
        7:35: error: duplicate key 'a\u{30A}' [duplicate-key] -- spelt in another way it is the same text
          note: 7:28: first defined here
        """
    )
  }

  @Test func `what a merge key brings is replaced in any spelling`() {
    expect(
      """
      name: A
      variables: {base: &base {e\u{301}: 1, x: 2}, own: {<<: *base, é: 3}}
      steps: [back]
      """,
      reports: ""
    )
  }
}
