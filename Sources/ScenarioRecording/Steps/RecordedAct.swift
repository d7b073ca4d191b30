import ScenarioRuntime

/// One thing that a person did, with the waits that are needed after it.
struct RecordedAct: Sendable {
  /// The step; nil for the launch, or for what the file had before.
  var step: RecordedStep?

  /// The waits before the next act.
  var waits: [RecordedStep] = []

  /// The timeout that a wait after this act needs; nil if the scenario's is long enough.
  var timeout: String?

  /// Whether the act's waits were removed on purpose.
  var omitsWaits = false

  /// The acts in whose place the step runs a flow; empty if it does not.
  var foldedActs: [RecordedAct] = []

  /// Whether no flow is to take the act's place.
  var staysUnfolded = false

  /// What the act touched, in order.
  var touches: [String] = []

  /// The run up to this act, until the app was at rest.
  var end: TrialRun

  /// The steps that the file has for this act.
  var steps: [RecordedStep] { [step].compactMap(\.self) + waits }
}
