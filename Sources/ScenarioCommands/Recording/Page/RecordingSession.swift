import ProtocolValues
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRecording
import ScenarioReports
import ScenarioServing
import Synchronization
import WorkerThreads

/// A recording that pages look at and change, one request at a time.
///
/// The proof of a change is searched for on a thread of its own, so that the answer does not wait.
final class RecordingSession: Sendable {
  /// The result of the search for timings at which the scenario fails.
  enum Proof: Sendable {
    case pending
    case known(Exploration?)
  }

  struct State: Sendable {
    let app: String
    var recording: Recording
    var output: RecordingOutput
    let advice: RecordingAdvice

    /// The number of changes; a page must have seen the last one to make another.
    var revision = 1
    var proof = Proof.known(nil)

    /// The revision that the proof is about; later ones only look elsewhere.
    var provedRevision = 1

    /// The number of times that the screen became another one.
    var screenNumber = 1

    /// Whether the recording is over: the process may end at any moment, also while a file is written.
    var isOver = false
  }

  private let state: Mutex<State>
  private let signal = ChangeSignal(revision: 1)
  private let recorder: JobThread
  private let prover: JobThread

  /// For how many seconds a request for changes waits.
  private static let patience = 25

  /// Begins the session; nil if the system has no threads.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - title: The app, or the file that is continued.
  ///   - output: The destination of the scenario.
  ///   - advice: The notes for a person.
  init?(
    _ recording: Recording,
    of title: String,
    writingTo output: RecordingOutput,
    advisedBy advice: RecordingAdvice
  ) {
    guard let recorder = JobThread(), let prover = JobThread() else { return nil }
    self.recorder = recorder
    self.prover = prover
    for thread in [recorder, prover] { thread.begin { TrapGuard.provideSignalStack() } }
    let app = recording.surroundings.map { "\(title):\($0.line)" } ?? title
    state = Mutex(State(app: app, recording: recording, output: output, advice: advice))
    prove(recording, revision: 1)
  }

  func servePage(port: Int? = nil) throws(ServerFault) -> ServedPage {
    let files = PageFile.recording + [PageFile("/screen.css", ScreenStyle.css)]
    return try ServedPage(port: port, files: files) { await self.answer($0) }
  }

  /// Answers a request of the page.
  func answer(_ request: ServedRequest) async -> ServedAnswer {
    let wanted: RecordingRequest
    do throws(RequestFault) { wanted = try RecordingRequest(request) } catch { return error.answer }
    if case .changes(let known) = wanted {
      await waitForChange(after: known)
      if signal.revision == known { return .json(["change": .number(known)]) }
    }
    return await recorder.run { self.answer(to: wanted) }
  }

  /// Waits for a change, and looks every second whether another program has changed the file.
  private func waitForChange(after known: Int) async {
    for _ in 0..<Self.patience {
      await signal.wait(after: known, atMost: .seconds(1))
      if signal.revision != known { return }
      await recorder.run { self.checkFile() }
    }
  }

  private func checkFile() {
    let isNew = state.withLock { state in
      !state.isOver && state.output.check(state.recording)
    }
    if isNew { signal.change() }
  }

  private func answer(to request: RecordingRequest) -> ServedAnswer {
    switch request {
    case .view, .changes: return view(status: 200)
    case .question(let question, let revision):
      return isCurrent(revision) ? answer(to: question) : view(status: 409)
    case .change(let change, let holds, let revision):
      return isCurrent(revision) ? apply(change, holds: holds) : view(status: 409)
    case .file(let choice, let revision):
      return isCurrent(revision) ? settle(choice) : view(status: 409)
    }
  }

  /// Whether a page that has seen a change has seen the last one.
  private func isCurrent(_ revision: Int) -> Bool { state.withLock { $0.revision == revision } }

  private func answer(to question: RecordingRequest.Question) -> ServedAnswer {
    switch question {
    case .mark(let number):
      let marks = recording.marks
      guard marks.indices.contains(number) else {
        return failure(.refused("there is no mark \(number)"))
      }
      return .json(["svg": .text(marks[number].screen.svg)])
    case .texts(let steps):
      return texts("texts") { recording throws(RecordingFault) in
        try recording.texts(ofSteps: steps)
      }
    case .offers(let element):
      return texts("offers") { recording throws(RecordingFault) in
        try recording.offers(forElement: element).map(\.text)
      }
    }
  }

