import AppModelKit

extension TodoApp {
  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .view(let id): app.push(.view(id), transition: "viewTodo")
    case .add:
      draft = .new
      app.push(.add, transition: "addTodo")
    case .edit(let id):
      draft = todo(id)?.details ?? .new
      app.push(.edit(id), transition: "editTodo")
    case .deleteRow(let id):
      remove(id)
      app.animateRows()
    case .delete(let id):
      remove(id)
      app.pop()
    case .share(let id): app.presentSheet(.share(id), transition: "share")
    case .stopSharing: app.dismissSheet()
    case .change(let change): draft.apply(change)
    case .save(let id):
      save(replacing: id)
      app.popToRoot()
    }
  }

  private mutating func remove(_ id: Todo.ID) { todos.removeAll { $0.id == id } }

  private mutating func save(replacing id: Todo.ID?) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return append(draft) }
    todos[index].details = draft
  }
}

extension Todo.Details {
  /// Changes one part; a day past the month's end becomes its last.
  fileprivate mutating func apply(_ change: TodoApp.DraftChange) {
    switch change {
    case .title(let title): self.title = title
    case .category(let category): self.category = category
    case .month(let index): date = CalendarDate(year: date.year, month: index + 1, day: date.day)
    case .day(let index): date = CalendarDate(year: date.year, month: date.month, day: index + 1)
    case .year(let index):
      let year = TodoApp.years.lowerBound + index
      date = CalendarDate(year: year, month: date.month, day: date.day)
    }
  }
}
