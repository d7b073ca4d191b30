import AppModelKit

/// Something to do by a date and time.
struct ListedTodo: Hashable {
  /// The place in the app's data, which stays the same while lists come and go.
  typealias ID = Int

  let id: ID
  let title: String
  let due: DateTime
  var isFinished: Bool

  /// The text of the row.
  var label: String { isFinished ? "done: " + title : title }

  /// The app's data at a moment of launch.
  static func all(launchedAt date: DateTime) -> [ListedTodo] {
    let entries: [(title: String, days: Int, isFinished: Bool)] = [
      ("Do something", 0, true), ("Do anything", -10, false), ("Do be do be do", 10, false),
      ("Stuff and things", 0, false), ("Like y'know?", -10, false),
    ]
    return entries.enumerated().map { id, entry in
      ListedTodo(
        id: id,
        title: entry.title,
        due: date.adding(days: entry.days),
        isFinished: entry.isFinished
      )
    }
  }
}
