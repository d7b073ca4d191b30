package import AppModelKit

/// A command that does something by itself.
///
/// Those that most steps are lie in the step itself, larger ones apart.
package enum Action: Sendable {
  /// Starts the app anew; what is not given is taken from the scenario's header.
  indirect case launch(LaunchOptions)

  /// Closes the app.
  case terminate
  case tap(Touch)
  case doubleTap(Touch)
  indirect case longPress(Touch, duration: Resolvable<Duration>?)
  indirect case type(TextEntry)

  /// Empties a text element.
  case clear(Touch)
  indirect case adjust(Touch, to: Text)
  indirect case swipe(Touch, Resolvable<Direction>)
  indirect case scroll(Scroll)
  case dismissKeyboard
  case back
  indirect case waitFor(Expectation, timeout: Resolvable<Duration>?)
  case assert(Assertion)

  /// Lets app time pass.
  indirect case pause(Resolvable<Duration>)
  indirect case remember(Memory)
  case audit([AuditExemption])

  /// A line in the step log.
  case log(Text)

  /// The element tree, or a part of it, into the step log.
  indirect case hierarchy(Selector?)

  /// A picture of the modelled screen for the reports.
  case screenshot(Text)

  /// The command's name in the language.
  package var name: String {
    switch self {
    case .launch: "launch"
    case .terminate: "terminate"
    case .tap: "tap"
    case .doubleTap: "doubleTap"
    case .longPress: "longPress"
    case .type: "type"
    case .clear: "clear"
    case .adjust: "adjust"
    case .swipe: "swipe"
    case .scroll: "scroll"
    case .dismissKeyboard: "dismissKeyboard"
    case .back: "back"
    case .waitFor: "waitFor"
    case .assert: "assert"
    case .pause: "pause"
    case .remember: "remember"
    case .audit: "audit"
    case .log: "log"
    case .hierarchy: "hierarchy"
    case .screenshot: "screenshot"
    }
  }
}
