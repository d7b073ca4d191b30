import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioYAML

/// Translates the commands of one flow into steps.
struct FlowTranslator {
  let flow: Flow
  let app: ImportedApp?

  /// The flows that are translated already, by their paths.
  let finished: [String: TranslatedFlow]
  private let written: FlowComments

  /// Whether the flow becomes the scenario, rather than a step of it.
  let isMain: Bool

  /// Whether no step has been written, so that the app has just been launched.
  var isAtStart: Bool
  var launch = WrittenLaunch()

  /// Whether a command has launched the app, even if that is the launch with which the scenario begins.
  var hasLaunched = false

  /// What the next `pasteText` types.
  var clipboard: FlowText?

  /// The values of variables of the surrounding `runFlow`.
  var locals: [String: FlowText] = [:]

  /// How many characters of variables and copied texts all flows so far have repeated.
  var repeatedCharacters: Int

  /// The variables that the steps use, with the first place of each, in order.
  private(set) var uses: [VariableUse] = []
  private var usedNames: Set<String> = []

  /// The secret values in the flow, by the names of their variables.
  private(set) var secrets: [String: String] = [:]
  private(set) var calls: [String] = []
  private(set) var problems = ProblemList()
  private(set) var gapCount = 0

  /// The comments about the command that is being translated.
  private var remarks: [String] = []

  init(
    _ flow: Flow,
    _ app: ImportedApp?,
    isMain: Bool,
    finished: [String: TranslatedFlow],
    after result: MaestroImport.Result
  ) {
    self.flow = flow
    self.app = app
    self.finished = finished
    self.isMain = isMain
    repeatedCharacters = result.repeatedCharacters
    isAtStart = isMain
    written = FlowComments(of: flow.file)
  }

  /// The comments at the beginning of the file.
  var beginning: [String] {
    flow.header.entries.first.map { written.above($0.key.span.start) } ?? []
  }

  mutating func body() -> WrittenSteps {
    var steps = steps(of: flow.commands, after: flow.separator.start)
    steps.append(comments: written.below(flow.commands))
    return steps
  }

  mutating func steps(of list: YAMLNode, after start: UInt32) -> WrittenSteps {
    var steps = WrittenSteps()
    var end = start
    var rest = Array(list.items)[...]
    while let item = rest.popFirst() {
      steps.append(comments: written.between(end, item.span.start))
      end = item.span.end
      if let next = rest.first, let step = background(item, next) {
        steps.append(step)
        end = rest.removeFirst().span.end
      } else {
        steps.append(self.steps(for: item))
      }
    }
    return steps
  }

  private mutating func steps(for item: YAMLNode) -> WrittenSteps {
    var written = WrittenSteps()
    if problems.isFull { return written }
    let outerRemarks = remarks
    remarks = []
    defer { remarks = outerRemarks }
    var result = WrittenSteps()
    let useCount = uses.count
    do throws(ImportStop) {
      result = try translate(CommandCall(item))
    } catch {
      forgetUses(after: useCount)
      result.append(comments: comments(on: error, item))
    }
    if let comment = self.written.after(item) { written.append(comments: [comment]) }
    written.append(comments: remarks)
    written.append(result)
    isAtStart = isAtStart && written.isEmpty
    return written
  }

  /// The comments in place of a command; none for an invalid one.
  private mutating func comments(on stop: ImportStop, _ item: YAMLNode) -> [String] {
    let reasons = comments(on: stop)
    return reasons.isEmpty ? [] : reasons + item.itemLines
  }

  private mutating func note(_ gap: Gap) {
    gapCount += 1
    problems.append(gap.warning)
  }

  /// Notes that a command is imported but differs, in a comment above its step.
  mutating func remark(at span: SourceSpan, _ reason: String, _ advice: String) {
    let gap = Gap(span: span, reason: reason, advice: advice)
    note(gap)
    remarks += gap.comments
  }

  /// The comments about something in the header; none if it is invalid.
  mutating func comments(on stop: ImportStop) -> [String] {
    switch stop {
    case .fault(let diagnostic):
      problems.append(diagnostic)
      return []
    case .gap(let gap):
      note(gap)
      return gap.comments
    }
  }

  mutating func use(_ name: String, at span: SourceSpan) {
    if usedNames.insert(name).inserted { uses.append(VariableUse(name: name, span: span)) }
  }

  /// Forgets the variables of a command that does not become a step.
  private mutating func forgetUses(after count: Int) {
    for use in uses[count...] { usedNames.remove(use.name) }
    uses.removeLast(uses.count - count)
  }

  mutating func call(_ path: String) {
    if !calls.contains(path) { calls.append(path) }
  }

  /// Makes a variable with a secret value, and returns its name.
  mutating func keep(secret value: String, named name: String) -> String {
    let variable = name.numbered("_") { (secrets[$0] ?? value) != value }
    secrets[variable] = value
    return variable
  }
}

/// How the scenario launches the app.
struct WrittenLaunch {
  var arguments: [WrittenValue] = []
  var url: String?

  /// The options that are not empty.
  var value: WrittenValue {
    .mapping(omittingEmpty: [("arguments", .list(arguments)), ("url", url.map(WrittenValue.text))])
  }
}
