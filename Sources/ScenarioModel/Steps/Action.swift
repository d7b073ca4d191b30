package import AppModelKit

/// A command that acts on the app, checks it, or writes to the log.
///
/// ```yaml
/// - tap: {button: Done}            # .tap
/// - waitFor: {screen: List}        # .waitFor
/// - log: The list is shown         # .log
/// ```
package indirect enum Action: Sendable {
  /// Starts the app anew; options that are not given come from the scenario's header.
  case launch(LaunchOptions)

  /// Closes the app.
  case terminate

  /// Several taps, or with several fingers, if the numbers say so.
  case tap(Touch, times: Located<Int>?, fingers: Located<Int>?)
  case doubleTap(Touch)
  case longPress(Touch, duration: Resolvable<Duration>?)
  case type(TextEntry)

  /// Empties a text element.
  case clear(Touch)
  case adjust(Touch, to: Text)
  case swipe(Touch, Resolvable<Direction>)
  case scroll(Scroll)
  case drag(Touch, Drag)
  case pinch(Touch, scale: Resolvable<Double>)
  case rotate(Touch, degrees: Resolvable<Double>)

  /// Puts the app into the background for a time.
  case background(Resolvable<Duration>)
  case dismissKeyboard
  case back
  case waitFor(Expectation, timeout: Resolvable<Duration>?)
  case assert(Assertion)

  /// Lets app time pass.
  case pause(Resolvable<Duration>)
  case remember(Memory)
  case audit([AuditExemption])

  /// A line in the step log.
  case log(Text)

  /// The element tree, or a part of it, into the step log.
  case hierarchy(Selector?)

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
    case .drag: "drag"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .background: "background"
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
