import AppModelKit
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

/// Finds the waits that make a scenario continue in the same way at every timing.
///
/// The search runs the scenario with the shortest animations and the longest other delays, so that
/// everything that an act causes happens late. A wait is used only if the app is at rest after it,
/// in the state of the recording, at every timing that is tried.
struct WaitSearch {
  /// The end of the scenario at the usual timing.
  let usual: TrialRun

  /// The end of the scenario if everything happens late.
  let late: TrialRun

  /// The preferred ways to identify elements.
  let order: SelectorOrder

  let execution: ScenarioExecution

  /// Makes the scenario with some waits after its last step; nil if it would be invalid.
  let adding: ([RecordedStep]) -> ScenarioExecution?

  /// The first sufficient waits, or the best ones that pass at the usual timing if none is sufficient.
  var waits: [RecordedStep] {
    let witnesses = self.witnesses
    let candidates = witnesses.map { [$0] } + [combined].compactMap(\.self).map { [$0] }
    let waits = candidates.map { $0.map { $0.wait(timeout: timeout) } }
    let visible = late.endsHidden ? [] : waits
    let answers = self.answers.map { [$0.wait(timeout: timeout)] }.map { [$0] } ?? []
    let answered = answers + waits.flatMap { wait in answers.map { wait + $0 } }
    let all = visible + answered + waits.map { $0 + [pause] } + [[pause]]
    return all.first { isSound($0, comparing: .states) }
      ?? all.first { isSound($0, comparing: .screens) } ?? waits.first(where: passes) ?? []
  }

  /// Whether the scenario passes at the usual timing with some waits.
  private func passes(_ waits: [RecordedStep]) -> Bool {
    adding(waits).map { $0.trial().failure == nil } ?? false
  }

  /// Whether the app is at rest and as recorded after an execution's last step, at every timing that is
  /// tried.
  func isSound(_ execution: ScenarioExecution) -> Bool { isSound(execution, comparing: .states) }

  private enum Comparison {
    case states
    case screens
  }

  private func isSound(_ waits: [RecordedStep], comparing comparison: Comparison) -> Bool {
    adding(waits).map { isSound($0, comparing: comparison) } ?? false
  }

  private func isSound(_ execution: ScenarioExecution, comparing comparison: Comparison) -> Bool {
    timings.allSatisfy { timing in
      let trial = execution.trial(timing)
      guard trial.failure == nil, trial.isAtRest, trial.changeCount == 0,
        trial.screen == usual.screen
      else { return false }
      return comparison == .screens || trial.state == usual.state
    }
  }

  private var timings: [DelayChoice] {
    [.usual, .longestExceptAnimations, .longest, .shortest]
      + late.delays.map { .longestOnly(name: $0.name) }
      + (1...Self.drawnTimings).map { .random(seed: $0) }
  }

  /// The witnesses of the last change.
  private var witnesses: [ExpectationText] {
    let last = late.screens.count - 1
    return last > 0 ? witnesses(of: last) : []
  }

  private func witnesses(of change: Int) -> [ExpectationText] {
    WitnessSearch(of: change, in: late.screens, execution, late, order: order).witnesses
  }

  /// An expectation that witnesses every change.
  private var combined: ExpectationText? {
    guard late.screens.count > 2 else { return nil }
    let parts = (1..<min(late.screens.count, Self.mostChanges)).compactMap {
      witnesses(of: $0).first
    }
    return parts.count > 1 ? ExpectationText(all: parts) : nil
  }

  /// An expectation about all calls that were answered after animations had ended; nil without any.
  private var answers: ExpectationText? {
    let counts = late.calls.answerCounts
    let parts = counts.filter { $0.count > late.earlyCalls.answerCount(of: $0.name) }
      .compactMap { ExpectationText(["call": .literal($0.name), "answered": .number($0.count)]) }
    return parts.count > 1 ? ExpectationText(all: parts) : parts.first
  }

  /// The longest time after which the app is at rest.
  private var longest: Duration {
    max(late.restlessness, execution.trial(.longest).restlessness)
  }

  /// The timeout that the wait needs, if it is longer than the scenario's.
  var timeout: String? {
    let (needed, usual) = (longest.inMilliseconds * 5 / 4, execution.timeout.inMilliseconds)
    guard needed > usual else { return nil }
    let seconds = Self.timeouts.first { $0 * 1_000 >= needed } ?? needed / 1_000 + 1
    return seconds < 60 ? "\(seconds)s" : "\((seconds + 59) / 60)m"
  }

  private var pause: RecordedStep {
    let names = late.delays.filter { !Delay.standard.contains($0) }.map(\.name)
    let cause = names.isEmpty ? "the app's own work" : names.joined(separator: ", ")
    return RecordedStep(
      "pause",
      .milliseconds(longest.inMilliseconds),
      comment: "no screen shows when this ends: \(cause)".oneLine
    )
  }

  /// The timeouts that are written, in seconds.
  private static let timeouts: [Int64] = [5, 10, 15, 20, 30, 60, 120, 300, 600]
  private static let drawnTimings: UInt64 = 6
  private static let mostChanges = 12
}

extension [RecordedCall] {
  /// How many calls of each name are answered, in the order of the first ones.
  fileprivate var answerCounts: [(name: String, count: Int)] {
    var names: [String] = []
    for call in self where !names.contains(call.name) { names.append(call.name) }
    return names.map { ($0, answerCount(of: $0)) }
  }

  fileprivate func answerCount(of name: String) -> Int {
    count { $0.name == name && $0.answer != nil }
  }
}

extension Duration {
  /// The length in whole milliseconds, rounded up.
  fileprivate var inMilliseconds: Int64 {
    let parts = components
    return parts.seconds * 1_000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}

extension String {
  /// The text without line breaks and control characters, as a comment can have it.
  fileprivate var oneLine: String {
    String(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }
}

/// Finds the wait after an act whose next act begins before the app is at rest.
struct EarlyWaitSearch {
  /// The end of the scenario at the moment of the next act.
  let end: TrialRun

  /// The preferred ways to identify elements.
  let order: SelectorOrder

  let execution: ScenarioExecution

  /// Makes the scenario with some waits after its last step; nil if it would be invalid.
  let adding: ([RecordedStep]) -> ScenarioExecution?

  /// The wait for the screen of that moment; nil if the screen has not changed since the act.
  var waits: [RecordedStep]? {
    guard end.screens.count > 1 else { return nil }
    let search = WitnessSearch(
      of: end.screens.count - 1,
      in: end.screens,
      execution,
      end,
      order: order
    )
    let witnesses = search.witnesses.map { [$0.wait(timeout: nil)] }
    return witnesses.first(where: isSound) ?? witnesses.first
  }

  /// Whether the screen is as recorded after a wait, at every timing that is tried.
  private func isSound(_ waits: [RecordedStep]) -> Bool {
    guard let execution = adding(waits) else { return false }
    let timings: [DelayChoice] = [.usual, .longestExceptAnimations, .longest, .shortest]
    return timings.allSatisfy { timing in
      let trial = execution.trial(timing, waiting: .zero)
      return trial.failure == nil && trial.screens.first == end.screen
    }
  }
}
