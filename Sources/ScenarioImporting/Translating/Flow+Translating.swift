import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioLoading
import ScenarioRuntime
import ScenarioYAML

extension Flow {
  /// The flow as one that others run.
  func translated(
    for app: ImportedApp?,
    as name: String,
    finished: [String: TranslatedFlow],
    into result: inout MaestroImport.Result
  ) -> TranslatedFlow {
    var translator = FlowTranslator(self, app, isMain: false, finished: finished, after: result)
    let header = translator.header()
    var flow = TranslatedFlow(path: file.path, name: name)
    flow.comments = header.comments
    flow.steps = header.setup
    flow.steps.append(translator.body())
    flow.steps.append(header.teardown)
    flow.calls = translator.calls
    flow.secrets = translator.secrets
    flow.parameters = Self.parameters(translator.uses, header.variables)
    result.add(translator)
    return flow
  }

  /// The page that the flow opens, if it is not the one that the app opens but of the same site.
  func otherPage(of app: ImportedApp?) -> String? {
    guard let page = header["url"]?.text, header["appId"] == nil, let app, !app.isPage(at: page),
      app.opens(page)
    else { return nil }
    return page
  }

  /// A parameter for each variable that the steps use; the header's values are defaults, except
  /// secret ones and those that are made of other variables.
  private static func parameters(
    _ uses: [VariableUse],
    _ variables: [FlowVariable]
  ) -> [TranslatedFlow.Parameter] {
    let own = variables.filter { !$0.isSecret && $0.value.literal != nil }
    let values = Dictionary(own.map { ($0.name, $0.value) }) { _, last in last }
    return uses.map { TranslatedFlow.Parameter(name: $0.name, fallback: values[$0.name]) }
  }

  func scenario(
    for app: ImportedApp?,
    finished: [String: TranslatedFlow],
    into result: inout MaestroImport.Result
  ) -> ImportedScenario {
    var translator = FlowTranslator(self, app, isMain: true, finished: finished, after: result)
    var header = translator.header()
    if header.name.trimmingBlanks.isEmpty { header.name = file.path.fileName.withoutExtension }
    header.app = app == nil ? self.header["appId"]?.text.lastWord ?? "app" : app?.name
    let steps = translator.body().continuing(header.setup)
    header.teardown = header.teardown.continuing(steps)
    let defined = Set(header.variables.map(\.name))
    for use in translator.uses where !defined.contains(use.name) {
      translator.define(use, in: &header)
    }
    var scenario = ImportedScenario(header: header, steps: steps)
    scenario.launch = translator.launch
    scenario.launch.url = translator.launch.url ?? otherPage(of: app)
    scenario.calls = translator.calls
    scenario.variables = header.variables.map { ($0.name, .text($0.value.written)) }
    scenario.secrets = header.variables.map(\.name).filter { name in
      name.isLikelySecret || translator.secrets[name] != nil
    }
    result.add(translator)
    return scenario
  }
}

extension FlowTranslator {
  /// Gives a variable that the steps use a value if the header has none.
  fileprivate mutating func define(_ use: VariableUse, in header: inout FlowHeader) {
    let value = secrets[use.name] ?? "TODO"
    header.variables.append(FlowVariable(name: use.name, value: FlowText(literal: value)))
    if secrets[use.name] != nil { return }
    header.comments += comments(
      on: .gap(
        at: use.span,
        "the flow does not say what '\(use.name)' is",
        "write its value into 'variables', or pass it with '--var \(use.name)=...'"
      )
    )
  }
}

extension FlowHeader {
  /// Says that the app's name is a guess, or that the app opens another page than the flow.
  mutating func note(
    _ app: ImportedApp?,
    of flow: Flow,
    known: [String],
    in result: inout MaestroImport.Result
  ) {
    guard let gap = flow.pageGap(for: app) ?? (app == nil ? nameGap(of: flow, known: known) : nil)
    else { return }
    comments += gap.comments
    result.gapCount += 1
    result.diagnostics.insert(gap.warning, at: 0)
  }

  private func nameGap(of flow: Flow, known: [String]) -> Gap {
    Gap(
      span: flow.appID?.span ?? flow.header.span,
      reason: "no app is named '\(shortened(app ?? ""))'",
      advice: "name the app with '--app', one of: \(known.joined(separator: ", "))"
    )
  }
}

extension Flow {
  /// What is missing for the page that the flow opens, if its app is another one.
  fileprivate func pageGap(for app: ImportedApp?) -> Gap? {
    guard let page = header["url"], header["appId"] == nil, app?.opens(page.text) != true
    else { return nil }
    let address = shortened(page.text)
    return Gap(
      span: page.span,
      reason: "no app of rehearse.yaml opens the page '\(address)'",
      advice:
        "add one, as in 'apps: {\(app?.name ?? "app"): {web: \(address)}}', and give its name as 'app'"
    )
  }
}

extension MaestroImport.Result {
  /// Adds what a flow's translation found.
  fileprivate mutating func add(_ translator: FlowTranslator) {
    diagnostics += translator.problems.diagnostics
    gapCount += translator.gapCount
    repeatedCharacters = translator.repeatedCharacters
  }
}

extension String {
  /// The part after the last point: `todo` of `com.example.todo`.
  fileprivate var lastWord: String {
    split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.last.map(String.init) ?? "app"
  }
}