  private var recording: Recording { state.withLock { $0.recording } }

  private func view(status: Int) -> ServedAnswer {
    .json(state.withLock { $0.view(change: signal.revision) }, status: status)
  }

  /// Answers with a list of texts about the recording.
  private func texts(
    _ name: String,
    _ ask: (Recording) throws(RecordingFault) -> [String]
  ) -> ServedAnswer {
    do throws(RecordingFault) {
      return .json(.members([(name, .texts(try ask(recording)))]))
    } catch {
      return failure(error)
    }
  }

  private func failure(_ fault: RecordingFault, hint: String? = nil) -> ServedAnswer {
    .json(
      .members([
        ("failure", .text(recording.secrets.masking(fault.text))),
        ("hint", hint.map(ProtocolValue.text)),
      ]),
      status: 422
    )
  }

  private func apply(_ change: RecordingChange, holds: Bool) -> ServedAnswer {
    let earlier = recording
    var next = earlier
    do throws(RecordingFault) {
      try next.apply(change)
      if holds, case .act = change { next.hold() }
    } catch {
      return failure(error, hint: change.hint(after: error, on: earlier.shownScreen))
    }
    var isNew = true
    if case .look = change { isNew = next.steps != earlier.steps }
    return take(next, proving: isNew) { $0.save(next) }
  }

  /// Ends a conflict with another program that has changed the file.
  private func settle(_ choice: RecordingRequest.FileChoice) -> ServedAnswer {
    let recording = recording
    guard let path = state.withLock({ $0.output.path }) else {
      return failure(.refused("the recorder writes no file; start it with '-o FILE'"))
    }
    switch choice {
    case .overwrite:
      guard recording.hasSteps else { return failure(.refused("nothing is recorded yet")) }
      return take(recording, proving: false) { $0.overwrite(with: recording) }
    case .reload: return reload(path, recording)
    }
  }

  private func reload(_ path: String, _ recording: Recording) -> ServedAnswer {
    do throws(RecordingFault) {
      let file = try read(path)
      let next = try recording.continued(in: file)
      return take(next, proving: true) { $0.adopt(file) }
    } catch {
      let hint =
        "Correct it ('rehearse check \(path.shellQuoted)' shows where) and try again, or overwrite it."
      return failure(error, hint: hint)
    }
  }

  private func read(_ path: String) throws(RecordingFault) -> SourceFile {
    do throws(UndecodableSource) {
      return try SourceFile.read(path)
    } catch {
      throw .invalid([error.diagnostic])
    }
  }

  /// Makes a recording the present one, and brings its file up to date.
  private func take(
    _ next: Recording,
    proving isNew: Bool,
    _ update: (inout RecordingOutput) -> Void
  ) -> ServedAnswer {
    let revision: Int? = state.withLock { state in
      if state.isOver { return nil }
      if next.shownScreen != state.recording.shownScreen { state.screenNumber += 1 }
      state.recording = next
      update(&state.output)
      state.revision += 1
      return state.revision
    }
    guard let revision else { return .refusal(503, "the recorder has ended") }
    if isNew { prove(next, revision: revision) }
    signal.change()
    return view(status: 200)
  }
}

extension RecordingSession {
  /// Searches for timings at which the scenario fails, unless a later change comes first.
  private func prove(_ recording: Recording, revision: Int) {
    state.withLock { state in
      state.provedRevision = revision
      state.proof = recording.hasSteps ? .pending : .known(nil)
    }
    guard recording.hasSteps else { return }
    prover.begin { [self] in
      guard state.withLock({ $0.provedRevision }) == revision else { return }
      let exploration = recording.exploration()
      let isCurrent = state.withLock { state in
        guard state.provedRevision == revision else { return false }
        state.proof = .known(exploration)
        return true
      }
      if isCurrent { signal.change() }
    }
  }

  /// Ends the recording, and prints the scenario if it is not in a file.
  func end(with tool: Tool) -> ExitStatus {
    state.withLock { state in
      state.isOver = true
      return state.output.end(state.recording, with: tool)
    }
  }
}
