import AppModelKit
import ScenarioModel

/// Names the screens of an app on a device, and the changes from one to the next.
struct DeviceScreenNaming {
  private let app: DeviceApp
  private var current: String?

  /// Whether the last gesture was one that leads back.
  private var isGoingBack = false

  /// The name of the latest screen change; nil before the first change since launch.
  private(set) var latestTransition: String?

  /// Whether the screen changed since ``noteGesture(goingBack:)``.
  private(set) var hasChanged = false

  init(of app: DeviceApp) { self.app = app }

  /// Forgets changes before a gesture that begins now.
  mutating func noteGesture(goingBack: Bool = false) {
    hasChanged = false
    isGoingBack = goingBack
  }

  /// The screen with its name and its latest change.
  mutating func naming(_ snapshot: ScreenSnapshot) -> ScreenSnapshot {
    var screen = snapshot
    let name = name(of: screen)
    noteChange(to: name)
    screen.screen = name
    screen.latestTransition = latestTransition
    screen.hasChangedScreenSinceGesture = hasChanged
    return screen
  }

  /// The name of the first known screen whose element is there, otherwise the title of the topmost bar.
  private func name(of screen: ScreenSnapshot) -> String {
    let titles = screen.elements.filter { $0.type == .navigationBar }.map(\.titleOfBar)
    let marks = Set(screen.elements.map(\.identifier) + titles)
    return app.screens.first { marks.contains($0.mark) }?.name ?? titles.last ?? ""
  }

  private mutating func noteChange(to name: String) {
    defer { current = name }
    guard let origin = current, origin != name else { return }
    latestTransition = transition(from: origin, to: name)
    hasChanged = true
  }

  private func transition(from origin: String, to destination: String) -> String? {
    if isGoingBack { return AppDescription.backTransition }
    return app.transitions.first { rule in
      (rule.origin ?? origin) == origin && (rule.destination ?? destination) == destination
    }?.name
  }
}

extension ElementSnapshot {
  /// The title of a navigation bar, which iOS gives as its identifier.
  fileprivate var titleOfBar: String { identifier.isEmpty ? label : identifier }
}
