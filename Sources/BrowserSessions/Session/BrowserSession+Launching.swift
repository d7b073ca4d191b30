package import AppModelKit
import ScenarioModel
package import ScenarioRuntime

extension BrowserSession {
  package func launch(
    _ settings: LaunchSettings
  ) throws(LaunchFailure) -> [LaunchWarning] {
    terminate()
    let variables = LaunchVariables(settings.environment, of: app)
    if let failure = settings.failureOnPage ?? variables.failure { throw failure }
    if let reason = place.endOfServer(of: app) { throw LaunchFailure(reason) }
    do throws(LaunchFailure) {
      warn(variables.warnings)
      let start = try app.address(opening: settings.url)
      let page = try BrowserPage(
        of: app,
        in: place,
        answeringWithin: answerTime,
        isInterrupted: isInterrupted
      )
      self.page = page
      try page.prepare(settings, clock: settings.date ?? launchDate)
      let query = app.arguments.query(of: settings.arguments.map(\.text))
      let view = try page.open(start, with: query)
      page.endStoring()
      page.openNext()
      begin(with: view)
    } catch {
      terminate()
      tick()
      throw error
    }
    return []
  }

  /// Begins with a page that has just been opened, and with what could be read of it.
  private func begin(with view: PageView?) {
    if hasVirtualTime { beginVirtualTime() }
    tick()
    guard let view, !hasVirtualTime else { return }
    do throws(SessionFault) { try take(view) } catch { note(error) }
  }
}

extension LaunchSettings {
  /// The failure of a launch that only an app model can carry out.
  fileprivate var failureOnPage: LaunchFailure? {
    let keys = [(state != nil, "state"), (!answers.isEmpty, "answers")]
    guard let key = keys.first(where: \.0)?.1 else { return nil }
    return LaunchFailure(
      "a web page can't be launched with '\(key)'",
      suggestion: "run this scenario on the app's model"
    )
  }
}
