import AppModelKit

/// One of the app's lists; the raw value is its title.
enum TodoList: String, CaseIterable {
  case dueToday = "Due Today"
  case unfinished = "Unfinished"
  case finished = "Finished"

  /// Whether a to-do belongs to the list on a day.
  func contains(_ todo: ListedTodo, on day: CalendarDate) -> Bool {
    switch self {
    case .dueToday: todo.due.date == day
    case .unfinished: !todo.isFinished
    case .finished: todo.isFinished
    }
  }
}
