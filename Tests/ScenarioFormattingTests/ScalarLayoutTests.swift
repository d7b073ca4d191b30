import ScenarioFormatting
import Testing

struct ScalarLayoutTests {
  @Test(arguments: [
    ("'Done'", "Done"), ("\"Go to Gym\"", "Go to Gym"), ("\"it's\"", "it's"),
    ("\"a, b\"", "a, b"), ("'-startAt'", "-startAt"), ("\"10 o'clock\"", "10 o'clock"),
    ("'größe'", "größe"), ("'say \"hi\"'", "say \"hi\""), ("'C:\\dir'", "C:\\dir"),
    ("\"\\u00e9\"", "é"),
  ])
  func `quotes go where a text reads the same without`(_ written: String, _ expected: String) {
    expect("a: \(written)\n", becomes: "a: \(expected)\n")
  }

  @Test(arguments: [
    "\"\"", "\"true\"", "\"No\"", "\"null\"", "\"~\"", "\"42\"", "\"-1.5e3\"", "\"0x1F\"",
    "\"2018-10-20\"", "\"12:30\"", "\".inf\"", "\"<<\"", "\"a: b\"", "\"a:\"", "\"a #b\"",
    "\" a\"", "\"a \"", "\"- a\"", "\"-\"", "\"---\"", "\"...\"", "\"?\"", "\"#a\"", "\"*a\"",
    "\"&a\"", "\"!a\"", "\"%a\"", "\"@a\"", "\"`a\"", "\"|\"", "\">\"", "\"[a]\"", "\"{a}\"",
    "\"${title}\"", "\"a\\nb\"", "\"a\\tb\"", "'a: \"b\"'", "'C:\\{dir}'",
  ])
  func `quotes stay where a text needs them, for any reader`(_ written: String) {
    expect("a: \(written)\n", becomes: "a: \(written)\n")
  }

  @Test(arguments: [
    #""\u200b""#, #""\u00a0""#, #""a\u202eb""#, #""x\u00ad""#, #""\u3000""#, #""\u0301""#,
    "'x\u{AD}'", "\"Go to\u{A0}Gym\"", #""e\u200d""#,
  ])
  func `a text with what people would not see keeps its quotes and escapes`(_ written: String) {
    expect("a: \(written)\n", becomes: "a: \(written)\n")
    expect("a: [\(written)]\n", becomes: "a: [\(written)]\n")
  }

  @Test func `the lines of such a text become one with its escapes`() {
    expect("a: [\"b\\u00a0\n  c\"]\n", becomes: "a: [\"b\\xA0 c\"]\n")
  }

  @Test func `an emoji of several parts is seen, and needs no quotes`() {
    expect("a: '👩‍👩‍👧 ❤️'\n", becomes: "a: 👩‍👩‍👧 ❤️\n")
  }

  @Test(arguments: ["350ms", "5s", "1.5s", "2m", "1h", "25h"])
  func `a text that reads as a duration keeps its quotes`(_ text: String) {
    expect("pause: \"\(text)\"\n", becomes: "pause: \"\(text)\"\n")
    expect("pause: '\(text)'\n", becomes: "pause: \"\(text)\"\n")
    expect("pause: \(text)\n", becomes: "pause: \(text)\n")
  }

  @Test(arguments: [
    "'button'", "\"button\"", "'{{x}}'", "'“a”'", "'$name'", "'a // why'", "'{{ x }}'",
    "'{x}'", "'#{x}'", "'%{x}'", "'$(x)'",
    "'cells'", "\"search_field\"", "'id: a'", "'id=a'", "' '",
  ])
  func `a text that would be misread keeps the quotes that it has`(_ written: String) {
    expect(
      "- assert: {not: \(written)}\n- tap: \(written)\n",
      becomes: "- assert: {not: \(written)}\n- tap: \(written)\n"
    )
  }

  @Test func `a text keeps its quotes before a comment that seems to go on with it`() {
    expect(
      "- tap: 'Item' #5 of them\n- tap: \"Item\" # 5\n- tap: Item #5\n",
      becomes: "- tap: 'Item'  #5 of them\n- tap: Item  # 5\n- tap: Item  #5\n"
    )
  }

  @Test func `a price, an address and the name of a type as a key can't be misread`() {
    expect(
      "- '$5'\n- 'https://a.b//c'\n- {\"button\": 'Done'}\n- 'cell': \"A\"\n",
      becomes: "- $5\n- https://a.b//c\n- {button: Done}\n- cell: A\n"
    )
  }

  @Test func `signs with an accent behind them are signs`() {
    expect(
      "- '- \u{301}x'\n- '---\u{301}'\n- '...\u{301}'\n",
      becomes: "- \"- \u{301}x\"\n- \"---\u{301}\"\n- \"...\u{301}\"\n"
    )
  }

  @Test func `single quotes become double ones where quotes are needed`() {
    expect("a: 'it''s: so'\nb: '42'\n", becomes: "a: \"it's: so\"\nb: \"42\"\n")
  }

  @Test func `within braces some more texts need quotes`() {
    expect(
      "a: {b: \"x, y\", c: \"[x]\", d: 'x'}\n",
      becomes: "a: {b: \"x, y\", c: \"[x]\", d: x}\n"
    )
  }

