import Testing

struct NodeSpanTests {
  @Test func `block collections end at their last child, not at the next token`() {
    #expect(
      dump(
        """
        name: Log in
        steps:
          - tap: Sign in

        # a comment
        tags: []
        """
      ) == """
        mapping 1:1-6:9
          key plain 1:1-1:5 "name"
          = plain 1:7-1:13 "Log in"
          key plain 2:1-2:6 "steps"
          = sequence 3:3-3:17
            - mapping 3:5-3:17
              key plain 3:5-3:8 "tap"
              = plain 3:10-3:17 "Sign in"
          key plain 6:1-6:5 "tags"
          = sequence 6:7-6:9
        """
    )
  }

  @Test func `flow collections end at their bracket, pairs without one at their value`() {
    #expect(
      dump("[ {a: b }, c: d , e ]\n") == """
        sequence 1:1-1:22
          - mapping 1:3-1:10
            key plain 1:4-1:5 "a"
            = plain 1:7-1:8 "b"
          - mapping 1:12-1:16
            key plain 1:12-1:13 "c"
            = plain 1:15-1:16 "d"
          - plain 1:19-1:20 "e"
        """
    )
  }

  @Test func `quoted texts lie within their quotes`() {
    #expect(
      dump(#"['it''s', "a\tb", "two\#n  lines"]"#) == #"""
        sequence 1:1-2:10
          - singleQuoted 1:2-1:9 "it\'s"
          - doubleQuoted 1:11-1:17 "a\tb"
          - doubleQuoted 1:19-2:9 "two lines"
        """#
    )
  }

  @Test func `a list that is not indented belongs to its key`() {
    #expect(
      dump("a:\n- x\n- y\nb: z\n") == """
        mapping 1:1-4:5
          key plain 1:1-1:2 "a"
          = sequence 2:1-3:4
            - plain 2:3-2:4 "x"
            - plain 3:3-3:4 "y"
          key plain 4:1-4:2 "b"
          = plain 4:4-4:5 "z"
        """
    )
  }

  @Test func `nothing stands directly behind its indicator`() {
    #expect(
      dump("a:   # comment\nb:\n  -\n  -  \nc: {d : , e: }\n") == """
        mapping 1:1-5:15
          key plain 1:1-1:2 "a"
          = plain 1:3-1:3 ""
          key plain 2:1-2:2 "b"
          = sequence 3:3-4:4
            - plain 3:4-3:4 ""
            - plain 4:4-4:4 ""
          key plain 5:1-5:2 "c"
          = mapping 5:4-5:15
            key plain 5:5-5:6 "d"
            = plain 5:8-5:8 ""
            key plain 5:11-5:12 "e"
            = plain 5:13-5:13 ""
        """
    )
  }

  @Test func `nothing without an indicator stands behind its key`() {
    #expect(
      dump("? a\n? b\n: {c , d}\n") == """
        mapping 1:1-3:10
          key plain 1:3-1:4 "a"
          = plain 1:4-1:4 ""
          key plain 2:3-2:4 "b"
          = mapping 3:3-3:10
            key plain 3:4-3:5 "c"
            = plain 3:5-3:5 ""
            key plain 3:8-3:9 "d"
            = plain 3:9-3:9 ""
        """
    )
  }

  @Test func `block scalars reach from their header to the end of their content`() {
    #expect(
      dump("a: |\n  x\n  y\n\n\nb: >-  # why\n  p\n  q\n\nc: |\n") == #"""
        mapping 1:1-10:5
          key plain 1:1-1:2 "a"
          = literal 1:4-3:4 "x\ny\n"
          key plain 6:1-6:2 "b"
          = folded 6:4-8:4 "p q"
          key plain 10:1-10:2 "c"
          = literal 10:4-10:5 ""
        """#
    )
  }

  @Test func `anchors are no part of what they name`() {
    #expect(
      dump("a: &x\n  # comment\n  b: 1\nc: &y 'd'\ne: &z\nf: &l\n- 1\ng: &m [2]\n") == """
        mapping 1:1-8:10
          key plain 1:1-1:2 "a"
          = mapping 3:3-3:7
            key plain 3:3-3:4 "b"
            = plain 3:6-3:7 "1"
          key plain 4:1-4:2 "c"
          = singleQuoted 4:7-4:10 "d"
          key plain 5:1-5:2 "e"
          = plain 5:6-5:6 ""
          key plain 6:1-6:2 "f"
          = sequence 7:1-7:4
            - plain 7:3-7:4 "1"
          key plain 8:1-8:2 "g"
          = sequence 8:7-8:10
            - plain 8:8-8:9 "2"
        """
    )
  }

  @Test func `columns count bytes, whatever the characters before`() {
    #expect(
      dump("é: ü\n日本: [🎉, e\u{301}]\n") == """
        mapping 1:1-2:20
          key plain 1:1-1:3 "é"
          = plain 1:5-1:7 "ü"
          key plain 2:1-2:7 "日本"
          = sequence 2:9-2:20
            - plain 2:10-2:14 "🎉"
            - plain 2:16-2:19 "e\u{301}"
        """
    )
  }

  @Test func `a carriage return is part of no text`() {
    #expect(
      dump("a: plain\r\n  more\r\nb: x \r\nc: |\r\n  y\r\n") == #"""
        mapping 1:1-5:4
          key plain 1:1-1:2 "a"
          = plain 1:4-2:7 "plain more"
          key plain 3:1-3:2 "b"
          = plain 3:4-3:5 "x"
          key plain 4:1-4:2 "c"
          = literal 4:4-5:4 "y\n"
        """#
    )
  }

  @Test func `lone carriage returns break lines`() {
    #expect(
      dump("a: 1\rb: 2\r") == """
        mapping 1:1-2:5
          key plain 1:1-1:2 "a"
          = plain 1:4-1:5 "1"
          key plain 2:1-2:2 "b"
          = plain 2:4-2:5 "2"
        """
    )
  }
}
