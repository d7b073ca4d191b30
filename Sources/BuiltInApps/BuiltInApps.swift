public import AppModelKit

/// The app models that come with the tool.
public enum BuiltInApps: Sendable {
  /// Every app, in the order of tools' lists.
  public static let all: [any AppModel.Type] = [
    TriviaApp.self, TodoApp.self, TodoListsApp.self, SignInApp.self, ControlsApp.self,
  ]
}
