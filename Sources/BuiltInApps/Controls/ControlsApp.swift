import AppModelKit

/// One of each control, gesture and alert that scenarios know, to try them out.
struct ControlsApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case controls = "Controls"
    case texts = "Texts"
    case gestures = "Gestures"
    case lists = "Lists"
    case alerts = "Alerts"

    /// A grid of pictures, which the lists lead to.
    case photos = "Photos"

    /// A plan of a building that is larger than the screen, which the lists lead to.
    case plan = "Floor Plan"
  }

  enum Action: Hashable {
    case set(Setting)
    case enter(Entry)
    case touch(PictureGesture)
    case drop(Point)
    case choose(String)
    case enterRoom(String)
    case list(ListAction)
    case show(Overlay)

    /// Closes the overlay, and records that as the latest action.
    case close(saying: String)
    case askForNotifications
    case notify(Bool)
  }

  enum Wait: AppDelay {
    /// The delay until the system asks.
    case permission

    /// The delay of a check for new messages.
    case refresh

    var delay: Delay {
      switch self {
      case .permission: .network("permission", nominal: .milliseconds(400))
      case .refresh: .network("refresh", nominal: .milliseconds(300))
      }
    }
  }

  static let description = AppDescription(
    name: "controls",
    summary: "one of each control, gesture and alert, to try them out",
    screens: Screen.self,
    delays: Wait.all,
    states: startScreens.map { screen in
      LaunchState(screen.rawValue.lowercased(), summary: "on the tab \(screen.rawValue)")
    },
    urlSchemes: ["controls"]
  )

  static let startScreens: [Screen] = [.controls, .texts, .gestures, .lists, .alerts]

  let rootScreen = Screen.controls
  let initialScreens: [Screen]
  var settings = Settings()
  var entries = Entries()
  var picture = Picture()
  var messages = Messages()

  /// The room of the plan that was chosen.
  var room = "No room yet"

  /// The overlay over the screen, if any.
  var overlay: Overlay?

  /// The latest action on the Alerts tab.
  var latest = "Nothing yet"

  /// Whether notifications are allowed, once that is known.
  var isNotifying: Bool?
  var backgroundCount = 0

  init(launch: LaunchContext) {
    let wanted = launch.url.map { String($0.dropFirst("controls:".count)) } ?? launch.state?.name
    let screen = Self.startScreens.first { $0.rawValue.lowercased() == wanted }
    initialScreens = [screen ?? .controls]
  }

  var tabs: [AppTab<Screen>] { Self.startScreens.map { AppTab($0.rawValue, $0) } }
}
