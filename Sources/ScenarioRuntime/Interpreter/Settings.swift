import AppModelKit
import ScenarioModel

/// A scenario's header with its defaults and values filled in.
struct Settings {
  /// The longest time that a step waits, unless it sets a timeout of its own.
  var timeout = Header.standardTimeout

  /// The moment on the session's clock when the time limit ends.
  var limit = Moment(Header.standardTimeLimit)

  /// How much app time the body, and then again the teardown, may take.
  var timeLimit = Header.standardTimeLimit
  var continuesAfterFailure = false
  var settling: Header.Settling = .idle
}

extension Scope {
  /// The settings of a header, and the usual ones for what it leaves out.
  func settings(of header: Header) throws(ValueFault) -> Settings {
    var settings = Settings()
    if let setting = header.timeout { settings.timeout = try duration(setting) }
    if let setting = header.timeLimit { settings.timeLimit = try duration(setting) }
    settings.limit = Moment(settings.timeLimit)
    if let flag = header.continuesAfterFailure {
      settings.continuesAfterFailure = try boolean(flag)
    }
    if let setting = header.settling { settings.settling = try word(setting) }
    return settings
  }
}
