package import AppModelKit
package import ScenarioRuntime

/// A session that hands everything to that of an app model; conforming types do one thing differently.
package protocol SessionAroundModel: AppSession {
  var session: InProcessSession { get set }
}

extension SessionAroundModel {
  package var moment: Moment { session.moment }
  package var isRunning: Bool { session.isRunning }
  package var isIdle: Bool { session.isIdle }
  package var outlook: ChangeOutlook { session.outlook }
  package var calls: [RecordedCall]? { session.calls }
  package var screen: ScreenSnapshot { mutating get { session.screen } }

  package mutating func launch(
    _ settings: LaunchSettings
  ) throws(LaunchFailure) -> [LaunchWarning] {
    try session.launch(settings)
  }

  package mutating func terminate() { session.terminate() }

  package mutating func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    try session.waitForChange(until: deadline)
  }

  package mutating func advance(to moment: Moment) throws(SessionFault) {
    try session.advance(to: moment)
  }

  package mutating func perform(
    _ gesture: Gesture,
    on element: Int
  ) throws(SessionFault) -> GestureOutcome {
    try session.perform(gesture, on: element)
  }

  package mutating func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    try session.type(input)
  }

  package mutating func scrollToVisible(_ element: Int) -> Bool {
    session.scrollToVisible(element)
  }
}
