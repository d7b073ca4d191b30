import ScenarioRuntime
import ScenarioTestSupport

/// A whole run, up to what its reports say.
enum Runs {
  static func check(_ bytes: [UInt8]) {
    let text = ScenarioText(String(decoding: bytes, as: UTF8.self), catalog: Plans.catalog)
    let records = text.planned.cases.prefix(20).map { planned in
      CaseExecution(planned, settings: settings).record()
    }
    Reports.check(records)
  }

  /// Few steps, so that no input takes a second.
  private static let settings: RunSettings = {
    var settings = RunSettings()
    settings.greatestStepCount = 1_000
    return settings
  }()
}
