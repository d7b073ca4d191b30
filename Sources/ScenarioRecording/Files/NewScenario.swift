/// The header of a new scenario file: everything except its steps.
package struct NewScenario: Hashable, Sendable {
  /// The app's name; nil where the workspace's configuration names it.
  package var app: String?

  /// The paths of imported vocabularies, as written in the file.
  package var imports: [String] = []

  /// The arguments of the launch.
  package var arguments: [String] = []

  /// The environment variables of the launch, in order.
  package var environment: [EnvironmentValue] = []

  /// The app's date and time at launch: `2024-02-29T12:00:00Z`.
  package var now: String?

  /// A variable of the launch's environment.
  package struct EnvironmentValue: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(app: String?) { self.app = app }
}

extension NewScenario {
  /// The file without its final layout.
  func yaml(
    name: String,
    secrets: [RecordedSecret],
    flows: [RecordedFlow],
    _ lists: StepLists
  ) -> String {
    let lines =
      ["name: \(name.flowScalar)"] + [app.map { "app: \($0.flowScalar)" }].compactMap(\.self)
      + launch + (imports.isEmpty ? [] : ["import: [\(flowList(imports))]"])
      + variables(for: secrets)
      + (flows.isEmpty ? [] : ["flows:"] + flows.flatMap(\.lines).map { "  \($0)" })
      + (lists.setup.isEmpty ? [] : ["setup:"] + lists.setup.lines(indentedBy: "  "))
      + ["steps:"] + lists.body.lines(indentedBy: "  ")
    return lines.joined(separator: "\n") + "\n"
  }

  private var launch: [String] {
    let pairs = environment.map { "\($0.name.flowScalar): \($0.value.flowScalar)" }
    let options = [
      arguments.isEmpty ? nil : "arguments: [\(flowList(arguments))]",
      environment.isEmpty ? nil : "environment: {\(pairs.joined(separator: ", "))}",
      now.map { "now: \($0.flowScalar)" },
    ].compactMap(\.self)
    return options.isEmpty ? [] : ["launch: {\(options.joined(separator: ", "))}"]
  }

  private func variables(for secrets: [RecordedSecret]) -> [String] {
    guard !secrets.isEmpty else { return [] }
    let values = secrets.map { "\($0.name): \($0.value.flowScalar)" }
    return [
      "variables: {\(values.joined(separator: ", "))}",
      "secrets: [\(secrets.map(\.name).joined(separator: ", "))]",
    ]
  }

  private func flowList(_ texts: [String]) -> String {
    texts.map(\.flowScalar).joined(separator: ", ")
  }
}
