import AppModelKit
import ScenarioEvents

extension CaseRecord {
  /// The time of all attempts in whole milliseconds, so that sums of it are exact in every report.
  var duration: Duration {
    let attempts = attempts
    return attempts.indices.reduce(.zero) { time, index in
      time + .milliseconds(attempts[index].duration.wholeMilliseconds)
    }
  }

  /// The attempts, if the case ran.
  var attempts: [Attempt] {
    switch result {
    case .ran(let attempts): attempts
    case .notRun, .invalid: []
    }
  }
}
