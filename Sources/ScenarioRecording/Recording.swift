package import AppModelKit
package import ScenarioDiagnostics
package import ScenarioEvents
package import ScenarioModel
package import ScenarioRuntime

/// A scenario that is written while a person acts on its app.
///
/// A recording is a value, and so is each of its earlier states. Each change writes the whole file,
/// decodes it and runs it, so a recording is always a scenario that passes.
///
///     var recording = try Recording(into: file, name: "A new to-do", planner: plan)
///     try recording.record(.tap, onElement: 3)
///     recording.file.text                     // the complete scenario, formatted
package struct Recording: Sendable {
  /// Plans a scenario file whose text is in memory.
  ///
  /// The second argument has the vocabularies whose text in memory differs from that on disk.
  package typealias Planner = @Sendable (SourceFile, [SourceFile]) -> PlannedFile

  let target: RecordingFile
  let planner: Planner

  /// The preferred ways to identify elements.
  let order: SelectorOrder
  var present: Take
  private var past: [Take] = []
  private var future: [Take] = []

  /// The present take before a flow took the place of keys that are still being typed.
  var unfolded: Take?

  /// Begins a recording, which launches the app.
  ///
  /// - Parameters:
  ///   - file: The file that steps are recorded into.
  ///   - name: The name of a new scenario.
  ///   - order: The preferred ways to identify elements.
  ///   - planner: Plans the file with what it imports.
  /// - Throws: Why the app can't be launched, or the errors of the file.
  package init(
    into file: RecordingFile,
    name: String,
    preferring order: SelectorOrder = .usual,
    planner: @escaping Planner
  ) throws(RecordingFault) {
    target = file
    self.order = order
    self.planner = planner
    present = Take(name: name, imports: file.imports, acts: [])
    let start = try execution(of: StepLists(), in: present).trial()
    if let failure = start.failure { throw start.faultOfBeginning ?? .failed(failure) }
    present.acts = [RecordedAct(step: nil, end: start)]
    present = try finished(present)
  }

  // MARK: - What a person sees

  /// The app's screen with what was typed into secure fields.
  var screen: ScreenSnapshot { present.screen }

  package var shownScreen: ScreenSnapshot { screen.masked(by: present.last.end.secrets) }

  /// The state of the app after the last act, where it is at rest; nil without a running app.
  package var state: AppState? { present.last.end.state }

  /// The name of the scenario: of a continued file as it is written there, with secrets masked.
  package var name: String { target.scenarioName.map { secrets.masking($0) } ?? present.name }

  /// The moment on the app's clock.
  package var moment: Duration {
    present.glance.map { present.last.start + $0 } ?? present.last.end.moment
  }

  /// Whether nothing is scheduled, so that the app stays as it is until a person acts.
  package var isAtRest: Bool { present.glance == nil && present.last.end.isAtRest }

  /// The recorded steps in the order of the file, with secrets masked.
  package var steps: [RecordedStep] {
    let lists = present.whole.lists
    return (lists.setup + lists.body).map { $0.masked(by: secrets) }
  }

  /// The number of ``steps`` in the scenario's setup.
  ///
  /// If these are all, the file has them in `steps` until another step follows, because it needs one there.
  package var setupStepCount: Int {
    let take = present.whole
    guard take.acts.count > 1, let count = take.setupCount else { return 0 }
    return take.acts.prefix(count).reduce(0) { $0 + $1.steps.count }
  }

  /// Whether there is anything to write to a file.
  package var hasSteps: Bool { present.whole.acts.count > 1 }

  /// The texts that no output may show.
  package var secrets: Secrets {
    var secrets = present.last.end.secrets
    for secret in present.secrets + present.replacedSecrets { secrets.insert(secret.value) }
    return secrets
  }

  /// The complete file, without imports that no step uses yet.
  package var file: SourceFile {
    get throws(RecordingFault) { try savedFile(of: present) }
  }

  /// The complete file with secrets masked.
  package var shownFile: String {
    get throws(RecordingFault) {
      var take = present
      take.secrets = take.secrets.map { RecordedSecret(name: $0.name, value: Secrets.mask) }
      return secrets.masking(String(decoding: try savedFile(of: take).bytes, as: UTF8.self))
    }
  }

  // MARK: - Changes that can be undone

  /// Makes a take the current one.
  ///
  /// The previous one can be restored.
  mutating func advance(to take: Take) {
    past.append(present)
    future = []
    present = take
    unfolded = nil
  }

  /// Replaces the current take, so that both are undone together.
  mutating func replacePresent(with take: Take) {
    future = []
    present = take
    unfolded = nil
  }

  /// The recording before its last change; nil without changes.
  package var undone: Recording? {
    var recording = self
    guard let earlier = recording.past.popLast() else { return nil }
    recording.future.append(present)
    recording.present = earlier
    recording.unfolded = nil
    return recording
  }

  /// The recording with the most recently undone change; nil without undone changes.
  package var redone: Recording? {
    var recording = self
    guard let later = recording.future.popLast() else { return nil }
    recording.past.append(present)
    recording.present = later
    recording.unfolded = nil
    return recording
  }
}
