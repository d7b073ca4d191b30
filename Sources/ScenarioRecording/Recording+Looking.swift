package import AppModelKit
package import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// A moment at which the screen changed, on the way of a recording.
package struct RecordedMark: Hashable, Sendable {
  /// The moment on the app's clock.
  package let moment: Duration

  /// The screen with secrets masked.
  package let screen: ScreenSnapshot

  /// The number of the act that led to it, from 0 for the launch.
  package let act: Int
}

/// How far time passes that a person lets pass.
package enum PassingTime: Hashable, Sendable {
  case by(Duration)

  /// Up to the next change of the screen.
  case nextChange

  /// Until nothing is scheduled.
  case rest
}

extension Recording {
  /// The changes of the screen since the launch, in order; at most 50 for each act.
  package var marks: [RecordedMark] {
    var marks: [RecordedMark] = []
    for (number, act) in present.whole.acts.enumerated() {
      for shown in act.passage.prefix(Self.mostMarks) {
        let screen = shown.screen.masked(by: secrets)
        if marks.last?.screen == screen { continue }
        marks.append(RecordedMark(moment: shown.moment, screen: screen, act: number))
      }
    }
    return marks
  }

  private static let mostMarks = 50

  /// The number of the act after which the user looks, from 0 for the launch.
  package var currentAct: Int { present.acts.count - 1 }

  package var lastAct: Int { currentAct + present.later.count }

  /// The number of the act that each of ``steps`` belongs to.
  package var actsOfSteps: [Int] {
    let acts = present.whole.acts
    guard acts.count > 1 else { return [] }
    return acts.enumerated().flatMap { number, act in act.steps.map { _ in number } }
  }

  /// The steps that another act has replaced, and that can be run again, with secrets masked.
  package var replacedSteps: [RecordedStep] {
    present.replaced.flatMap(\.steps).map { $0.masked(by: secrets) }
  }

  /// Goes to the place after an act, by its number from 0 for the launch.
  ///
  /// The file stays as it is. A gesture there replaces the later steps; an assertion is inserted.
  package mutating func go(toAct number: Int) throws(RecordingFault) {
    guard (0...lastAct).contains(number) else { throw .refused("there is no step \(number)") }
    present = present.looking(atAct: number)
    unfolded = nil
  }

  /// Goes to a moment of ``marks``, by its number from 0.
  package mutating func go(toMark number: Int) throws(RecordingFault) {
    let marks = self.marks
    guard marks.indices.contains(number) else { throw .refused("there is no mark \(number + 1)") }
    let mark = marks[number]
    try go(toAct: mark.act)
    let isLast = !marks.dropFirst(number + 1).contains { $0.act == mark.act }
    present.glance = isLast ? nil : mark.moment - present.last.start
  }

  /// Lets time pass after the last act, or looks at the moment at which the act itself had ended.
  ///
  /// Nothing is recorded by it. The next act begins at the moment that is reached, and the wait that
  /// it needs is found then.
  package mutating func letTimePass(_ time: PassingTime) throws(RecordingFault) {
    guard let glance = present.glance else {
      throw .refused("nothing is scheduled: the app stays as it is")
    }
    let elapsed = present.last.start + glance
    switch time {
    case .rest: present = present.atRest
    case .by(let length): look(at: elapsed + length)
    case .nextChange:
      let next = present.last.passage.first { $0.moment > elapsed }
      look(at: next?.moment ?? present.last.end.moment)
    }
  }

  private mutating func look(at moment: Duration) {
    let isOver = moment >= (present.last.passage.last?.moment ?? .zero)
    if isOver {
      present = present.atRest
      return
    }
    present.glance = moment - present.last.start
  }

  /// Looks at the moment at which the last act had ended, if the screen changes afterwards.
  package mutating func hold() { present = present.held }

  /// Runs the replaced steps again, after the last act.
  ///
  /// - Throws: Why they can't be run there; the recording is as it was then.
  package mutating func runReplacedAgain() throws(RecordingFault) {
    guard !present.replaced.isEmpty else { throw .refused("no steps were replaced") }
    let take = try present.whole.restoringReplaced()
    advance(to: try repeating(present.replaced, after: take))
  }

  /// Forgets the replaced steps.
  package mutating func discardReplaced() {
    var take = present
    (take.replaced, take.replacedSecrets) = ([], [])
    advance(to: take)
  }

  /// Whether the file is a new one, whose header belongs to the recording.
  package var isNewFile: Bool { target.isNew }

  /// Whether the app's time was stopped before it came to rest.
  package var canLetTimePass: Bool { present.glance != nil }

  /// The moment on the app's clock after an act, by its number from 0 for the launch.
  package func moment(afterAct number: Int) -> Duration { present.whole.acts[number].end.moment }

  /// Whether an act is a use of a flow in place of recorded steps.
  package func isFolded(act number: Int) -> Bool { !present.whole.acts[number].foldedActs.isEmpty }

  /// A recording that adds steps at the end of a file, such as this one's own after a person has
  /// edited it.
  ///
  /// - Throws: Why the file can't be continued, or its errors.
  package func continued(in file: SourceFile) throws(RecordingFault) -> Recording {
    let target = RecordingFile(file, at: try file.insertion(beforeLine: nil))
    return try Recording(into: target, name: name, preferring: order, planner: planner)
  }
}
