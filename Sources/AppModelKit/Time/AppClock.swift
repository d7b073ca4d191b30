/// The time in an app: the runner's clock, and the date that goes with it.
struct AppClock: Hashable, Sendable {
  /// The moment on the runner's clock.
  var now: Duration

  private let launchMoment: Duration
  private let launchDate: DateTime

  /// The time at launch.
  init(launchedAt moment: Duration, date: DateTime) {
    now = moment
    launchMoment = moment
    launchDate = date
  }

  /// The date and time.
  var date: DateTime { launchDate.advanced(by: now - launchMoment) }
}
