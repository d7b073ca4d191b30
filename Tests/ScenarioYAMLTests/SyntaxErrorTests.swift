import Testing

struct SyntaxErrorTests {
  @Test func `a bracket that touches the colon before it does not begin a value`() {
    SyntaxCase("- tap1️⃣:{staticText: \"x\"}\n", covers: ":", "expected a space after ':'").check()
  }

  private static let interpolation = "a text that holds '{' must be quoted in flow style"

  private static func quote(_ text: String) -> String {
    "quote texts that hold '${...}' in flow style: \"\(text)\""
  }

  @Test(arguments: [
    SyntaxCase(
      "- tap: {title: 1️⃣${title}}\n",
      covers: "${title}",
      interpolation,
      suggestion: quote("${title}")
    ),
    SyntaxCase(
      "a: {t: 1️⃣Go to ${a} and ${b.c[0]}, d: e}",
      covers: "Go to ${a} and ${b.c[0]}",
      interpolation,
      suggestion: quote("Go to ${a} and ${b.c[0]}")
    ),
    SyntaxCase("[1️⃣${a}, b]", covers: "${a}", interpolation, suggestion: quote("${a}")),
    SyntaxCase("{1️⃣${a}: b}", covers: "${a}", interpolation, suggestion: quote("${a}")),
    SyntaxCase(
      "{1️⃣table:}",
      covers: "table:",
      "expected a space after ':'",
      suggestion: "write 'table: ', or quote a text that ends with ':'"
    ),
    SyntaxCase(
      "{a: 1️⃣Say \\\\ ${b}}",
      covers: "Say \\\\ ${b}",
      interpolation,
      suggestion: "quote texts that hold '${...}' in flow style"
    ),
  ])
  func `a template in flow style must be quoted`(slip: SyntaxCase) { slip.check() }

  @Test(arguments: [
    SyntaxCase(
      "name: 1️⃣Foo: bar  # comment\n",
      covers: "Foo: bar",
      "a text that holds ': ' must be quoted",
      suggestion: "quote the text: \"Foo: bar\""
    ),
    SyntaxCase(
      "- not: 1️⃣id: Done\n",
      covers: "id: Done",
      "a text that holds ': ' must be quoted",
      suggestion: "if 'id' is a key, write {id: Done}; otherwise quote the text: \"id: Done\""
    ),
    SyntaxCase(
      "- tap: 1️⃣Add Todo, timeout: 5s\n",
      covers: "Add Todo, timeout: 5s",
      "a text that holds ': ' must be quoted",
      suggestion:
        "if 'timeout' is a key, put all keys in braces: {..., timeout: 5s}; otherwise quote the "
        + "text: \"Add Todo, timeout: 5s\""
    ),
    SyntaxCase(
      "- a: 1️⃣say \"b\": c\n",
      covers: "say \"b\": c",
      "a text that holds ': ' must be quoted",
      suggestion: "quote the text"
    ),
    SyntaxCase("name: \"a\"1️⃣: b\n", covers: ":", "':' cannot end a key here"),
    SyntaxCase("name1️⃣:Foo\nsteps: []\n", covers: ":", "expected a space after ':'"),
    SyntaxCase("app: x\nname1️⃣:Foo\nsteps: []\n", covers: ":", "expected a space after ':'"),
    SyntaxCase(
      "app: x\n1️⃣name\nsteps: []\n",
      covers: "name",
      "expected ':' after the key",
      suggestion: "write 'key: value'"
    ),
    SyntaxCase(
      "1️⃣name\napp: x\n",
      covers: "name",
      "expected ':' after the key",
      suggestion: "write 'key: value'"
    ),
    SyntaxCase(
      "name: 2️⃣Foo\n  1️⃣app: x\n",
      covers: "app",
      "a key is not allowed within the text above",
      suggestion: "indent it like the keys around it, or quote the text",
      note: .init("2️⃣", covers: "F", "the text begins here")
    ),
    SyntaxCase("a: 1️⃣? b\n", covers: "?", "'? ' cannot begin a key here"),
  ])
  func `colons and keys`(slip: SyntaxCase) { slip.check() }

