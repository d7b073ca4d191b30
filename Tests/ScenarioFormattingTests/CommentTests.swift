import Testing

struct CommentTests {
  @Test func `comments keep their place in every position`() {
    expect(
      """
      # above
      name: A# no comment
      app: b   # behind a value
      steps: # behind a key
      # above an item
        - tap: x #behind an item
            # below an item
        - # behind a dash
          tap: y
        -
          # within an item
          back
      # above a key
      teardown:
        # above a list
        - back
        # the last
      # the end
      """,
      becomes: """
        # above
        name: A# no comment
        app: b  # behind a value
        steps:  # behind a key
          # above an item
          - tap: x  #behind an item
            # below an item
          - # behind a dash
            tap: y
          -
            # within an item
            back
        # above a key
        teardown:
          # above a list
          - back
          # the last
        # the end

        """
    )
  }

  @Test func `a comment at the end of a block stays with it if it is indented like it`() {
    expect(
      """
      a:
          b:
              c: 1
              # of c
          # of b
      # of a

      d:
      - e
      # of f
      f: g
      """,
      becomes: """
        a:
          b:
            c: 1
            # of c
          # of b
        # of a

        d:
          - e
        # of f
        f: g

        """
    )
  }

  @Test func `comments in brackets keep the brackets as they are`() {
    expect(
      "a:\n    tags: [\n        smoke,  # first\n        slow\n    ]\nb: 1\n",
      becomes: "a:\n  tags: [\n      smoke,  # first\n      slow\n  ]\nb: 1\n"
    )
  }

  @Test func `a comment between a key and its value stays between them`() {
    expect(
      "a:\n  # why\n      b\nc: &x # named\n    d: e\nf: &y\n  # why\n  g\n",
      becomes: "a:\n  # why\n  b\nc: &x  # named\n  d: e\nf: &y\n  # why\n  g\n"
    )
  }

  @Test func `a comment behind an anchor stays, or goes above where that is a key's`() {
    expect("- ? &e\n #c\n", becomes: "-\n  #c\n  &e :\n")
    expect("? &a # c\n  b\n: 1\n", becomes: "# c\n&a b: 1\n")
    expect("a: &a # c\nb: &b # d\n  e\n", becomes: "a: &a  # c\nb: &b  # d\n  e\n")
    expect("[&a # c\n  b]\n", becomes: "[&a # c\n  b]\n")
  }

  @Test func `comments before the colon of nothing go above its key`() {
    expect("? a # b\n# c\n: # d\ne: 1\n", becomes: "# b\n# c\na:  # d\ne: 1\n")
  }

  @Test func `a heading below a key keeps its distance`() {
    let text = "flows:\n  # Starting\n\n  open: x\n\n  # Interacting\n\n  enter: y\n"
    expect(text, becomes: text)
  }

  @Test func `comments around markers stay`() {
    expect(
      "# one\n\n%YAML 1.1\n# two\n---   # three\n\n\na: b\n# four\n... # five\n# six\n",
      becomes: "# one\n\n%YAML 1.1\n# two\n---  # three\na: b\n# four\n...  # five\n# six\n"
    )
  }
}
