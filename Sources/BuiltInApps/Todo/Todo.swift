import AppModelKit

/// Something to do on a day.
struct Todo: Hashable {
  /// The identity of a to-do, which differs even if everything else is equal.
  typealias ID = Int

  /// What kind of to-do it is; the raw value is the label of its button.
  enum Category: String, CaseIterable {
    case child = "Child"
    case phone = "Phone"
    case shoppingCart = "Shopping Cart"
    case travel = "Travel"
  }

  let id: ID
  var details: Details

  /// The part that a person can edit.
  struct Details: Hashable {
    var title: String
    var date: CalendarDate
    var category: Category
  }
}

extension Todo.Details {
  /// The entries of a new to-do before a person changes them.
  static let new = Self(
    title: "",
    date: CalendarDate(year: 2016, month: 3, day: 2),
    category: .child
  )

  static let atLaunch = [
    october("Go to Gym", 20, .child), october("Grocery Shopping", 28, .shoppingCart),
    october("Book Appointment", 30, .phone), october("Plan Holiday", 31, .travel),
  ]

  private static func october(_ title: String, _ day: Int, _ category: Todo.Category) -> Self {
    Self(title: title, date: CalendarDate(year: 2018, month: 10, day: day), category: category)
  }
}
