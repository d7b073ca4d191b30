package import AppModelKit

/// A path through an app, starting at its launch.
package struct CrawlPath: Sendable {
  /// An input of a person.
  package enum Move: Sendable {
    case gesture(Gesture)
    case type(String)
    case clear
    case dismissKeyboard
  }

  /// A move, and the screen on which it is made.
  package struct Step: Sendable {
    package let move: Move

    /// The index of the element in the screen.
    package let element: Int

    /// Whether another element covers it, and takes the move.
    package let isForced: Bool
    package let screen: ScreenSnapshot
  }

  package let app: String

  /// The path of the file that a scenario of the path is for.
  package var file = ""
  package let launch: LaunchSettings

  /// The screen after a launch with nothing.
  package let start: ScreenSnapshot
  package let steps: [Step]
  package let end: ScreenSnapshot
}
