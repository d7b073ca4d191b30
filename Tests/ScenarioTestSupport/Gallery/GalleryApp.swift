package import AppModelKit

/// An app with one of everything that the language can ask about.
///
/// It is made with the public kit alone, as a team's own model would be.
package struct GalleryApp: AppModel {
  package enum Screen: String, AppScreen {
    case gallery = "Gallery"
    case rows = "Rows"
  }

  package enum Action: Hashable, Sendable {
    case say(String)
    case enableLater
    case enable
    case fetch
    case show(String)
    case hide(String)
    case blink
    case open
    case editName(String)
    case editSecret(String)
    case switchWifi(Bool)
    case turnVolume(Double)
    case choose(Int)
    case crash
  }

  package let rootScreen = Screen.gallery
  let mode: String
  let start: String
  let tables: Int
  let isFlawed: Bool
  let isFragile: Bool
  let slowness: Duration?

  /// What happened last.
  var status = "ready"
  var isGateOpen = false

  /// The texts that come and go.
  var shown: Set<String> = []
  var name = ""
  var secret = ""
  var isWifiOn = false
  var volume = 0.5
  var size = 0
}

extension GalleryApp {
  package static let description = AppDescription(
    name: "gallery",
    summary: "one of everything",
    arguments: [
      LaunchArgument("slow", .duration, summary: "shows 'Loaded' after this time"),
      LaunchArgument("tables", .count, summary: "how many tables the rows are in"),
      LaunchArgument("flawed", .flag, summary: "leaves accessibility wanting"),
      LaunchArgument("fragile", .flag, summary: "crashes when the photo is pressed"),
      LaunchArgument("broken", .flag, summary: "crash at launch"),
    ],
    screens: ["Gallery", "Rows"],
    transitions: ["openRows", AppDescription.backTransition]
  )

  package init(launch: LaunchContext) throws(LaunchFailure) {
    mode = launch.environment["MODE"] ?? "none"
    start = launch.date.fullText
    tables = launch.arguments.count("tables") ?? 1
    isFlawed = launch.arguments.contains("flawed")
    isFragile = launch.arguments.contains("fragile")
    slowness = launch.arguments.duration("slow")
    if mode == "lost" { throw LaunchFailure("the gallery is lost", argument: 1) }
    if launch.arguments.contains("broken") { throw LaunchFailure("the gallery is closed") }
  }
}
