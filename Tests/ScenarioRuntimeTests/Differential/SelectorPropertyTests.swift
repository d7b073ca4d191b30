import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct SelectorPropertyTests {
  @Test(arguments: 0..<8)
  func `selectors match what a slow reference says`(round: Int) throws {
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(round * 1_000 + seed))
      let screen = RandomScreen(from: &generator)
      let selector = RandomSelector(from: &generator)
      let source = selector.source
      let decoded = try #require(
        ScenarioDecoder.decodeSelector(SourceFile(path: "selector", text: source)),
        "\(source)"
      )
      let expected = SelectorReference(screen: screen).matches(selector)
      #expect(decoded.matches(on: screen.snapshot) == expected, "\(source)")
    }
  }

  /// A test of what is drawn: a reference that is only asked what matches nothing proves little.
  @Test func `many of the selectors match something, and many do not`() {
    let counts = (0..<1_000).map { seed in
      var generator = SeededGenerator(seed: UInt64(seed))
      let screen = RandomScreen(from: &generator)
      return SelectorReference(screen: screen).matches(RandomSelector(from: &generator)).count
    }
    #expect(counts.count { $0 == 0 } > 200)
    #expect(counts.count { $0 == 1 } > 100)
    #expect(counts.count { $0 > 1 } > 100)
  }
}
