import AppModelKit

/// The app's launch states for scenarios.
extension TodoApp {
  /// The to-do that a state refers to, if any.
  static func todo(of state: StartState, among todos: [Todo]) throws(LaunchFailure) -> Todo? {
    guard state.name != "adding" else { return nil }
    let title = state["title"]
    guard let todo = todos.first(where: { $0.details.title == title }) else {
      throw LaunchFailure("there is no to-do '\(title)'")
    }
    return todo
  }

  /// The screens that a user would have visited, the lowest first.
  static func screens(of state: StartState, _ todo: Todo?) -> [Screen] {
    guard let id = todo?.id else { return [.root, .add] }
    return state.name == "editing" ? [.root, .view(id), .edit(id)] : [.root, .view(id)]
  }
}
