import AppModelKit
import ScenarioRuntime

/// A snapshot of everything that was recorded, for undo.
struct Take: Sendable {
  var name: String

  /// The paths that a new file imports, as it writes them.
  var imports: [String] = []

  /// The user's actions, starting with the launch.
  var acts: ActList

  /// The number of acts in the scenario's setup, once there are acts after it.
  var setupCount: Int?

  /// The variables for texts that were typed into secure fields.
  var secrets: [RecordedSecret] = []

  /// The variables of ``replaced`` acts that no other act uses.
  var replacedSecrets: [RecordedSecret] = []

  /// The flows that were made of recorded steps.
  var flows: [RecordedFlow] = []

  /// The acts of the file that come after the place where the user looks.
  var later = ActList()

  /// The acts that another one has replaced; the file does not have them, but they can be run again.
  var replaced = ActList()

  /// How long after the last act the user looks, from when animations had ended; nil for rest.
  var glance: Duration?

  /// The take with all acts of the file, as if the user looked at its end.
  var whole: Take {
    var take = self
    take.acts += later
    take.later = []
    take.glance = later.isEmpty ? glance : nil
    return take
  }

  /// The take as if the user looked at the place after one of its acts, counted from 0.
  func looking(atAct index: Int) -> Take {
    var take = whole
    take.glance = nil
    guard index < take.acts.count - 1 else { return take }
    take.later = ActList(take.acts[(index + 1)...])
    take.acts.removeSubrange((index + 1)...)
    return take
  }

  /// The take as if the user looked at the moment at which the last act had ended, if the screen changes
  /// afterwards.
  var held: Take {
    guard last.passage.count > 1 else { return self }
    var take = self
    take.glance = .zero
    return take
  }

  /// The take whose last waits are written only once the user lets the app come to rest.
  var deferringWaits: Take {
    var take = held
    take.last.defersWaits = true
    return take
  }

  /// The take as if the user looked at the app at rest after the last act.
  var atRest: Take {
    var take = self
    take.glance = nil
    take.last.defersWaits = false
    return take
  }

  /// The screen that the user looks at.
  var screen: ScreenSnapshot {
    guard let glance else { return last.end.screen }
    let limit = last.start + glance
    return last.passage.last { $0.moment <= limit }?.screen ?? last.end.screen
  }

  /// The steps of the file: empty before the user's first action.
  var lists: StepLists { acts.count > 1 ? allLists : StepLists() }

  /// The steps with the waits after the launch, though nothing follows these yet.
  var allLists: StepLists {
    guard let setupCount, setupCount < acts.count else {
      return StepLists(body: acts.flatMap(\.steps))
    }
    return StepLists(
      setup: acts[..<setupCount].flatMap(\.steps),
      body: acts[setupCount...].flatMap(\.steps)
    )
  }

  var last: RecordedAct {
    get { acts[acts.count - 1] }
    set { acts[acts.count - 1] = newValue }
  }

  /// The place of a step in the file: its act, and its number among that act's steps.
  func place(ofStep number: Int) -> (act: Int, index: Int)? {
    guard acts.count > 1 else { return nil }
    var rest = number - 1
    for (act, recorded) in acts.enumerated() {
      if rest >= 0, rest < recorded.steps.count { return (act, rest) }
      rest -= recorded.steps.count
    }
    return nil
  }

  /// The take with other acts in the place of the later ones, which can be run again.
  func replacing(_ acts: ActList) -> Take {
    var take = self
    take.replaced = acts
    take.secrets = secrets.filter { $0.isUsed(in: take.acts.flatMap(\.originalSteps)) }
    take.replacedSecrets = secrets.filter { !take.secrets.contains($0) }
    return take
  }

  /// The take without replaced acts, but with the variables that these need.
  func restoringReplaced() throws(RecordingFault) -> Take {
    var take = self
    for secret in replacedSecrets {
      guard !secrets.contains(where: { $0.name == secret.name }) else {
        throw .refused(
          "the replaced steps use '\(secret.name)' for another text; discard them or undo"
        )
      }
      take.secrets.append(secret)
    }
    (take.replaced, take.replacedSecrets) = ([], [])
    return take
  }

  /// Replaces the waits after the last act.
  func waiting(_ waits: [RecordedStep]) -> Take {
    var take = self
    take.last.waits = waits
    return take
  }
}

/// The recorded steps by the list of the file that they belong to.
struct StepLists: Hashable, Sendable {
  var setup: [RecordedStep] = []
  var body: [RecordedStep] = []
}
