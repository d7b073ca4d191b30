import AppModelKit

extension TodoApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .root: drawList(on: &canvas)
    case .view(let id): drawView(of: id, on: &canvas)
    case .add: drawAdding(on: &canvas)
    case .edit(let id): drawEditing(of: id, on: &canvas)
    case .share(let id): drawSharing(of: id, on: &canvas)
    }
  }

  private func drawList(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Todo List", identifier: "Todo List") { bar in
      bar.button("Add", identifier: "Add Todo", frame: Rect(327, 20, 48, 44), tap: .add)
    }
    canvas.table(frame: Rect(0, 64, 375, 603), rowHeight: 83) { table in
      for todo in todos {
        table.cell(tap: .view(todo.id), delete: .deleteRow(todo.id)) { cell in
          cell.staticText(todo.details.title, frame: Rect(60, 16, 255, 24))
          cell.staticText(todo.details.date.text, frame: Rect(60, 44, 255, 20))
        }
      }
    }
    if todos.isEmpty {
      canvas.staticText("No data is currently available.", frame: Rect(16, 300, 343, 40))
    }
  }

  private func drawView(of id: Todo.ID, on canvas: inout Canvas<Action>) {
    canvas.navigationBar("View Todo", identifier: "View Todo") { bar in
      bar.button("Edit", identifier: "Edit Todo", frame: Rect(315, 20, 60, 44), tap: .edit(id))
    }
    guard let details = todo(id)?.details else { return }
    canvas.staticText(details.title, frame: Rect(94, 84, 265, 50))
    canvas.staticText("Is Scheduled For:", frame: Rect(32, 160, 311, 24))
    canvas.staticText(details.date.text, frame: Rect(32, 190, 311, 24))
    canvas.button(
      "Delete",
      identifier: "Delete Todo",
      frame: Rect(162.5, 550, 50, 33),
      tap: .delete(id)
    )
    canvas.toolbar(frame: Rect(0, 623, 375, 44)) { toolbar in
      toolbar.button("Share", frame: Rect(0, 623, 60, 44), tap: .share(id))
    }
  }

  private func drawSharing(of id: Todo.ID, on canvas: inout Canvas<Action>) {
    guard let details = todo(id)?.details else { return }
    canvas.sheet(frame: Rect(0, 467, 375, 200)) { sheet in
      sheet.staticText(
        "I need to complete \(details.title) by \(details.date.text)!",
        frame: Rect(16, 483, 343, 60)
      )
      sheet.button("Cancel", frame: Rect(16, 583, 343, 44), tap: .stopSharing)
    }
  }
}
