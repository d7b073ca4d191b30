import AppModelKit

extension TodoListsApp {
  mutating func update(_ action: Action, in app: inout AppContext<Self>) throws {
    switch action {
    case .open(let list): app.push(.list(list, on: app.today), transition: "showDetail")
    case .toggle(let id, let list):
      try toggle(id, in: list)
      app.animateRows()
    }
  }

  private mutating func toggle(_ id: ListedTodo.ID, in list: TodoList) throws {
    switch list {
    case .dueToday: break
    case .unfinished, .finished:
      if crashesOnToggle { throw AppFault("the toggled row is no longer in the list") }
    }
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].isFinished.toggle()
  }
}
