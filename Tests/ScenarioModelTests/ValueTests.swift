import ScenarioModel
import Testing

struct ValueTests {
  private func mapping(_ entries: [(key: String, value: Value)]) -> Value {
    .mapping(entries.map { Value.Entry(key: $0.key, value: $0.value) })
  }

  @Test func `mappings of the same entries in any order are equal`() {
    let one = mapping([("a", .text("x")), ("b", .list([.null])), ("c", mapping([("d", .null)]))])
    let other = mapping([("c", mapping([("d", .null)])), ("b", .list([.null])), ("a", .text("x"))])
    #expect(one == other)
  }

  @Test(arguments: [
    [("a", Value.boolean(true)), ("b", .null)], [("b", .null), ("a", .null), ("c", .null)],
    [("a", .null), ("c", .null)], [("a", .null)], [],
  ])
  func `mappings with another key or value differ`(_ entries: [(String, Value)]) {
    let base = mapping([("a", .null), ("b", .null)])
    #expect(base != mapping(entries.map { ($0.0, $0.1) }))
    #expect(base != mapping(entries.reversed().map { ($0.0, $0.1) }))
  }

  @Test func `keys and texts are equal that differ in composition alone`() {
    #expect(Value.text("\u{E9}") == .text("e\u{301}"))
    #expect(
      mapping([("\u{E9}", .null), ("a", .null)]) == mapping([("a", .null), ("e\u{301}", .null)])
    )
    #expect(Value.text("\u{E9}") != .text("e"))
  }
}
