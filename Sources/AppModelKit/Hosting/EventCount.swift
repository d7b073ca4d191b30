/// The number of changes that an app has made by itself since the last gesture.
///
/// It finds apps that never stop. A model that always schedules another action would keep a wait
/// from ending, because app time costs nothing and no wall clock is read.
struct EventCount: Sendable {
  /// How many events one instant may have.
  static let mostAtOneInstant = 10_000

  /// How many there may be between two gestures: sixty a second for the better part of an hour.
  static let mostInAll = 200_000

  private var instant: Duration?
  private var atInstant = 0
  private var inAll = 0

  mutating func add(at moment: Duration) {
    atInstant = instant.map { moment > $0 } ?? true ? 1 : atInstant + 1
    instant = max(instant ?? moment, moment)
    inAll += 1
  }

  /// Which limit was passed, in words.
  var excess: String? {
    if atInstant > Self.mostAtOneInstant {
      return "more than \(Self.mostAtOneInstant) actions are due at one instant"
    }
    return inAll > Self.mostInAll
      ? "more than \(Self.mostInAll) actions since the last gesture" : nil
  }
}

extension Timeline {
  /// How many events may be waiting for their time.
  static var mostWaiting: Int { 10_000 }

  /// Which limit was passed, in words.
  var excess: String? {
    count > Self.mostWaiting ? "more than \(Self.mostWaiting) actions are waiting" : nil
  }
}
