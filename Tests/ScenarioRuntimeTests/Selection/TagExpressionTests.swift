import ScenarioRuntime
import Testing

struct TagExpressionTests {
  @Test(arguments: [
    ("smoke", ["smoke"], true),
    ("smoke", ["smoke-test"], false),
    ("not slow", [], true),
    ("smoke and not slow", ["smoke", "slow"], false),
    ("a or b and c", ["a"], true),
    ("(a or b) and c", ["a"], false),
    ("not not a", ["a"], true),
    ("not (a or b)", ["b"], false),
  ])
  func `not binds before and, and before or`(_ text: String, _ tags: [String], _ holds: Bool) throws
  {
    #expect(try TagExpression(text).holds(of: tags) == holds)
  }

  @Test(arguments: [
    ("", "a tag is missing", 1),
    ("a and", "a tag is missing", 6),
    ("and a", "a tag is missing before 'and'", 1),
    ("a b", "'b' does not belong here", 3),
    ("(a or b", "')' is missing", 8),
    ("a)", "')' does not belong here", 2),
    ("slow,flaky", "',' does not belong here; write 'or'", 5),
    ("slow || flaky", "'|' does not belong here; write 'or'", 6),
    ("slow&&flaky", "'&' does not belong here; write 'and'", 5),
    ("!slow", "'!' does not belong here; write 'not'", 1),
    ("@slow", "'@' does not belong here; tags have letters, digits, '-' and '_'", 1),
  ])
  func `a malformed expression says where`(_ text: String, _ problem: String, _ column: Int) {
    #expect(throws: TagExpression.Problem(text: problem, column: column)) {
      try TagExpression(text)
    }
  }

  @Test func `an expression nested without end is refused`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: TagExpression.Problem(text: "it is nested too deep", column: 65)) {
      try TagExpression(text)
    }
  }

  @Test(arguments: ["and", "or"])
  func `a chain of a hundred thousand tags is as deep as one of two`(word: String) throws {
    let chain = try TagExpression("a" + String(repeating: " \(word) a", count: 99_999))
    #expect(chain.holds(of: ["a"]))
    #expect(!chain.holds(of: ["b"]))
    #expect(chain.names == Array(repeating: "a", count: 100_000))
  }

  @Test func `any of a hundred thousand expressions is as deep as one of them`() throws {
    let names = (0..<100_000).map { "t\($0)" }
    let expression = try #require(TagExpression.any(of: names.map(TagExpression.tag)))
    #expect(expression.holds(of: ["t99999"]))
    #expect(!expression.holds(of: ["x"]))
    #expect(expression.names == names)
    #expect(TagExpression.any(of: []) == nil)
  }
}
