package import AppModelKit
package import ScenarioModel

extension AppSession {
  /// Starts the app and shows it as it is at some later moment.
  ///
  /// - Parameters:
  ///   - settings: How to start it.
  ///   - moment: When to look at it; at once without a moment.
  ///   - settling: Whether animations end before.
  /// - Returns: The app, and what is odd about its arguments.
  /// - Throws: Why it can't be looked at.
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
    let screen = self.screen
    return (Inspection(screen: screen, shownScreen: screen, moment: now), warnings)
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

  /// Lets animations end, unless they go on for ever.
  private mutating func settle() throws(SessionFault) {
    let deadline = moment + Header.standardTimeLimit
    while !isIdle {
      guard case .changed = try waitForChange(until: deadline) else { return }
    }
  }
}
