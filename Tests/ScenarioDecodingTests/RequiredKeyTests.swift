import Testing

@testable import ScenarioDecoding

/// The keys that mappings must have, which large tables list beside their entries.
struct RequiredKeyTests {
  @Test func `a header and a step need no key`() {
    #expect(HeaderKey.allCases.filter(\.entry.isRequired) == HeaderKey.required)
    #expect(StepKey.allCases.filter(\.entry.isRequired) == StepKey.required)
  }
}
