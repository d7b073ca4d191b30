public import AppModelKit

/// The app models that come with the tool.
public enum BuiltInApps: Sendable {
  /// All apps, in the order of the tool's lists.
  public static let all: [any AppModel.Type] = [
    TriviaApp.self, TodoApp.self, TodoListsApp.self, SignInApp.self, ControlsApp.self,
  ]
}
