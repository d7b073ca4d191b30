package import AppModelKit
package import ScenarioModel

extension AppSession {
  /// Starts the app, and returns it as it is at a later moment.
  ///
  /// - Parameters:
  ///   - settings: The launch settings.
  ///   - moment: The moment to inspect; directly after the launch if nil.
  ///   - settling: Whether animations end before.
  /// - Returns: The app, and the warnings about its arguments.
  /// - Throws: The reason why it can't be inspected.
  package mutating func inspectLaunch(
    _ settings: LaunchSettings,
    at moment: Duration?,
    settling: Header.Settling
  ) throws(InspectionFault) -> (Inspection, [LaunchWarning]) {
    let warnings = try launch(reporting: settings)
    do throws(SessionFault) {
      if let moment { try advance(to: Moment(moment)) }
      if settling == .idle { try settle() }
    } catch {
      throw .crash(error)
    }
    let inspection = Inspection(of: screen, at: now)
    if screen.elements.isEmpty, let fault = takeFault() { throw .crash(fault) }
    return (inspection, warnings)
  }

  private mutating func launch(
    reporting settings: LaunchSettings
  ) throws(InspectionFault) -> [LaunchWarning] {
    do throws(LaunchFailure) {
      return try launch(settings)
    } catch {
      throw .launch(error)
    }
  }

  /// Waits for animations to end, unless they never do.
  private mutating func settle() throws(SessionFault) {
    let start = moment
    while !isIdle {
      let patience = mayNeverBeIdle ? Header.standardTimeout : Header.standardTimeLimit
      guard case .changed = try waitForChange(until: start + patience) else { return }
    }
  }
}
