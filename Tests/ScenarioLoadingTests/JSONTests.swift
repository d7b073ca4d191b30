import Testing

struct JSONTests {
  @Test(arguments: [
    (#""\ud83d\ude00 \u00e9\/\\\"\b\f\n\r\t""#, "😀 é/\\\"\u{8}\u{C}\n\r\t"),
    (#""\uD834\udd1e""#, "𝄞"),
    ("\"\u{7F}ü😀\"", "\u{7F}ü😀"),
    (#""a\u0000b""#, "a\u{0}b"),
    ("1.50", "1.50"), ("-0", "-0"), ("1E+2", "1E+2"), ("true", "true"),
    ("\t\r\n\"a\" \n\n", "a"), ("\u{FEFF}\"a\"", "a"),
  ])
  func `JSON's values are what they stand for`(_ json: String, _ text: String) throws {
    try expect(
      [
        "data.json": json,
        "a.yaml": """
        name: A
        app: gallery
        variables: {data: {fromFile: data.json}}
        steps:
          - forEach: {variable: x, in: ["${data}"], steps: [{log: "${x}", name: value}]}
            name: values
        """,
      ],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach values
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log value
              note: \(text)
        """
    )
  }

  @Test func `an empty key, an empty list and an empty mapping are JSON`() throws {
    try expect(
      [
        "data.json": #"{"": [], "a": {}, "b": [true, false]}"#,
        "a.yaml": """
        name: A
        app: gallery
        variables: {data: {fromFile: data.json}}
        steps:
          - assert: {equals: ["${data}", {"": [], a: {}, b: [true, false]}]}
        """,
      ],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 assert equals: [${data}, {'': [], a: {}, b: [true, false]}]
        """
    )
  }

  @Test(arguments: [
    ("[1, 2,]", "1:6: error: a comma is not allowed before ']'", ""),
    (#"{"a": 1,}"#, "1:8: error: a comma is not allowed before '}'", ""),
    ("[1 // one\n]", "1:4: error: JSON has no comments", ""),
    ("/* none */ []", "1:1: error: JSON has no comments", ""),
    ("[]\n# none", "2:1: error: JSON has no comments", ""),
    ("[NaN]", "1:2: error: 'NaN' is not a JSON value", " -- quote it, if it is a text"),
    ("-Infinity", "1:1: error: '-Infinity' is not a JSON value", " -- quote it, if it is a text"),
    ("[True]", "1:2: error: 'True' is not a JSON value", " -- did you mean 'true'?"),
    ("[yes]", "1:2: error: 'yes' is not a JSON value", " -- quote it, if it is a text"),
    ("[01]", "1:2: error: '01' is not a JSON number", ""),
    ("[+1]", "1:2: error: '+1' is not a JSON number", ""),
    ("[.5]", "1:2: error: '.5' is not a JSON number", ""),
    ("[1.]", "1:2: error: '1.' is not a JSON number", ""),
    ("[0x10]", "1:2: error: '0x10' is not a JSON number", ""),
    ("[1e9999999]", "1:2: error: the exponent of '1e9999999' is too large", ""),
    ("['a']", "1:2: error: a JSON string needs double quotes", ""),
    ("[1 2]", "1:4: error: expected ',' or ']'", ""),
    ("[1}", "1:3: error: expected ',' or ']'", ""),
    (#"{"a" 1}"#, "1:6: error: expected ':' after the key", ""),
    ("{a: 1}", "1:2: error: expected a key in double quotes", ""),
    ("{1: 1}", "1:2: error: expected a key in double quotes", ""),
    ("[,]", "1:2: error: expected a value", ""),
    ("[1,,2]", "1:4: error: expected a value", ""),
    (#"{"a":}"#, "1:6: error: expected a value", ""),
    (#"{"a":"#, "1:6: error: expected a value", ""),
    ("[] []", "1:4: error: a JSON file holds one value, and it ends before this", ""),
    ("[[1, 2", "1:2: error: '[' is never closed", ""),
    ("{", "1:1: error: '{' is never closed", ""),
    (#"["a]"#, "1:2: error: '\"' is never closed", ""),
    (#"["a\"#, "1:2: error: '\"' is never closed", ""),
    (
      "[\"a\nb\"]", "1:4: error: character U+000A is not allowed in a JSON string",
      #" -- write '\n'"#
    ),
    (
      "\"\u{1}\"", "1:2: error: character U+0001 is not allowed in a JSON string",
      #" -- write '\u0001'"#
    ),
    (#""\q""#, "1:2: error: JSON has no such escape", #" -- write '\\' for a backslash"#),
    (#""\u12g4""#, "1:2: error: '\\u' takes four hexadecimal digits", ""),
    (#""\u12"#, "1:2: error: '\\u' takes four hexadecimal digits", ""),
    (#""a\ud83d""#, Self.half(at: 3), ""),
    (#""a\ud83d\n""#, Self.half(at: 3), ""),
    (#""a\ud83d\u0041""#, Self.half(at: 3), ""),
    (#""a\ude00\ud83d""#, Self.half(at: 3), ""),
  ])
  func `what JSON does not have is an error at its place`(
    _ json: String,
    _ problem: String,
    _ suggestion: String
  ) throws {
    try expectProblem(in: json, is: "\(problem) [malformed-json]\(suggestion)")
  }

  private static func half(at column: Int) -> String {
    #"1:\#(column): error: half a character: '\ud800' to '\udbff' and '\udc00' to '\udfff' come "#
      + "in pairs"
  }

  @Test func `a doubled key is an error with both places, each of them`() throws {
    try expect(
      [
        "data.json": "{\"a\": 1,\n \"a\": 2, \"b\": {\"c\": 1, \"\\u0063\": 2}}",
        "a.yaml": Self.scenario,
      ],
      logs: """
        data.json:2:2: error: duplicate key 'a' [duplicate-key]
          note: data.json:1:2: first defined here
          note: a.yaml:3:30: the data are read here
        data.json:2:24: error: duplicate key 'c' [duplicate-key]
          note: data.json:2:16: first defined here
          note: a.yaml:3:30: the data are read here
        """
    )
  }

  @Test(arguments: [
    (String(repeating: "[", count: 65), "1:65: error: nested deeper than 64 levels"),
    (String(repeating: #"{"a":"#, count: 65), "1:321: error: nested deeper than 64 levels"),
  ])
  func `what is nested without end is an error`(_ json: String, _ problem: String) throws {
    try expectProblem(in: json, is: "\(problem) [nesting-too-deep]")
  }

  private static let scenario = """
    name: A
    app: gallery
    variables: {data: {fromFile: data.json}}
    steps: [log: x]
    """

  private func expectProblem(in json: String, is problem: String) throws {
    try expect(
      ["data.json": json, "a.yaml": Self.scenario],
      logs: "data.json:\(problem)\n  note: a.yaml:3:30: the data are read here"
    )
  }
}