  @Test(arguments: [
    SyntaxCase("a:\n  - b: 1\n  1️⃣-c: 2\n", covers: "-", "expected a space after '-'"),
    SyntaxCase("a:\n  - b\n  1️⃣-c\n", covers: "-", "expected a space after '-'"),
    SyntaxCase(
      "a: 1️⃣- b\n",
      covers: "-",
      "'- ' cannot begin a list here",
      suggestion: "put the list on lines of its own, or quote the text"
    ),
    SyntaxCase(
      "2️⃣a: 1\n1️⃣- b\n",
      covers: "- b",
      "a list item is not allowed among keys",
      note: .init("2️⃣", covers: "a", "the mapping begins here")
    ),
    SyntaxCase(
      "2️⃣- a\n1️⃣b: 1  # comment\n",
      covers: "b: 1",
      "expected '- ' as in the items above",
      note: .init("2️⃣", covers: "-", "the list begins here")
    ),
  ])
  func `lists`(slip: SyntaxCase) { slip.check() }

  @Test(arguments: [
    SyntaxCase(
      "steps:\n1️⃣\t- tap: x\n",
      covers: "\t",
      "a tab cannot indent",
      suggestion: "use spaces"
    ),
    SyntaxCase("a: 1\n1️⃣\tb: 2\n", covers: "\t", "a tab cannot indent", suggestion: "use spaces"),
    SyntaxCase(
      "a:\n  b: 1\n  1️⃣\t\tc: 2\n",
      covers: "\t\t",
      "a tab cannot indent",
      suggestion: "use spaces"
    ),
    SyntaxCase("a: |\n1️⃣\tx\n", covers: "\t", "a tab cannot indent", suggestion: "use spaces"),
    SyntaxCase(
      "2️⃣x:\n    a: 1\n  1️⃣b: 2\n",
      covers: "b: 2",
      "indentation does not match any line above",
      suggestion: "indent it like the keys above",
      note: .init("2️⃣", covers: "x", "the mapping begins here")
    ),
    SyntaxCase(
      "a:\n  2️⃣- b: 1\n   1️⃣c: 2\n",
      covers: "c: 2",
      "indentation does not match any line above",
      note: .init("2️⃣", covers: "-", "the list begins here")
    ),
    SyntaxCase(
      "2️⃣- - a\n 1️⃣- b\n",
      covers: "- b",
      "indentation does not match any line above",
      suggestion: "indent its dash like those above",
      note: .init("2️⃣", covers: "-", "the list begins here")
    ),
    SyntaxCase(
      "2️⃣- - a\n 1️⃣-\n",
      covers: "-",
      "indentation does not match any line above",
      suggestion: "indent its dash like those above",
      note: .init("2️⃣", covers: "-", "the list begins here")
    ),
    SyntaxCase(
      "  2️⃣a: 1\n1️⃣b: 2\n",
      covers: "b: 2",
      "indentation does not match any line above",
      suggestion: "indent it like the outermost value",
      note: .init("2️⃣", covers: "a", "the outermost value begins here")
    ),
  ])
  func `indentation`(slip: SyntaxCase) { slip.check() }

