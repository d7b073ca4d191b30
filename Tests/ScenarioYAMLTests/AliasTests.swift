import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct AliasTests {
  @Test func `an alias is the node it names, where that is defined`() {
    #expect(
      dump("a: &x [1]\nb: *x\n*x : c\n") == """
        mapping 1:1-3:7
          key plain 1:1-1:2 "a"
          = sequence 1:7-1:10
            - plain 1:8-1:9 "1"
          key plain 2:1-2:2 "b"
          = sequence 1:7-1:10
            - plain 1:8-1:9 "1"
        a key must be a text [non-scalar-key]
        """
    )
  }

  @Test func `a collection ends behind an alias at its end`() {
    #expect(
      dump("a: &x 1\nb:\n  - *x\n*x : c\n") == """
        mapping 1:1-4:7
          key plain 1:1-1:2 "a"
          = plain 1:7-1:8 "1"
          key plain 2:1-2:2 "b"
          = sequence 3:3-3:7
            - plain 1:7-1:8 "1"
          key plain 4:1-4:3 "1"
          = plain 4:6-4:7 "c"
        """
    )
  }

  @Test func `an alias of a key is where it is written`() {
    #expect(
      dump("- &x a: 1\n- *x : 2\n- *x\n") == """
        sequence 1:1-3:5
          - mapping 1:3-1:10
            key plain 1:6-1:7 "a"
            = plain 1:9-1:10 "1"
          - mapping 2:3-2:9
            key plain 2:3-2:5 "a"
            = plain 2:8-2:9 "2"
          - plain 3:3-3:5 "a"
        """
    )
  }

  @Test func `an anchor given again means the latest before the alias`() {
    #expect(
      dump("[&a 1, *a, &a [&a 2, *a], *a]") == """
        sequence 1:1-1:30
          - plain 1:5-1:6 "1"
          - plain 1:5-1:6 "1"
          - sequence 1:15-1:25
            - plain 1:19-1:20 "2"
            - plain 1:19-1:20 "2"
          - plain 1:19-1:20 "2"
        """
    )
  }

  @Test func `an alias of nothing suggests the nearest anchor`() {
    expectDiagnostics(
      "a: &login 1\nb: 1️⃣*logn\nc: 2️⃣*other\n",
      [
        .init(
          "1️⃣",
          covers: "*logn",
          "no value before this one has the anchor '&logn'",
          id: "undefined-alias",
          suggestion: "did you mean '*login'?"
        ),
        .init(
          "2️⃣",
          covers: "*other",
          "no value before this one has the anchor '&other'",
          id: "undefined-alias",
          suggestion: "quote a text that begins with '*'"
        ),
      ]
    )
  }

  @Test func `what an unusable alias stands for is marked as reported`() {
    #expect(
      dump("[*a, b]") == """
        sequence 1:1-1:8
          - unreadable 1:2-1:4 ""
          - plain 1:6-1:7 "b"
        no value before this one has the anchor '&a' [undefined-alias]
        """
    )
  }

  @Test func `an alias within what it names is refused`() {
    expectDiagnostics(
      "a: &x\n  b: [1️⃣*x]\n",
      [
        .init(
          "1️⃣",
          covers: "*x",
          "'*x' is inside '&x' so reading it would never end",
          id: "alias-cycle"
        )
      ]
    )
  }

  @Test func `aliases may repeat so much and no more`() {
    var limits = YAMLLimits.standard
    limits.maximumExpandedNodes = 7
    expectDiagnostics("a: &a [1, 2]\nb: &b [*a, 3]\nc: [*a, x]\n", [], limits: limits)
    expectDiagnostics(
      "a: &a [1, 2]\nb: &b [*a, 3]\nc: [1️⃣*b]\n",
      [
        .init(
          "1️⃣",
          covers: "*b",
          "aliases repeat more than 7 values",
          id: "expansion-too-large"
        )
      ],
      limits: limits
    )
  }

  @Test func `aliases may repeat texts so long and no longer`() {
    var limits = YAMLLimits.standard
    limits.maximumExpandedBytes = 8
    expectDiagnostics("a: &a abc\nb: &b {*a : de}\nc: [*b, abcdef]\n", [], limits: limits)
    expectDiagnostics(
      "a: &a abc\nb: &b {*a : de}\nc: [*b]\nd: [1️⃣*a]\n",
      [
        .init(
          "1️⃣",
          covers: "*a",
          "aliases repeat more than 8 bytes of text",
          id: "expansion-too-large"
        )
      ],
      limits: limits
    )
  }

  @Test func `a billion laughs end at the limit`() {
    let lines = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let text = "a0: &a0 [ha, ha]\n" + lines.joined(separator: "\n")
    #expect(
      dump(text) == "no document\naliases repeat more than 100000 values [expansion-too-large]"
    )
  }

  @Test func `aliases cannot nest deeper than brackets may`() {
    let open = String(repeating: "[", count: 30)
    let close = String(repeating: "]", count: 30)
    expectDiagnostics("- &a \(open)\(close)\n- &b \(open)*a\(close)\n", [])
    expectDiagnostics(
      "- &a \(open)\(close)\n- &b \(open)*a\(close)\n- [[[[1️⃣*b]]]]\n",
      [.init("1️⃣", covers: "*b", "nested deeper than 64 levels", id: "nesting-too-deep")]
    )
  }
}
