import AppModelKit

/// Lists of things to do by a date, without any accessibility identifiers.
struct TodoListsApp: AppModel {
  enum Screen: AppScreen {
    case lists

    /// A list as of the day on which it was opened; midnight does not change it.
    case list(TodoList, on: CalendarDate)

    var name: String {
      switch self {
      case .lists: "Lists"
      case .list: "List"
      }
    }
  }

  enum Action: Hashable {
    case open(TodoList)
    case toggle(ListedTodo.ID, in: TodoList)
  }

  let rootScreen = Screen.lists
  var todos: [ListedTodo]

  /// Whether the app crashes when toggling takes a row away, as its first version did.
  let crashesOnToggle: Bool
}

extension TodoListsApp {
  static let description = AppDescription(
    name: "todo-lists",
    summary: "lists of things to do by a date, without identifiers",
    arguments: [
      LaunchArgument(
        "legacyCrashOnToggle",
        .flag,
        summary: "crash when toggling takes a row out of its list, as the first version did"
      )
    ],
    screens: ["Lists", "List"],
    transitions: ["showDetail", AppDescription.backTransition],
    delays: [.push, .pop, .rows, .lingeringTable],
    defaultDate: DateTime(CalendarDate(year: 2015, month: 9, day: 12), hour: 12)
  )

  init(launch: LaunchContext) {
    todos = ListedTodo.all(launchedAt: launch.date)
    crashesOnToggle = launch.arguments.contains("legacyCrashOnToggle")
  }
}

extension Delay {
  /// The time that the table of a screen that has gone stays on the screen.
  static let lingeringTable = Delay("lingering table", nominal: .milliseconds(500), range: 0...3)
}
