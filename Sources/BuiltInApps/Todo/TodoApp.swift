import AppModelKit

/// A list of to-dos that can be looked at, added, edited, shared and deleted.
struct TodoApp: AppModel {
  enum Screen: AppScreen {
    case root
    case view(Todo.ID)
    case add
    case edit(Todo.ID)
    case share(Todo.ID)

    var name: String {
      switch self {
      case .root: "Root"
      case .view: "View"
      case .add: "Add"
      case .edit: "Edit"
      case .share: "Share"
      }
    }
  }

  enum Action: Hashable {
    case view(Todo.ID)
    case add
    case edit(Todo.ID)

    /// Deletes a row of the list.
    case deleteRow(Todo.ID)

    /// Deletes the to-do that is looked at.
    case delete(Todo.ID)

    case share(Todo.ID)
    case stopSharing
    case change(DraftChange)

    /// Saves what was entered, in place of a to-do or as a new one.
    case save(replacing: Todo.ID?)
  }

  /// A change of an entry while a person adds or edits.
  enum DraftChange: Hashable {
    case title(String)
    case category(Todo.Category)

    /// The index of the month, from January.
    case month(Int)

    /// The index of the day, from the first.
    case day(Int)

    /// The index of the year among those of the wheel.
    case year(Int)
  }

  let rootScreen = Screen.root
  let initialScreens: [Screen]
  var todos: [Todo]

  /// The entries of the screen that adds or edits.
  var draft = Todo.Details.new

  private var nextID: Todo.ID

  init(launch: LaunchContext) throws(LaunchFailure) {
    let usual = launch.arguments.contains("emptyList") ? [] : Todo.Details.atLaunch
    let details = try launch.data("todos", decode: Todo.Details.list(in:)) ?? usual
    todos = details.enumerated().map { Todo(id: $0, details: $1) }
    nextID = todos.count
    guard let state = launch.state else {
      initialScreens = [.root]
      return
    }
    let todo = try Self.todo(of: state, among: todos)
    initialScreens = Self.screens(of: state, todo)
    if state.name == "editing", let todo { draft = todo.details }
  }
}

extension TodoApp {
  static let description = AppDescription(
    name: "todo",
    summary: "a list of to-dos to look at, add, edit, share and delete",
    arguments: [
      LaunchArgument("emptyList", .flag, summary: "start with no to-dos", idleBeside: "todos"),
      LaunchArgument("todos", .path, summary: "take the to-dos from a data file"),
    ],
    screens: ["Root", "View", "Add", "Edit"],
    transitions: ["viewTodo", "editTodo", "addTodo", "share", AppDescription.backTransition],
    delays: [.push, .pop, .modal, .rows, .keyboard],
    states: [
      LaunchState("adding", summary: "on the screen that adds a to-do"),
      LaunchState(
        "viewing",
        parameters: ["title": "Go to Gym"],
        summary: "on the screen that shows a to-do"
      ),
      LaunchState(
        "editing",
        parameters: ["title": "Go to Gym"],
        summary: "on the screen that edits a to-do"
      ),
    ]
  )

  /// The years of the date picker.
  static let years = 2000...2040

  /// The to-do with an id, while it exists.
  func todo(_ id: Todo.ID) -> Todo? { todos.first { $0.id == id } }

  /// Adds a to-do to the end of the list.
  mutating func append(_ details: Todo.Details) {
    todos.append(Todo(id: nextID, details: details))
    nextID += 1
  }
}
