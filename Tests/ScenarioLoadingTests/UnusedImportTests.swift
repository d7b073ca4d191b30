import ScenarioTestSupport
import Testing

/// Warnings of imported files of which a file uses no word.
struct UnusedImportTests {
  @Test func `an import may be used by a step that can't be read`() throws {
    try expect(
      [
        "one.yaml": "vocabulary: O\nflows: {one: {steps: [log: one]}}",
        "a.yaml": "name: A\napp: gallery\nimport: [one.yaml]\nsteps: [assert: {label: []}]",
        "suite.yaml": """
        suite: S
        app: gallery
        import: [one.yaml]
        scenarios: [{name: A, steps: [assert: {label: []}]}]
        """,
      ],
      logs: """
        a.yaml:4:25: error: 'label' must be a text, or a mapping such as '{contains: Done}'; found a list \
        [wrong-kind] -- for one of several texts write {anyOf: [...]}
        suite.yaml:4:47: error: 'label' must be a text, or a mapping such as '{contains: Done}'; found a list \
        [wrong-kind] -- for one of several texts write {anyOf: [...]}
        """
    )
  }

  @Test func `imports of which nothing is used are warnings`() throws {
    try expect(
      [
        "one.yaml": "vocabulary: O\nflows: {one: {steps: [log: one]}}",
        "two.yaml": "vocabulary: T\nimport: [one.yaml]\nflows: {two: {steps: [log: two]}}",
        "a.yaml": "name: A\napp: gallery\nimport: [one.yaml, two.yaml]\nsteps: [run: two]",
        "suite.yaml": """
        suite: S
        app: gallery
        import: [one.yaml, two.yaml]
        flows: {all: {steps: [run: one]}}
        scenarios: [{name: A, steps: [run: all]}]
        """,
      ],
      logs: """
        a.yaml:3:10: warning: nothing in 'one.yaml' is used [unused-import]
        suite.yaml:3:20: warning: nothing in 'two.yaml' is used [unused-import]
        two.yaml:2:10: warning: nothing in 'one.yaml' is used [unused-import]
        A: passed at 0.000
        passed 0.000-0.000 run two
          passed 0.000-0.000 log two < 4
        A: passed at 0.000
        passed 0.000-0.000 run all
          passed 0.000-0.000 run one < 5
            passed 0.000-0.000 log one < 4 < 5
        """
    )
  }
}