  @Test(arguments: [
    SyntaxCase("name: 1️⃣'foo\nb: c\n", covers: "'", "quote ' is never closed"),
    SyntaxCase("é: 1️⃣\"foo\n", covers: "\"", "quote \" is never closed"),
    SyntaxCase("a: 1️⃣'x\n---\nb: 1\n", covers: "'", "quote ' is never closed"),
    SyntaxCase(
      "name: \"foo\" 1️⃣bar baz # comment\n",
      covers: "bar baz",
      "unexpected text after a value",
      suggestion: "quote the text as a whole"
    ),
    SyntaxCase(
      "name: 2️⃣\"foo\nsteps:\n  - tap: \"1️⃣bar\"\n",
      covers: "bar\"",
      "unexpected text after a value",
      note: .init("2️⃣", covers: "\"", "the value begins here")
    ),
    SyntaxCase(
      "a: \"1️⃣\\d\"\n",
      covers: "\\d",
      "unknown escape '\\d'",
      suggestion: "write '\\\\' for a backslash, or use single quotes"
    ),
    SyntaxCase(
      "{a: 1️⃣|\n  b}\n",
      covers: "|",
      "a text that begins with '|' must be quoted",
      suggestion:
        "between brackets, write a text of several lines in double quotes, with '\\n' for each new line"
    ),
    SyntaxCase(
      "a: \"1️⃣\\xZZ\"\n",
      covers: "\\x",
      "escape needs more hexadecimal digits",
      suggestion: "write '\\\\' for a backslash, or use single quotes"
    ),
    SyntaxCase("a: \"é1️⃣\\ud800\"\n", covers: "\\ud800", "escape names no character"),
  ])
  func `quotes`(slip: SyntaxCase) { slip.check() }

  @Test(arguments: [
    ("@", "@foo"), ("`", "`x`"), ("%", "%x"), (",", ",b"), ("}", "}"),
  ])
  func `a text that begins with an indicator must be quoted`(indicator: String, text: String) {
    SyntaxCase(
      "a: 1️⃣\(text)\n",
      covers: indicator,
      "a text that begins with '\(indicator)' must be quoted",
      suggestion: "quote the text: \"\(text)\""
    ).check()
  }

  @Test(arguments: [
    ("@", "@smoke", "[1️⃣@smoke, slow]"), ("@", "@a b", "{label: 1️⃣@a b }"),
    ("%", "%done", "{label: 1️⃣%done, enabled: true}"), ("`", "`x`", "[\n  1️⃣`x`\n]"),
  ])
  func `between brackets such a text ends where its item does`(
    indicator: String,
    text: String,
    flow: String
  ) {
    SyntaxCase(
      "a: \(flow)\n",
      covers: indicator,
      "a text that begins with '\(indicator)' must be quoted",
      suggestion: "quote the text: \"\(text)\""
    ).check()
  }

  @Test(arguments: [("*", "*"), ("*", "*bold* text"), ("&", "& x")])
  func `a reference needs a name`(indicator: String, text: String) {
    SyntaxCase(
      "a: 1️⃣\(text)\n",
      covers: indicator,
      "expected a name after '\(indicator)'",
      suggestion: "quote a text that begins with '\(indicator)'"
    ).check()
  }

  @Test(arguments: [
    SyntaxCase(
      "a: 1️⃣| text\n",
      covers: "| text",
      "a text cannot begin on the line of its '|'",
      suggestion: "begin the text on the next line, or quote a text that begins with '|'"
    ),
    SyntaxCase("a: 1️⃣>0\n", covers: ">0", "a text is indented by 1 to 9 spaces"),
    SyntaxCase(
      "1️⃣%FOO bar\n---\na: 1\n",
      covers: "%FOO bar",
      "a line that begins with '%' must be a directive"
    ),
    SyntaxCase(
      "1️⃣%YAML x\n---\na: 1\n",
      covers: "%YAML x",
      "a line that begins with '%' must be a directive"
    ),
    SyntaxCase("1️⃣%YAML 2.0\n---\na: 1\n", covers: "%YAML 2.0", "only YAML 1.1 and 1.2 can be read"),
    SyntaxCase(
      "%YAML 1.2\n1️⃣%YAML 1.2\n---\na: 1\n",
      covers: "%YAML 1.2",
      "a directive can be given only once"
    ),
  ])
  func `headers and directives`(slip: SyntaxCase) { slip.check() }

  @Test func `a file that is no YAML has no tree, what was found before is reported`() {
    #expect(
      dump("a: *b\nc: 'd\n") == """
        no document
        no value before this one has the anchor '&b' [undefined-alias]
        quote ' is never closed [yaml-syntax]
        """
    )
  }
}
