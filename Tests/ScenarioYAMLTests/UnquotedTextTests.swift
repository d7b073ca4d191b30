import Testing

/// Texts that YAML reads otherwise, or cuts, as they lack quotes or have the wrong ones.
struct UnquotedTextTests {
  @Test(arguments: [
    SyntaxCase(
      "- tap: {label: 1️⃣Is Scheduled For:}",
      covers: "Is Scheduled For:",
      "a text that ends with ':' must be quoted",
      suggestion: "quote the text: \"Is Scheduled For:\""
    ),
    SyntaxCase(
      "- assert: {element: a, label: 1️⃣Who's there: me, timeout: 2s}\n",
      covers: "Who's there: me",
      "a text that holds ': ' must be quoted",
      suggestion: "quote the text: \"Who's there: me\""
    ),
    SyntaxCase(
      "- {not: 1️⃣id: Done}\n",
      covers: "id: Done",
      "a text that holds ': ' must be quoted",
      suggestion: "if 'id' is a key, write {id: Done}; otherwise quote the text: \"id: Done\""
    ),
    SyntaxCase(
      "- type: {into: 1️⃣Email text: a@b.test}\n",
      covers: "Email text: a@b.test",
      "a text that holds ': ' must be quoted",
      suggestion:
        "if 'text' is a key, put a comma before it: Email, text: a@b.test; otherwise quote the text: \"Email text: a@b.test\""
    ),
    SyntaxCase(
      "- all: [label: 1️⃣Due: today]\n",
      covers: "Due: today",
      "a text that holds ': ' must be quoted",
      suggestion: "quote the text: \"Due: today\""
    ),
  ])
  func `a text between brackets that holds a colon must be quoted`(slip: SyntaxCase) {
    slip.check()
  }

  @Test(arguments: [
    ("{button: 1️⃣%{id}, label: x}", "%", "%{id}"),
    ("{button: 1️⃣@a[0][1] b, label: x}", "@", "@a[0][1] b"),
    ("{\n    button: 1️⃣@x   # the user's button\n  }", "@", "@x"),
  ])
  func `what ends a text between brackets is neither its own bracket nor a comment`(
    selector: String,
    sign: String,
    text: String
  ) {
    SyntaxCase(
      "- tap: \(selector)\n",
      covers: sign,
      "a text that begins with '\(sign)' must be quoted",
      suggestion: "quote the text: \"\(text)\""
    ).check()
  }

  @Test(arguments: [
    SyntaxCase(
      "- tap: 'Don'1️⃣t'\n",
      covers: "t'",
      "unexpected text after a value",
      suggestion:
        "within single quotes write '' for a quote, or put the text into double quotes"
    ),
    SyntaxCase(
      #"- tap: "Who's "1️⃣there"""#,
      covers: #"there"""#,
      "unexpected text after a value",
      suggestion:
        #"within double quotes write \" for a quote, or put the text into single quotes"#
    ),
    SyntaxCase(
      #"app: "trivia"1️⃣;"#,
      covers: ";",
      "unexpected text after a value",
      suggestion: "leave it out"
    ),
    SyntaxCase(
      "- assert: {id: a} 1️⃣{id: b}",
      covers: "{id: b}",
      "unexpected text after a value",
      suggestion: "leave it out, begin another line with it, or quote the text as a whole"
    ),
  ])
  func `what stands behind a value is told by what ends the value`(slip: SyntaxCase) {
    slip.check()
  }

  @Test(arguments: [
    SyntaxCase(
      "- log: 2️⃣|\n  1️⃣first line\n  second line\n",
      covers: "first line",
      "the text after '|' is not indented",
      suggestion: "indent it further than the key",
      note: .init("2️⃣", covers: "|", "the text begins here")
    ),
    SyntaxCase(
      "log: 2️⃣>-\n1️⃣first line\n",
      covers: "first line",
      "the text after '>-' is not indented",
      suggestion: "indent it further than the key",
      note: .init("2️⃣", covers: ">-", "the text begins here")
    ),
    SyntaxCase(
      "name: a\n1️⃣// why\n",
      covers: "// why",
      "expected ':' after the key",
      suggestion: "a comment begins with '#'"
    ),
  ])
  func `a line that looks like a key without a colon is told by the line above`(slip: SyntaxCase) {
    slip.check()
  }
}
