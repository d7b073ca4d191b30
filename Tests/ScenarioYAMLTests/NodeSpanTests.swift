import Testing

struct NodeSpanTests {
  @Test func `try`() {
    for text in [
      "name: Log in\nsteps:\n  - tap: {button: Sign in}\n\n# end\n",
      "a:\nb: \nc: [x, , y]\n", "a:\nb: \n- x\n-\n-   \n", "? a\n? b\n: c\n", "{a, b: , 'c'}", "[a: b, c]",
      "a: &x\n  # c\n  b: 1\nc: *x\nd: &y\ne: &z 'q'\n", "a: |\n  x\n  y\n\n\nb: >- # c\n  z\n\nc: |\n", "- - x\n  - y\n-\n  z: \n",
      "a: 1\na: 2\n<<: {b: 2, a: 3}\n", "---\n", "---\na: 1\n---\nb: 2", "a: 1\n...\nb: 2\n", "a: 1\n]\n", "k: é\nl: 'ü\u{2028}x'\nm: \"z\"\n", "*a", "[&a [*a], *b]", "a: !!str x\nb: !foo\nc: !<x> [1]\n", "x: &a\ny: &b\n- 1\n",
      "a: plain\r\n  more\r\nb: x \r\n", "a : b", "{a : b , c : }", "a: !x!y z",
    ] { print(text.debugDescription); print(dump(text)); print("") }
  }
}
