import ScenarioFormatting

/// The header of a new scenario file: everything except its steps.
package struct NewScenario: Hashable, Sendable {
  /// The app's name; nil where the workspace's configuration names it.
  package var app: String?

  /// The paths of imported vocabularies, as written in the file.
  package var imports: [String] = []

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

  /// The file without its final layout.
  func yaml(
    name: String,
    secrets: [RecordedSecret],
    flows: [RecordedFlow],
    _ lists: StepLists
  ) -> String {
    let lines =
      header(name: name, secrets: secrets).entryTexts()
      + (flows.isEmpty ? [] : ["flows:"] + flows.flatMap(\.lines).map { "  \($0)" })
      + (lists.setup.isEmpty ? [] : ["setup:"] + lists.setup.lines(indentedBy: "  "))
      + ["steps:"] + lists.body.lines(indentedBy: "  ")
    return lines.joined(separator: "\n") + "\n"
  }

  private func header(name: String, secrets: [RecordedSecret]) -> WrittenValue {
    .mapping(
      omittingEmpty: [
        ("name", .literal(name)), ("app", app.map(WrittenValue.literal)), ("launch", launch),
        ("import", .list(imports.map(WrittenValue.literal))),
        ("variables", .mapping(secrets.map { ($0.name, .literal($0.value)) })),
        ("secrets", .list(secrets.map { .text($0.name) })),
      ]
    )
  }

  private var launch: WrittenValue {
    .mapping(
      omittingEmpty: [
        ("arguments", .list(arguments.map(WrittenValue.literal))),
        ("environment", .mapping(environment.map { ($0.name, .literal($0.value)) })),
        ("now", now.map(WrittenValue.literal)),
      ]
    )
  }
}