  @Test func `within braces texts have quotes that older readers need`() {
    expect(
      "- 'x?'\n- 'a:b'\n- {a: 'x?', b: 'x?y', c: 'a:b', d: ['e:f']}\n",
      becomes: "- x?\n- a:b\n- {a: \"x?\", b: \"x?y\", c: \"a:b\", d: [\"e:f\"]}\n"
    )
  }

  @Test func `keys lose quotes too`() {
    expect(
      "\"a\": 1\n'b c': {'d': 2, \"e:\": 3}\n? f\n: 4\n",
      becomes: "a: 1\nb c: {d: 2, \"e:\": 3}\nf: 4\n"
    )
  }

  @Test func `texts over several lines are indented, and else as they are`() {
    expect(
      "a: one\n     two\n\n     three\nb: \"one\n two \\\n  \\ three\"\n",
      becomes: "a: one\n  two\n\n  three\nb: \"one\n  two \\\n  \\ three\"\n"
    )
  }

  @Test func `a text over several lines in braces becomes one line`() {
    expect("a: {b: one\n  two, c: 'x\n\n  y'}\n", becomes: "a: {b: one two, c: \"x\\ny\"}\n")
  }

  @Test func `literal texts are indented as a whole`() {
    expect(
      """
      a: |
            one
              two

            three
      b:
      -   >-   # folded
          four
           five
      - |2
         six
      c: |+
        seven


      d: e
      """,
      becomes: """
        a: |
          one
            two

          three
        b:
          - >-  # folded
            four
             five
          - |2
             six
        c: |+
          seven


        d: e

        """
    )
  }

  @Test func `a literal text at the end keeps what it says about its last line`() {
    expect("a: |\n  b", becomes: "a: |-\n  b\n")
    expect("a: |+\n  b\n\n", becomes: "a: |+\n  b\n\n")
    expect("a: |\n  b\n\n\n", becomes: "a: |\n  b\n")
    expect("a: |-\n   b\n     \n", becomes: "a: |-\n  b\n    \n")
  }

  @Test func `anchors, aliases and merge keys stay`() {
    expect(
      """
      base:   &base
          app: todo
          tags: &tags [ a ]
      one: {<<:   *base, tags: *tags}
      two:
        <<: *base
        list:
        - &first a
        - &second
          b: c
        - *first
        - &empty
      *first : x
      """,
      becomes: """
        base: &base
          app: todo
          tags: &tags [a]
        one: {<<: *base, tags: *tags}
        two:
          <<: *base
          list:
            - &first a
            - &second
              b: c
            - *first
            - &empty
        *first : x

        """
    )
  }

  @Test(arguments: [
    ("  ---\n", "\"---\"\n"), ("  ... a\n", "\"... a\"\n"), ("  --- a: b\n", "\"--- a\": b\n"),
    ("a\n  ---\n", "a ---\n"), ("a: ---\n", "a: ---\n"), ("  ----\n", "----\n"),
  ])
  func `a text that would mark a document in the first column gets quotes`(
    _ yaml: String,
    _ expected: String
  ) {
    expect(yaml, becomes: expected)
  }

  @Test(arguments: [
    ("- &a : b\n", "- &a : b\n"), ("- &a: b\n", "- &a : b\n"), ("- ? &a\n", "- &a :\n"),
    ("{&a  : b}\n", "{&a : b}\n"), ("{a, ?\n}\n", "{a, ? : }\n"),
    ("?\n", "?\n:\n"), ("? # none\n: a\n", "# none\n?\n: a\n"),
    ("- ?\n  : [a]\n", "- ?\n  : [a]\n"), ("[?&x]\n", "[{&x : }]\n"), ("{?,}\n", "{? : }\n"),
    ("{a, ?:&b}\n", "{a, ? : &b}\n"), ("[?x y]\n", "[{x y}]\n"),
  ])
  func `a key of which no text is written stays one`(_ yaml: String, _ expected: String) {
    expect(yaml, becomes: expected)
  }

  @Test func `what can't belong to an anchor's name ends it`() {
    expect("a: &b?c\n*b : [&d-_1 e]\n", becomes: "a: &b ?c\n*b : [&d-_1 e]\n")
  }

  @Test func `a literal text as a key gets quotes only where it needs them`() {
    expect("? |-\n  block key\n: 1\n? |\n  a\n: 2\n", becomes: "block key: 1\n\"a\\n\": 2\n")
  }

  @Test func `a number of several lines in brackets gets no quotes`() {
    expect("[0\n  1]\n", becomes: "[0 1]\n")
  }

  @Test func `a byte order mark behind the first line is left out`() {
    expect("a: 1\n\u{FEFF}# b\n\n\u{FEFF}\n", becomes: "a: 1\n# b\n")
  }

  @Test func `a text that begins with a byte order mark is put in quotes`() {
    expect("? # key\n  \u{FEFF} e\n  1\n", becomes: "# key\n\"\\uFEFF e 1\":\n")
  }

  @Test(arguments: [
    ("Done", "Done"), ("a, b", "\"a, b\""), ("Ein \"Wort\"", "Ein \"Wort\""), ("", "\"\""),
    ("line\nbreak\u{1B}", "\"line\\nbreak\\x1B\""), ("a\u{2028}\u{E0001}", "\"a\\u2028\u{E0001}\""),
  ])
  func `a text is written so that it reads as itself`(_ text: String, _ expected: String) {
    #expect(ScalarText.writing(text, in: .flow) == expected)
  }
}
