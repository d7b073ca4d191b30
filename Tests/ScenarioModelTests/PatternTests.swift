import ScenarioModel
import Testing

struct PatternTests {
  @Test(arguments: [
    "", "abc", "^It is (a|an) [a-z]+\\.$", "\\d{1,2}:\\d{2}", ".*\\d+ of \\d+.*", "(foo|bar)+",
    "(\\w+,)*\\w+", "^\\w+(-\\w+)*$", "(?:\\d{1,3}\\.){3}\\d{1,3}", "(\\w++\\s)+", "(?>a+b?)+",
    "(?=.*\\d)(?=.*[a-z]).{8,}", "(?<name>[^\"]*)\"", "\\Q(a+)+\\E", "[(a+)+]", "(^)*", "\\(a+\\)+",
    "(a|b)*", "(?i)yes", "[^\\]]+", "x{,3}", "{a}+", "\\p{L}+ \\p{N}+",
    "^[\\w.-]+(,[\\w.-]+)*$", "^([^\\]]+\\])*$", "([[:alpha:]]+)x", "([\\]]+\\[)*", "([!-#]+x)*",
    "(\\w+;)*", "(?i)(\\d+k)*", "(é+,)*", "([a-z]+[^a-zA-Z])*", "a{0, 500}",
  ])
  func `a pattern that can be matched in few ways is taken`(source: String) throws {
    let pattern = try Pattern(source)
    #expect(pattern.canSearch(String(repeating: "a", count: 50)))
  }

  @Test(arguments: [
    "(a+)+$", "([a-zA-Z]+)*!", "(a|a)*b", "(a|ab)*c", "(.*)*x", "(a*)*", "(a?)+x", "(\\w+\\s?)+$",
    "((a+b?)+c)+", "(?:x+)+y", "(?>(a+)+)b", "(?=(a+)+$)", "(a|b|ab)*c", "(?x)(a +)+",
    "([a-z]+[0-9]*)+$", "(\\d+,?)+x", "(a+){0, 500}b", "(?:a*){0,9999}",
    "[[\\[]](a+)+$", "[[\\Q[\\E]](a+)+[x]]$", "^(?:#[^!--x]*)+$", "(?:#[^a-z--#]*)+",
    "(?:#[^\\w--#]*)+", "(?:#[\\!-x]*)+", "(?:#[^!&&x]*)+", "(?:#[^!~~x]*)+", "(?:A[^a-z]*)+",
    "(?:A[^\\Qa\\E]*)+", "(?i)(?:kK\u{212A}*)+$", "(?i)(?:k\u{212A}*)+$", "(?:s\u{17F}*)+",
    "(?:;\u{37E}*)+", "(?:`\u{1FEF}*)+", "(?:e\u{301}\u{E9}*)+",
  ])
  func `a pattern whose ways double with each character is refused`(source: String) {
    #expect(throws: PatternFault.exponential) {
      let pattern = try Pattern(source)
      guard pattern.canSearch(String(repeating: "a", count: 60)) else {
        throw PatternFault.exponential
      }
    }
  }

  @Test(arguments: [
    (String(repeating: "(", count: 33) + String(repeating: ")", count: 33), PatternFault.tooDeep),
    (String(repeating: "[", count: 50), .tooDeep),
    (String(repeating: "a", count: 1_001), .tooLong),
    ("(", .malformed(reason: "expected ')'")),
    (
      "(a{1,9}){1,9}{1,9}",
      .malformed(reason: nil)
    ),
  ])
  func `a pattern that the matcher could stumble on is refused`(
    source: String,
    fault: PatternFault
  ) {
    #expect(throws: fault) { try Pattern(source) }
  }

  @Test(arguments: [
    "a{0,9223372036854775807}", "a{,9223372036854775807}", "a{9223372036854775807,}",
    "a{99999999999999999999}", "(?:a*){0,999999999999}",
  ])
  func `a count beyond all numbers is the matcher's to judge`(source: String) {
    #expect(throws: PatternFault.malformed(reason: nil)) { try Pattern(source) }
  }

  @Test(arguments: ["a{5000}", "a{0,5000}", "(?:ab){2,9999}"])
  func `a count that no text reaches is as good as none`(source: String) throws {
    #expect(try Pattern(source).canSearch(String(repeating: "a", count: 5_000)))
  }

  @Test(arguments: [("x", 5_000_000), (".*x", 6_000), ("a*a*x", 400), ("a*a*a*x", 130)])
  func `repetitions side by side limit the text`(source: String, length: Int) throws {
    let pattern = try Pattern(source)
    #expect(pattern.canSearch(String(repeating: "a", count: length)))
    #expect(!pattern.canSearch(String(repeating: "a", count: length * 5)))
  }
}
