import AppModelKit

extension TodoListsApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .lists: drawLists(on: &canvas)
    case .list(let list, let day): draw(list, on: day, on: &canvas)
    }
  }

  private func drawLists(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Pick a List")
    canvas.table(frame: tableFrame, rowHeight: 44, lingering: .lingeringTable) { table in
      for list in TodoList.allCases {
        table.cell(tap: .open(list)) { cell in
          cell.staticText(list.rawValue, frame: Rect(16, 10, 343, 24))
        }
      }
    }
  }

  private func draw(_ list: TodoList, on day: CalendarDate, on canvas: inout Canvas<Action>) {
    canvas.navigationBar(list.rawValue)
    canvas.table(frame: tableFrame, rowHeight: 44, lingering: .lingeringTable) { table in
      for todo in todos where list.contains(todo, on: day) {
        table.cell(
          value: todo.isFinished ? "1" : "0",
          isMarked: todo.isFinished,
          longPress: .toggle(todo.id, in: list)
        ) { cell in
          cell.staticText(todo.label, frame: Rect(16, 2, 343, 22))
          cell.staticText(todo.due.fullText, frame: Rect(16, 24, 343, 18))
        }
      }
    }
  }

  private var tableFrame: Rect { Rect(0, 64, 375, 603) }
}
