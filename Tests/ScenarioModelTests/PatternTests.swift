import ScenarioModel
import Testing

struct PatternTests {
  @Test(arguments: [
    "", "abc", "^It is (a|an) [a-z]+\\.$", "\\d{1,2}:\\d{2}", ".*\\d+ of \\d+.*", "(foo|bar)+",
    "(\\w+,)*\\w+", "^\\w+(-\\w+)*$", "(?:\\d{1,3}\\.){3}\\d{1,3}", "(\\w++\\s)+", "(?>a+b?)+",
    "(?=.*\\d)(?=.*[a-z]).{8,}", "(?<name>[^\"]*)\"", "\\Q(a+)+\\E", "[(a+)+]", "(^)*", "\\(a+\\)+",
    "(a|b)*", "(?i)yes", "[^\\]]+", "x{,3}", "{a}+", "\\p{L}+ \\p{N}+",
  ])
  func `a pattern that can be matched in few ways is taken`(source: String) throws {
    let pattern = try Pattern(source)
    #expect(pattern.canSearch(String(repeating: "a", count: 50)))
  }

  @Test(arguments: [
    "(a+)+$", "([a-zA-Z]+)*!", "(a|a)*b", "(a|ab)*c", "(.*)*x", "(a*)*", "(a?)+x", "(\\w+\\s?)+$",
    "((a+b?)+c)+", "(?:x+)+y", "(?>(a+)+)b", "(?=(a+)+$)", "(a|b|ab)*c", "(?x)(a +)+",
    "([a-z]+[0-9]*)+$", "(\\d+,?)+x",
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
    ("(", .malformed),
    ("(a{1,9}){1,9}{1,9}", .malformed),
  ])
  func `a pattern that the matcher could stumble on is refused`(
    source: String,
    fault: PatternFault
  ) {
    #expect(throws: fault) { try Pattern(source) }
  }

  @Test(arguments: [("x", 5_000_000), (".*x", 6_000), ("a*a*x", 400), ("a*a*a*x", 130)])
  func `repetitions side by side limit the text`(source: String, length: Int) throws {
    let pattern = try Pattern(source)
    #expect(pattern.canSearch(String(repeating: "a", count: length)))
    #expect(!pattern.canSearch(String(repeating: "a", count: length * 5)))
  }
}
