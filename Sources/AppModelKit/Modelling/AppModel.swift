/// An app that runs inside the test process, on time that only the runner moves.
///
/// A model is a value. It says what each screen shows as a function of that value, and what each
/// action makes of it; everything that happens between the two is the kit's: touches and the
/// keyboard, the navigation and its animations, timers and how long they take.
///
/// ```swift
/// struct Counter: AppModel {
///   enum Screen: String, AppScreen { case counter = "Counter" }
///   enum Action: Hashable { case add }
///
///   static let description = AppDescription(
///     name: "counter", summary: "Counts taps", screens: ["Counter"])
///
///   let rootScreen = Screen.counter
///   var count = 0
///
///   init(launch: LaunchContext) {}
///
///   func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
///     canvas.staticText("\(count)", frame: Rect(16, 100, 343, 40))
///     canvas.button("Add", frame: Rect(16, 160, 343, 44), tap: .add)
///   }
///
///   mutating func update(_ action: Action, in app: inout AppContext<Self>) {
///     switch action {
///     case .add: count += 1
///     }
///   }
/// }
/// ```
///
/// Models compare so that a screen is only built again when something changed.
public protocol AppModel: Equatable, Sendable {
  /// The actions of the app, by a person or a timer.
  associatedtype Action: Hashable & Sendable

  /// The app's screens.
  associatedtype Screen: AppScreen

  /// The app's description.
  static var description: AppDescription { get }

  /// The screen that the app shows first.
  var rootScreen: Screen { get }

  /// The screens at launch, the lowest first: the root screen alone, unless the model says otherwise.
  ///
  /// An app that starts in a state of its description shows the last of them at once, as if a person
  /// had gone there before.
  var initialScreens: [Screen] { get }

  /// The tabs of the bar at the bottom, which the kit draws, each with screens of its own.
  ///
  /// The first one begins with the root screen. Without tabs there is no bar.
  var tabs: [AppTab<Screen>] { get }

  /// The app at the moment of launch.
  ///
  /// - Parameter launch: The launch arguments, the date and the data files.
  /// - Throws: A ``LaunchFailure`` if the app can't start with these.
  init(launch: LaunchContext) throws(LaunchFailure)

  /// Does what the app does by itself after launch, such as starting to load something.
  ///
  /// - Parameter app: The requests that the app can make.
  /// - Throws: Any error, which is a crash at launch.
  mutating func didLaunch(in app: inout AppContext<Self>) throws

  /// Draws what a screen shows.
  ///
  /// - Parameters:
  ///   - screen: One of the app's screens or sheets.
  ///   - canvas: What to draw on.
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>)

  /// Lets an action happen.
  ///
  /// - Parameters:
  ///   - action: The action of a person or a timer.
  ///   - app: The moment, and what the app can ask for.
  /// - Throws: Any error, which is a crash of the app; an ``AppFault`` gives its reason.
  mutating func update(_ action: Action, in app: inout AppContext<Self>) throws

  /// Does what the app does when it goes into the background.
  ///
  /// - Throws: Any error, which is a crash of the app.
  mutating func didEnterBackground(in app: inout AppContext<Self>) throws

  /// Does what the app does when it comes back from the background.
  ///
  /// - Throws: Any error, which is a crash of the app.
  mutating func willEnterForeground(in app: inout AppContext<Self>) throws
}

extension AppModel {
  /// The root screen alone.
  public var initialScreens: [Screen] { [rootScreen] }

  /// No tabs.
  public var tabs: [AppTab<Screen>] { [] }

  /// Does nothing in the background.
  public mutating func didEnterBackground(in app: inout AppContext<Self>) {}

  /// Does nothing on the way back.
  public mutating func willEnterForeground(in app: inout AppContext<Self>) {}

  /// Does nothing after launch.
  public mutating func didLaunch(in app: inout AppContext<Self>) {}
}
