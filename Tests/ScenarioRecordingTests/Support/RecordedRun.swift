import AppModelKit
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime

/// The parts of a recorded scenario's run that folding and unfolding must not change.
struct RecordedRun: Equatable {
  /// The actions that change the app, in order.
  let actions: [ActionLog.Entry]

  /// The calls that the app makes, in order.
  let calls: [RecordedCall]

  /// Why the scenario fails; nil if it passes.
  let failure: String?

  /// The app at rest after the launch and after some of the acts.
  let states: [AppState?]

  /// The screens in these states.
  let screens: [ScreenSnapshot]

  /// Runs the file of a recording, and looks at the app after acts, by their numbers from 0 for the launch.
  init(of recording: Recording, lookingAfterActs acts: [Int]) throws {
    let planned = RecordingStudio.plan(try recording.file)
    guard let execution = planned.cases.first?.execution else { throw NoRun() }
    let trial = execution.trial()
    actions = execution.actions
    calls = trial.calls
    failure = trial.failure?.summary
    let visits = try acts.map { act in
      var visit = recording
      try visit.go(toAct: act)
      return visit
    }
    states = visits.map(\.state)
    screens = visits.map(\.shownScreen)
  }

  private struct NoRun: Error {}
}

/// A recording with flows, and the same recording with the flows' steps in place of them.
struct UnfoldedRecording {
  let folded: Recording
  private(set) var unfolded: Recording

  /// The numbers of the acts after which both are at the same place: in `folded`, and in `unfolded`.
  private(set) var places: (folded: [Int], unfolded: [Int])

  init(_ recording: Recording) throws {
    folded = recording
    unfolded = recording
    let acts = Array(0...recording.lastAct)
    places = (acts, acts)
    for act in acts.reversed() where recording.isFolded(act: act) {
      let step = recording.actsOfSteps.firstIndex(of: act) ?? 0
      try unfolded.unfold(step: step + 1)
      let growth = unfolded.lastAct - (places.unfolded.last ?? 0)
      for index in act...recording.lastAct { places.unfolded[index] += growth }
    }
  }

  /// The runs of both, which must be equal.
  var runs: (folded: RecordedRun, unfolded: RecordedRun) {
    get throws {
      (
        try RecordedRun(of: folded, lookingAfterActs: places.folded),
        try RecordedRun(of: unfolded, lookingAfterActs: places.unfolded)
      )
    }
  }

  /// The recording's steps that act on the app, either by flows or by themselves.
  func gestures(inFlows isInFlow: Bool) -> [String] {
    zip(folded.actsOfSteps, folded.steps).filter { folded.isFolded(act: $0.0) == isInFlow }
      .map(\.1.text)
      .filter { text in !["assert: ", "waitFor: "].contains { text.hasPrefix($0) } }
  }
}
