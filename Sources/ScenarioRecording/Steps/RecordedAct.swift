import ScenarioRuntime

/// One action of the user, with the waits that are needed after it.
struct RecordedAct: Sendable {
  /// The step; nil for the launch, or for the file's earlier steps.
  var step: RecordedStep?

  var waits: [RecordedStep] = []

  /// The timeout that a wait after this act needs; nil if the scenario's is long enough.
  var timeout: String?

  /// Whether the act's waits were removed on purpose.
  var omitsWaits = false

  /// Whether the waits are not written, because later steps of the file pass only without them.
  var defersWaits = false

  /// How long after this act the next one begins, from when animations had ended; nil for rest.
  var wait: Duration?

  /// The gesture, if the act is one, and its element's index on the screen before.
  var touched: TouchedElement?

  var typing: TypedKeys?

  /// The screens since the act without its waits, up to rest.
  var passage: [TimedScreen] = []

  /// The acts that the step's flow replaces; empty if the step runs no flow.
  var foldedActs: [RecordedAct] = []

  /// Whether flows must not replace the act.
  var staysUnfolded = false

  /// The touched elements, in order.
  private(set) var touches: [String] = []

  /// How many elements were touched from the launch up to the end of this act.
  private(set) var touchCount = 0

  /// The run up to this act, until the app was at rest; without the records of its steps, which would
  /// be those of all acts before as well.
  private(set) var end: TrialRun

  init(step: RecordedStep?, end: TrialRun) {
    self.step = step
    self.end = end.withoutSteps
  }

  /// Notes how the scenario is after the act.
  mutating func end(with trial: TrialRun, after earlier: RecordedAct?) {
    let all = trial.touches
    touches = Array(all.dropFirst(earlier?.touchCount ?? 0))
    touchCount = all.count
    end = trial.withoutSteps
  }

  /// When animations had ended.
  var start: Duration { passage.first?.moment ?? end.moment }

  var steps: [RecordedStep] { [step].compactMap(\.self) + (defersWaits ? [] : waits) }
}

/// An element of the screen before a gesture.
struct TouchedElement: Hashable, Sendable {
  let gesture: ElementGesture
  let index: Int
}

/// The keys that a person has typed into one field, which make one step.
struct TypedKeys: Hashable, Sendable {
  let text: String

  /// The field's index on the screen before the first key.
  let field: Int

  /// The variables for secrets before the first key.
  let secrets: [RecordedSecret]
}
