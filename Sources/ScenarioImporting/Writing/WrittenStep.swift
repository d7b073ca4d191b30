import ScenarioFormatting

/// A step of the written scenario, with the comments above it.
struct WrittenStep {
  var comments: [String] = []
  let content: Content

  /// The title that a report shows.
  var name: String?
  var isOptional = false

  enum Content {
    /// A command with what follows it, on one line.
    case command(String, WrittenValue?)

    /// A command with steps in it, after keys with other values.
    case container(String, [WrittenValue.Entry], key: String, WrittenSteps)
  }

  /// Whether it ends the app and has no title that a report shows.
  fileprivate var onlyTerminates: Bool {
    if case .command("terminate", nil) = content { name == nil } else { false }
  }

  init(_ command: String, _ value: WrittenValue? = nil) { content = .command(command, value) }

  init(
    _ command: String,
    _ entries: [WrittenValue.Entry] = [],
    key: String = "steps",
    _ steps: WrittenSteps
  ) {
    content = .container(command, entries, key: key, steps)
  }
}

/// A list of steps, with the comments after the last one.
struct WrittenSteps {
  private(set) var steps: [WrittenStep] = []

  /// The comments that no step follows yet.
  private(set) var closing: [String] = []

  var isEmpty: Bool { steps.isEmpty }

  /// Appends a step, unless it ends an app that the step before has ended: that would fail.
  mutating func append(_ step: WrittenStep) {
    if step.onlyTerminates, steps.last?.onlyTerminates == true { return }
    var step = step
    step.comments = closing + step.comments
    closing = []
    steps.append(step)
  }

  mutating func append(comments: [String]) { closing += comments }

  mutating func append(_ others: WrittenSteps) {
    for step in others.steps { append(step) }
    closing += others.closing
  }

  /// The list as the continuation of another one: without a first step that ends an app that the other has ended.
  func continuing(_ others: WrittenSteps) -> WrittenSteps {
    guard let first = steps.first, first.onlyTerminates, others.steps.last?.onlyTerminates == true
    else { return self }
    var rest = WrittenSteps()
    rest.append(comments: first.comments)
    for step in steps.dropFirst() { rest.append(step) }
    rest.append(comments: closing)
    return rest
  }

  /// The list, which needs at least one step.
  var nonEmpty: WrittenSteps {
    if !isEmpty { return self }
    var steps = self
    steps.append(WrittenStep("log", .text("no command of the flow has an equivalent")))
    return steps
  }
}
