/// The time in an app: the runner's clock, and the date that goes with it.
struct AppClock: Sendable {
  private(set) var moment: Moment

  /// What decides the open questions of time, if anything does.
  var scheduler: (any EventScheduler)?

  let launchMoment: Moment
  private let launchDate: DateTime

  init(launchedAt moment: Moment, date: DateTime, scheduler: (any EventScheduler)? = nil) {
    self.moment = moment
    self.scheduler = scheduler
    launchMoment = moment
    launchDate = date
  }

  /// The time since the runner's clock started.
  var now: Duration { moment.time }

  var date: DateTime { launchDate.advanced(by: moment.time - launchMoment.time) }

  var today: CalendarDate {
    guard let scheduler else { return date.date }
    scheduler.noteReadingOfDay()
    var day = launchDate.date
    while true {
      let next = CalendarDate(daysSince1970: day.daysSince1970 + 1)
      guard day < next, !scheduler.isLater(midnight(before: next), than: moment) else { return day }
      day = next
    }
  }

  private func midnight(before day: CalendarDate) -> Moment {
    let start = DateTime(day, hour: 0).millisecondsSince1970
    return launchMoment + .milliseconds(start - launchDate.millisecondsSince1970)
  }

  mutating func move(to moment: Moment) {
    if moment.time >= self.moment.time { self.moment = moment }
  }
}
