import AppModelKit

extension TodoApp {
  func drawAdding(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("New Todo", identifier: "New Todo")
    drawCategories(on: &canvas)
    drawTitle(identifier: "Title", labelIdentifier: "", on: &canvas)
    drawDate(on: &canvas)
    drawDone(identifier: "Done", replacing: nil, on: &canvas)
  }

  func drawEditing(of id: Todo.ID, on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Edit Todo", identifier: "Edit Todo")
    drawCategories(on: &canvas)
    drawTitle(identifier: "Edit Todo Title", labelIdentifier: "Edit Todo Title Label", on: &canvas)
    drawDate(on: &canvas)
    drawDone(identifier: "Done Editing", replacing: id, on: &canvas)
  }

  private func drawCategories(on canvas: inout Canvas<Action>) {
    for (category, x) in zip(Todo.Category.allCases, [34, 117.5, 201.5, 285]) {
      canvas.button(
        category.rawValue,
        identifier: category.rawValue,
        frame: Rect(x, 124, 50, 50),
        isSelected: draft.category == category,
        tap: .change(.category(category))
      )
    }
  }

  private func drawTitle(
    identifier: String,
    labelIdentifier: String,
    on canvas: inout Canvas<Action>
  ) {
    canvas.staticText("Todo Title:", identifier: labelIdentifier, frame: Rect(34, 220, 81, 20.5))
    canvas.textField(identifier, text: draft.title, frame: Rect(154, 216, 181, 30)) {
      .change(.title($0))
    }
  }

  private func drawDate(on canvas: inout Canvas<Action>) {
    let date = draft.date
    canvas.element(ElementSnapshot(.datePicker, frame: Rect(0, 281, 375, 216))) { picker in
      picker.pickerWheel(
        CalendarDate.monthNames,
        selection: date.month - 1,
        frame: Rect(0, 281, 125, 216)
      ) { .change(.month($0)) }
      picker.pickerWheel(
        Self.dayTexts,
        selection: date.day - 1,
        frame: Rect(125, 281, 125, 216)
      ) { .change(.day($0)) }
      picker.pickerWheel(
        Self.yearTexts,
        selection: date.year - Self.years.lowerBound,
        frame: Rect(250, 281, 125, 216)
      ) { .change(.year($0)) }
    }
  }

  /// The rows of the day's wheel, whatever the month.
  private static let dayTexts = (1...31).map(String.init)

  private static let yearTexts = years.map(String.init)

  private func drawDone(
    identifier: String,
    replacing id: Todo.ID?,
    on canvas: inout Canvas<Action>
  ) {
    canvas.button(
      "Done",
      identifier: identifier,
      frame: Rect(159.5, 537, 56, 41),
      tap: .save(replacing: id)
    )
  }
}
