import Patterns
import Testing

struct PatternTests {
  @Test(arguments: [
    ("b", "abc"), ("^a.c$", "abc"), ("a{2}", "baab"), ("(?i)É", "é"), ("caf\u{E9}", "cafe\u{301}"),
    ("cafe\u{301}", "caf\u{E9}"), ("^e\\u{301}$", "\u{E9}"), ("^[\u{E9}]$", "e\u{301}"),
    ("^\\x{212B}$", "\u{C5}"), ("", ""), ("a||b", "c"), ("(?x) a b  # both", "ab"),
    ("(?i:A)b", "ab"), ("a(?i)b|C", "c"), ("\\Qa.b*\\E+", "a.b**"), ("[]x]", "]"),
    ("[[:^alpha:]]", "1"), ("[\\b]", "\u{8}"), ("a\\Z", "a\n"), ("\\0101", "\u{8}1"),
    ("(?P<year>\\d{4})-(?<month>\\d\\d)", "2026-11"), ("[^\\W\\d_]", "é"), ("\\p{^L}", "1"),
    ("\\p{Script=Greek}\\p{gc=Lu}\\pN", "αB3"), ("x{,2}y", "y"), ("{a}", "{a}"), ("a{ 1, 2 }", "a"),
    ("(?m)^b$", "a\nb\nc"), ("(?s)a.b", "a\nb"), ("\\h\\v", "\t\n"), ("^(?:)*$", ""),
    ("(?#comment)a", "a"), ("[a-c-]", "-"), ("[\\w-]", "-"), ("\\u0041\\U00000042\\x43", "ABC"),
  ])
  func `a pattern is found in a text`(source: String, text: String) throws {
    #expect(try Pattern(source).isFound(in: text))
  }

  @Test(arguments: [
    ("^b", "ab"), ("a$", "a\n"), (".", "\n"), ("a.c", "a\u{2028}c"), ("A", "a"), ("(?-i)A", "a"),
    ("(?i:A)B", "ab"), ("[^\\w]", "_"), ("\\bb", "ab"), ("a\\B", "a"), ("\\d", "²"), ("a{3}", "aa"),
    ("\\Qa.b\\E", "axb"), ("(?x)a\\ b", "ab"), ("\\P{L}", "é"), ("[^\\P{L}]", "1"), ("^.$", "👍🏽"),
  ])
  func `a pattern is not found in a text`(source: String, text: String) throws {
    #expect(try !Pattern(source).isFound(in: text))
  }

  @Test(arguments: [
    ("abc", "ABC"), ("[a-z]+É", "QÉ"), ("σ", "ς"), ("ς", "σ"), ("s", "\u{17F}"), ("\u{212A}", "k"),
  ])
  func `either case matches where case is ignored`(source: String, text: String) throws {
    #expect(try Pattern("^(?:\(source))$", ignoringCase: true).isFound(in: text))
    #expect(try !Pattern("(?-i)^(?:Q\(source))$", ignoringCase: true).isFound(in: "q" + text))
  }

