/// An app model at work: its value, and all that the kit knows of its screens, timers and keyboard.
///
/// A hosted app is a value, so that a copy of it goes its own way.
struct HostedApp: RunningApp {
  /// The screen change that is under way, if one is.
  struct Change: Sendable {
    /// How the screens move, or nil at rest.
    var motion: Navigation.Motion?
    var departure = Departure()

    /// What happens when it ends.
    var completion: AnyAction?
  }

  /// The parts of a screen that has gone.
  struct Remainder: Sendable {
    let id: Int
    let elements: [ElementSnapshot]
  }

  /// Something that is due at a moment.
  enum Event: Equatable, Sendable {
    case action(AnyAction)
    case answer(String, AnyAction, call: Int)
    case alert(SystemAlert)
    case changeEnds
    case remainderGoes(id: Int)
    case rowsSettle
    case keyboardArrives
    case keyboardIsGone
  }

  /// The screens and screen changes that the model's description lists.
  let listedScreens: [String]
  let listedTransitions: [String]

  let listedCalls: [CallDescription]

  /// The answers that the launch chose, by the names of the calls.
  let answers: [String: [String]]

  var model: any AppModel
  var clock: AppClock
  var revision = 0
  var timeline: Timeline<Event>
  var events = EventCount()
  var lengths: DelayLengths

  /// What takes part in the run, if anything does.
  let instrument: Instrument?

  var navigation: Navigation
  var change = Change()
  var remainders: [Remainder] = []
  var latestTransition: String?
  var hasChangedScreenSinceGesture = false

  var focus: FieldKey?
  var keyboard = Keyboard.away
  var rowAnimations = 0

  /// The row whose buttons a swipe has revealed.
  var revealedRow: RevealedRow?

  var openMenu: OpenMenu?

  /// The calls since launch.
  var calls: [RecordedCall] = []

  /// The pending system alerts.
  ///
  /// The first one is shown.
  var alerts: [SystemAlert] = []

  /// Whether a finger is down, and the alerts that wait until it goes up.
  var isTouched = false
  var heldAlerts: [SystemAlert] = []

  var fault: AppFault?

  /// The screen as it was last drawn.
  private(set) var composition = Composition()
  private var composedRevision = -1

  /// What all copies of the app show as long as they are as they were launched.
  private let launchView = LaunchView()
  private var launchRevision = -1

  /// Whether ``composition`` is what would be on the screen now.
  var isComposed: Bool { composedRevision == revision }

  init(
    _ model: some AppModel,
    _ description: AppDescription,
    request: LaunchRequest,
    date: DateTime
  ) {
    listedScreens = description.screens
    listedTransitions = description.transitions
    listedCalls = description.calls
    answers = request.answers
    clock = AppClock(launchedAt: request.start, date: date, scheduler: request.scheduler)
    timeline = Timeline(in: request.scheduler == nil ? .latestFirst : .asScheduled)
    lengths = DelayLengths(request.timing)
    instrument = request.instrument
    navigation = Navigation(root: model.initialScreens.first ?? model.rootScreen)
    self.model = model
  }

  var moment: Moment { clock.moment }

  var isIdle: Bool { change.motion == nil && rowAnimations == 0 && !keyboard.isMoving }

  var nextChange: Duration? { timeline.next }

  func nextChange(by limit: Moment) -> Moment? {
    indexOfNext(by: limit).map { timeline.entries[$0].moment }
  }

  var screen: ScreenSnapshot {
    mutating get {
      refresh()
      return composition.snapshot
    }
  }

  /// Brings ``composition`` up to date, if anything has changed since it was put together.
  mutating func refresh() {
    if isComposed { return }
    if revision == launchRevision { return composeLaunch() }
    composeAnew()
  }

  /// Takes the first screen from another copy of the launched app, or composes it for all copies.
  private mutating func composeLaunch() {
    if let known = launchView.composition {
      composition = known
      composedRevision = revision
    } else {
      composeAnew()
      launchView.composition = composition
    }
  }

  private mutating func composeAnew() {
    var pen = Pen()
    composition.giveTree(to: &pen, room: change.departure.elements.count + 4)
    composition.scrollers = drawAll(with: &pen)
    composition.takeTree(from: &pen)
    composition.snapshot = snapshot(of: composition.tree)
    composition.isScreenAlone = isScreenAlone
    composedRevision = revision
    if navigation.wasScrolled { navigation.setOffsets(of: composition.scrollers) }
  }

  /// Forgets that the screen was another one before the gesture that begins now.
  mutating func forgetScreenChange() {
    guard hasChangedScreenSinceGesture else { return }
    hasChangedScreenSinceGesture = false
    refresh()
    composition.snapshot.hasChangedScreenSinceGesture = false
    revision += 1
    composedRevision = revision
  }

  /// Notes that the launch is over: each copy of the app shows the same screen until it changes.
  mutating func noteLaunch() { launchRevision = revision }

  /// Notes that the screen may have changed.
  mutating func invalidate() { revision += 1 }
}
