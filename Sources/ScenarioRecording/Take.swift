import ScenarioRuntime

/// A snapshot of everything that was recorded, for undo.
struct Take: Sendable {
  var name: String

  /// The user's actions, starting with the launch.
  var acts: [RecordedAct]

  /// The number of acts in the scenario's setup, once there are acts after it.
  var setupCount: Int?

  /// The variables for texts that were typed into secure fields.
  var secrets: [RecordedSecret] = []

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

  var last: RecordedAct { acts[acts.count - 1] }

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

  /// Replaces the waits after the last act.
  func waiting(_ waits: [RecordedStep]) -> Take {
    var take = self
    take.acts[acts.count - 1].waits = waits
    return take
  }
}