  @Test func `a negated class excludes both cases where case is ignored`() throws {
    #expect(try !Pattern("[^a-c]", ignoringCase: true).isFound(in: "ABC"))
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "^(([a-zA-Z .]+)+)+#$", "(a|a|ab|b)*#", "(?:é|e\\u0301)*b", "(?:(?:^)*){1,100}Z",
      "(?:(?:é|a)*)*Z", "(a?){50}a{50}#", "(.*)*x", "(?:a*){0,1000}#", "(?i)(?:k\u{212A}*)+$#",
      "((((a{1,8}){1,8}){1,8}){1,8})#", "(a*)*(a*)*(a*)*(a*)*#", ".*.*.*.*.*.*.*.*.*#",
    ]
  )
  func `a search in a long text ends whatever the pattern`(source: String) throws {
    let pattern = try Pattern(source)
    #expect(!pattern.isFound(in: String(repeating: "aé", count: 100)))
  }

  @Test(arguments: [
    ("(", PatternFault.malformed(.unclosedGroup, at: 1)),
    ("a(b(c)", .malformed(.unclosedGroup, at: 2)),
    ("(?i", .malformed(.unclosedGroup, at: 1)),
    ("(?#a", .malformed(.unclosedGroup, at: 1)),
    ("a)b", .malformed(.unopenedGroup, at: 2)),
    ("x[a", .malformed(.unclosedClass, at: 2)),
    ("[]", .malformed(.unclosedClass, at: 1)),
    ("[\\", .malformed(.unknownEscape, at: 2)),
    ("(?<>a)", .malformed(.unknownGroup, at: 1)),
    ("(?|a)", .malformed(.unknownGroup, at: 1)),
    ("a|*b", .malformed(.nothingToRepeat, at: 3)),
    ("+", .malformed(.nothingToRepeat, at: 1)),
    ("a**", .malformed(.repeatedTwice, at: 3)),
    ("a{2}{3}", .malformed(.repeatedTwice, at: 5)),
    ("a{3,2}", .malformed(.reversedCounts, at: 2)),
    ("[z-a]", .malformed(.reversedRange, at: 2)),
    ("[a-\\d]", .malformed(.badRangeEnd, at: 2)),
    ("\\q", .malformed(.unknownEscape, at: 1)),
    ("a\\", .malformed(.unknownEscape, at: 2)),
    ("[\\A]", .malformed(.unknownEscape, at: 2)),
    ("\\u12", .malformed(.badCode, at: 1)),
    ("\\u{D800}", .malformed(.badCode, at: 1)),
    ("\\u{41", .malformed(.badCode, at: 1)),
    ("\\p{Sesame}", .malformed(.unknownProperty, at: 1)),
    ("\\p", .malformed(.unknownProperty, at: 1)),
    ("[[:sesame:]]", .malformed(.unknownClass, at: 2)),
    ("(?=a)", .unsupported(.lookAround, at: 1)),
    ("a(?<!b)", .unsupported(.lookAround, at: 2)),
    ("(a)\\1", .unsupported(.backReference, at: 4)),
    ("(?<n>a)\\k<n>", .unsupported(.backReference, at: 8)),
    ("(?P=n)", .unsupported(.backReference, at: 1)),
    ("(?:(?:^)*+){1,100}Z", .unsupported(.possessive, at: 10)),
    ("a++", .unsupported(.possessive, at: 3)),
    ("(?>a)", .unsupported(.atomicGroup, at: 1)),
    ("[a&&b]", .unsupported(.setOperation, at: 3)),
    ("[\\w--\\d]", .unsupported(.setOperation, at: 4)),
    ("(?:ab){2,9999}", .tooLarge),
    ("(((a{1,1000}){1,1000}){1,1000}){1,1000}", .tooLarge),
    ("a{99999999999999999999}", .tooLarge),
    (String(repeating: "a", count: 10_001), .tooLarge),
    (String(repeating: "(", count: 20_000), .tooDeep),
    (String(repeating: "[", count: 200), .tooDeep),
  ])
  func `a pattern that cannot be used is refused with the place in it`(
    source: String,
    fault: PatternFault
  ) {
    #expect(throws: fault) { try Pattern(source) }
  }

  @Test(arguments: [
    "a{10000}", "a{0,4999}", String(repeating: "a", count: 10_000),
    "(?:(?:){0,9223372036854775807}){9223372036854775807}",
    String(repeating: "(", count: 100) + String(repeating: ")", count: 100),
  ])
  func `a pattern within the limits is taken`(source: String) throws {
    _ = try Pattern(source)
  }

  @Test func `a refusal names the construct, the limit and what to write instead`() {
    let faults: [PatternFault] = [
      .malformed(.unclosedGroup, at: 2), .unsupported(.possessive, at: 3), .tooLarge, .tooDeep,
    ]
    #expect(
      faults.map { "\($0.text); \($0.suggestion ?? "-")" } == [
        "is not a regular expression: missing ')' for the group at character 2; -",
        "uses a possessive quantifier at character 3, which is not supported; "
          + "remove the '+' after the quantifier",
        "has more than 10000 states; use smaller counts in '{n,m}'",
        "nests groups more than 100 deep; -",
      ]
    )
  }
}
