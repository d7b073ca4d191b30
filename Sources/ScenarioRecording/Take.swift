import ScenarioRuntime

/// All that was recorded at one moment, which can be gone back to.
struct Take: Sendable {
  var name: String

  /// What was done, the launch first.
  var acts: [RecordedAct]

  /// How many acts are the scenario's setup, once there are further ones.
  var setupCount: Int?

  /// The variables for what was typed into secure fields.
  var secrets: [RecordedSecret] = []

  /// The steps as the file has them: none before a person has done something.
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

  /// Puts other waits after the last act.
  func waiting(_ waits: [RecordedStep]) -> Take {
    var take = self
    take.acts[acts.count - 1].waits = waits
    return take
  }
}
