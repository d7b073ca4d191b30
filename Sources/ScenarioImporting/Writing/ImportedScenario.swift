import ScenarioFormatting

/// The scenario of a flow, with the flows that it runs.
struct ImportedScenario {
  var header: FlowHeader
  var launch = WrittenLaunch()

  /// The variables with their values; those without one come from outside of the flow.
  var variables: [WrittenValue.Entry] = []
  var secrets: [String] = []
  var steps: WrittenSteps

  /// All flows that it runs, by themselves or through others, each before those that run it.
  var flows: [TranslatedFlow] = []

  /// The paths of the flows that it runs by itself.
  var calls: [String] = []

  /// The lines of one file with everything in it.
  var linesWithFlows: [String] {
    var written = beginning
    write(variablesTo: &written)
    if !flows.isEmpty {
      written.append("flows:", 0)
      for flow in flows { flow.write(to: &written) }
    }
    write(stepsTo: &written)
    return written.lines
  }

  /// The lines of the scenario's file, beside a vocabulary for each flow.
  var lines: [String] {
    var written = beginning
    let imports = flows.filter { calls.contains($0.path) }.map(\.fileName)
    written.append(nonEmpty: [("import", .list(imports.map(WrittenValue.text)))])
    write(variablesTo: &written)
    write(stepsTo: &written)
    return written.lines
  }

  private var beginning: WrittenLines {
    var written = WrittenLines()
    for comment in header.comments { written.append(comment: comment) }
    written.append(
      nonEmpty: [
        ("name", .text(header.name)), ("app", header.app.map(WrittenValue.text)),
        ("tags", .list(header.tags.map(WrittenValue.text))),
      ]
    )
    return written
  }

  private func write(variablesTo written: inout WrittenLines) {
    written.append(
      nonEmpty: [
        ("launch", launch.value), ("variables", .mapping(variables)),
        ("secrets", .list(secrets.map(WrittenValue.text))),
      ]
    )
  }

  private func write(stepsTo written: inout WrittenLines) {
    written.append("setup", nonEmpty: header.setup)
    written.append("steps", steps.nonEmpty)
    written.append("teardown", nonEmpty: header.teardown)
  }
}

extension TranslatedFlow {
  var fileName: String { "\(name).yaml" }

  func vocabularyLines(with flows: [TranslatedFlow]) -> [String] {
    var written = WrittenLines()
    for comment in comments { written.append(comment: comment) }
    let imports = flows.filter { calls.contains($0.path) }.map(\.fileName)
    written.append(
      nonEmpty: [("vocabulary", .text(name)), ("import", .list(imports.map(WrittenValue.text)))]
    )
    written.append("flows:", 0)
    write(to: &written, withComments: false)
    return written.lines
  }

  /// Writes the flow below `flows:`.
  func write(to written: inout WrittenLines, withComments: Bool = true) {
    for comment in withComments ? comments : [] {
      written.append(comment: comment, indentation: 2)
    }
    written.append("\(name):", 2)
    written.append(nonEmpty: [("parameters", parameterList)], indentation: 4)
    written.append("steps", steps.nonEmpty, indentation: 4)
  }

  /// The names of the parameters, or a mapping of names to the values that the flow's header gives.
  private var parameterList: WrittenValue {
    guard parameters.contains(where: { $0.fallback != nil }) else {
      return .list(parameters.map { .text($0.name) })
    }
    return .mapping(
      parameters.map { parameter in
        (parameter.name, parameter.fallback.map { .text($0.written) } ?? .word("null"))
      }
    )
  }
}
