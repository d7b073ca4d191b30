/// An app model at work: its value, and all that the kit knows of its screens, timers and keyboard.
///
/// A hosted app is a value, so that a copy of it goes its own way.
struct HostedApp<Model: AppModel>: RunningApp {
  typealias Action = Model.Action

  /// A screen change that is under way.
  struct Change: Sendable {
    let motion: Navigation<Model.Screen>.Motion
    let departure: Departure?
    let completion: Action?
  }

  /// What is left of a screen that has gone.
  struct Remainder: Sendable {
    let id: Int
    let elements: [ElementSnapshot]
  }

  /// Something that is due at a moment.
  enum Event: Hashable, Sendable {
    case action(Action)
    case changeEnds
    case remainderGoes(id: Int)
    case rowsSettle
    case keyboardArrives
    case keyboardIsGone
  }

  var now: Duration
  var revision = 0
  var timeline = Timeline<Event>()
  var lengths: DelayLengths

  var navigation: Navigation<Model.Screen>
  var change: Change?
  var remainders: [Remainder] = []
  var latestTransition: String?
  var hasChangedScreenSinceGesture = false

  var focus: FieldKey?
  var keyboard = Keyboard.away
  var rowAnimations = 0

  /// The deletion whose button a swipe has revealed.
  var revealedRow: Action?

  /// The fault that ended the app.
  var fault: AppFault?

  private let launchMoment: Duration
  private let launchDate: DateTime
  private var composition: Composition<Action>?
  private var compositions = 0
  var model: Model

  init(_ model: Model, start: Duration, date: DateTime, timing: DelayTiming) {
    now = start
    launchMoment = start
    launchDate = date
    lengths = DelayLengths(timing)
    navigation = Navigation(root: model.rootScreen)
    self.model = model
  }

  /// The date and time in the app.
  var date: DateTime { launchDate.advanced(by: now - launchMoment) }

  var isIdle: Bool { change == nil && rowAnimations == 0 && !keyboard.isMoving }

  var nextChange: Duration? { timeline.next }

  var screen: ScreenSnapshot {
    mutating get { composed().snapshot }
  }

  /// What is on the screen, put together anew only when something has changed.
  mutating func composed() -> Composition<Action> {
    if let composition { return composition }
    let new = compose()
    composition = new
    return new
  }

  /// Notes that the screen may have changed.
  mutating func invalidate() {
    composition = nil
    revision += 1
  }
}
