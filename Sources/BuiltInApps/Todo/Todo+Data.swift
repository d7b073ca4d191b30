import AppModelKit

extension Todo.Details {
  /// The to-dos of a data file: a list of mappings with `title`, `date` and, if it is not the first
  /// one, `category`.
  static func list(in node: DataNode) throws(DataFault) -> [Todo.Details] {
    var todos: [Todo.Details] = []
    for item in try node.list() { todos.append(try Todo.Details(item)) }
    return todos
  }

  private init(_ node: DataNode) throws(DataFault) {
    let date = try node.required("date")
    guard let day = CalendarDate(text: try date.text()) else {
      throw date.fault("expected a date such as 2018-10-20; found '\(try date.text())'")
    }
    self.init(
      title: try node.required("title").text(),
      date: day,
      category: try node["category"].map(Todo.Category.init) ?? .child
    )
  }
}

extension Todo.Category {
  fileprivate init(_ node: DataNode) throws(DataFault) {
    let name = try node.text()
    guard let category = Todo.Category(rawValue: name) else {
      let known = Todo.Category.allCases.map(\.rawValue).joined(separator: ", ")
      throw node.fault("expected one of \(known); found '\(name)'")
    }
    self = category
  }
}
