import AppModelKit

extension ControlsApp {
  func drawLists(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Lists") { bar in
      bar.button(messages.isEditing ? "Done" : "Edit", tap: .list(.edit))
    }
    canvas.row { row in
      row.staticText(messages.status, identifier: "status")
      row.button("Photos", tap: .list(.photos))
      row.button("Plan", tap: .list(.plan))
    }
    if messages.isRefreshing { canvas.activityIndicator("Looking for messages") }
    canvas.table(identifier: "messages", rowHeight: 80, refresh: .list(.refresh)) { table in
      for subject in messages.subjects { drawMessage(subject, on: &table) }
    }
  }

  private func drawMessage(_ subject: String, on table: inout TableCanvas<Action>) {
    let isPinned = subject == messages.pinned
    let move: @Sendable (Int) -> Action = { .list(.move(subject, to: $0)) }
    table.cell(
      value: isPinned ? "pinned" : "",
      height: isPinned ? 120 : nil,
      tap: .list(.open(subject)),
      gestures: [.menu(["Copy": .list(.copy(subject)), "Archive": .list(.archive(subject))])],
      delete: .list(.delete(subject)),
      actions: [
        RowAction("Pin", edge: .leading, action: .list(.pin(subject))),
        RowAction("Archive", action: .list(.archive(subject))),
      ],
      move: messages.isEditing ? move : nil
    ) { $0.staticText(subject) }
  }

  /// A plan that scrolls up and down, and to both sides.
  func drawPlan(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Floor Plan")
    canvas.staticText(room, identifier: "room")
    canvas.scroll(identifier: "plan", contentWidth: 900) { plan in
      plan.button("Hall", frame: Rect(16, 140, 200, 120), tap: .enterRoom("Hall"))
      plan.button("Library", frame: Rect(680, 140, 200, 120), tap: .enterRoom("Library"))
      plan.button("Kitchen", frame: Rect(16, 900, 200, 120), tap: .enterRoom("Kitchen"))
      plan.button("Tower", frame: Rect(680, 900, 200, 120), tap: .enterRoom("Tower"))
    }
  }

  func drawPhotos(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Photos")
    canvas.grid(identifier: "photos", columns: 3, itemHeight: 120) { grid in
      for number in 1...24 {
        grid.cell { $0.staticText("Photo \(number)") }
      }
    }
  }
}
