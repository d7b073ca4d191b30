import Testing

struct SyntaxScratchTests {
  @Test func `try`() {
    for text in [
      "a: {title: ${title}}\n", "a: {t: Go to ${a} and ${b}, c: d}", "[${a}, b]", "{${a}: b}", "- {button: ${x\n",
      "name: Foo: bar # c\n", "name: Foo:\n", "- a: b: c", "name: \"a\": b\n", "name:Foo\nsteps: []\n", "app: x\nname:Foo\nsteps: []\n", "app: x\nname\nsteps: []\n", "name\napp: x\n",
      "name: Foo\n  app: x\n", "steps:\n\t- tap: x\n", "a: 1\n\tb: 2\n", "x:\n  a: 1\n\tb: 2\n", "a:\n  - b\n  -c\n", "a: - b\n", "a: ? b\n",
      "steps:\n  - a: 1\n  -b: 2\n", "x:\n    a: 1\n  b: 2\n", "  a: 1\nb: 2\n", "a: 1\n- b\n", "- a\nb: 1\n", "name: \"foo\" bar\n", "name: \"foo\nsteps:\n  - tap: \"bar\"\n", "name: 'foo\nb: c\n",
      "tags: [a, b", "tags: [a, b\nsteps: x\n", "tags: [\n  'a'\n  'b'\n]\n", "- tap: {button: Sign in\n- tap: {button: X}\n", "a: {b: c}}\n", "a: [b}\n", "[a, , b]", "[a,", "a: ,b\n", "a: }\n", "{a: }",
      "a: @foo\n", "a: `x`\n", "a: %x\n", "a: *\n", "a: *bold* text\n", "a: & x\n", "a: !<x\n", "a: !x!y z\n", "a: | text\n", "a: >5\n", "a: |0\n", "a: |\n\tx\n",
      "a: \"\\d\"\n", "a: \"\\xZZ\"\n", "a: \"\\ud800\"\n", "%FOO bar\n---\na: 1\n", "%YAML 2.0\n---\na", "%YAML x\n---\na", "%TAG x\n---\na", "%\n---\n", "a: \u{07}\n", "a: \u{7F}b", "a: \u{FFFE}", "a: 'x\n---\nb: 1\n", "a: 1\n]\n", "a: \"x\" # c\n b: 2\n",
      "? [a]\n: b\n", "a: &x 1\nb: *y\n", "a: &x &y 1\n", "a: *x b\n", "a: &x 1\nb: *x c\n", "- - a\n - b\n", "a: [b: c: d]\n", "{a: b: c}", "a:\n  - b: 1\n   c: 2\n", "a:\n  - b: 1\n    c: 2\n   d: 3\n", "key: value\n  - item\n", "key:\n  - item\n  other: x\n", "label: don't: x\n", "a\u{0}b: 1", "<<: 1\n", "<<: [{a: 1}, 2]\n", "{a: 'x'y: z}", "\"a\" \"b\"", "a: b\n  c\nd\n",
    ] { print(text.debugDescription); print(dump(text).split(separator: "\n").filter { $0.contains("[") || $0.contains("no doc") }.joined(separator: "\n")); print("") }
  }
}
