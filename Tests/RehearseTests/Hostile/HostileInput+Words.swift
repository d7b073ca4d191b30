extension HostileInput {
  /// Words that use words.
  static let words = [
    HostileInput(
      "flows in a circle",
      "flows:\n  a: {steps: [run: b]}\n  b: {steps: [run: a]}\nsteps: [run: a]\n"
    ),
    HostileInput(
      "a chain of ten thousand flows",
      "flows:\n  f0: {steps: [log: x]}\n"
        + String.lines(1...10_000) { "  f\($0): {steps: [run: f\($0 - 1)]}" }
        + "steps: [run: f10000]\n"
    ),
    HostileInput(
      "flows that multiply",
      "flows:\n  f0: {steps: [pause: 0]}\n"
        + String.lines(1..<10) { level in
          "  f\(level): {steps: [\((0..<10).map { _ in "run: f\(level - 1)" }.joined(separator: ", "))]}"
        } + "steps: [run: f9]\n"
    ),
    HostileInput(
      "flows of groups within flows of groups",
      "flows:\n"
        + String.lines(0..<62) { level in
          let step = level == 61 ? "log: deep" : "run: f\(level + 1)"
          return "  f\(level): {steps: [\("group: {name: G, steps: [" * 18)\(step)\("]}" * 18)]}"
        } + "steps: [run: f0]\n"
    ),
    HostileInput(
      "flows that hand on twice what they were given",
      "flows:\n"
        + String.lines(0..<40) { level in
          let call = "run: {flow: f\(level + 1), with: {p: ['${p}', '${p}']}}"
          return "  f\(level): {parameters: {p: }, steps: [\(call)]}"
        } + "  f40: {parameters: {p: }, steps: [assert: {not: {equals: ['${p}', '${p}']}}]}\n"
        + "steps: [run: {flow: f0, with: {p: 1}}]\n"
    ),
    HostileInput(
      "a list of lists of lists",
      "variables: {x: [\("1, " * 6_000)], y: [\("'${x}', " * 6_000)]}\n"
        + "steps: [{forEach: {variable: v, in: '${y}', steps: [log: on]}}]\n"
    ),
    HostileInput(
      "checks that multiply",
      "checks:\n  c0: {screen: Loading}\n"
        + String.lines(1..<10) { "  c\($0): {all: [\("{check: c\($0 - 1)}, " * 10)]}" }
        + "steps: [assert: {check: c9}]\n"
    ),
    HostileInput(
      "elements that multiply",
      "elements:\n  e0: {type: window}\n"
        + String.lines(1..<20) {
          "  e\($0): {within: {named: e\($0 - 1)}, childOf: {named: e\($0 - 1)}}"
        }
        + "steps: [assert: {element: {named: e19}, exists: false}]\n"
    ),
    HostileInput(
      "vocabularies in a circle",
      files: [
        "a.yaml": scenario(importing: "v1.yaml"),
        "v1.yaml": "vocabulary: V\nimport: [v2.yaml]\n",
        "v2.yaml": "vocabulary: V\nimport: [v1.yaml]\n",
      ]
    ),
    HostileInput(
      "a chain of two hundred vocabularies",
      files: Dictionary(
        (0..<200).map { ("v\($0).yaml", "vocabulary: V\nimport: [v\($0 + 1).yaml]\n") }
          + [("v200.yaml", "vocabulary: V\n"), ("a.yaml", scenario(importing: "v0.yaml"))],
        uniquingKeysWith: { first, _ in first }
      )
    ),
    HostileInput(
      "a file from elsewhere",
      files: ["a.yaml": scenario(importing: "../../etc/passwd")]
    ),
    HostileInput("an import of itself", files: ["a.yaml": scenario(importing: "a.yaml")]),
  ]

  private static func scenario(importing path: String) -> FileContent {
    "name: A\napp: trivia\nimport: [\(path)]\nsteps: [{pause: 1s}]\n"
  }
}
