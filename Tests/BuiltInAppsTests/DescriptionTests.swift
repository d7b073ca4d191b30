import AppModelKit
import BuiltInApps
import Testing

struct DescriptionTests {
  @Test func `the apps are listed by name`() {
    #expect(
      BuiltInApps.all.map { $0.description.name } == [
        "trivia", "todo", "todo-lists", "sign-in", "controls",
      ]
    )
  }

  @Test func `each app says what it can be asked for`() {
    let lines = BuiltInApps.all.flatMap { app -> [String] in
      let description = app.description
      return [
        "\(description.name): \(description.screens.joined(separator: ", "))",
        "  " + description.transitions.joined(separator: ", "),
        "  " + description.arguments.map(\.name).joined(separator: ", "),
        "  " + description.delays.map(\.name).joined(separator: ", "),
      ]
    }
    #expect(
      lines == [
        "trivia: Loading, Question",
        "  TriviaLoadedSegue",
        "  isUITesting, networkLatency, networkFailures, questions, startAt, placeholderWindow",
        "  bundled questions, network, modal",
        "todo: Root, View, Add, Edit",
        "  viewTodo, editTodo, addTodo, share, back",
        "  emptyList, todos",
        "  push, pop, modal, rows, keyboard",
        "todo-lists: Lists, List",
        "  showDetail, back",
        "  legacyCrashOnToggle",
        "  push, pop, rows, lingering table",
        "sign-in: SignIn, Welcome",
        "  dismissed",
        "  credentials, noAuthenticator",
        "  authentication, modal, keyboard",
        "controls: Controls, Texts, Gestures, Lists, Alerts, Photos, Floor Plan",
        "  Controls, Texts, Gestures, Lists, Alerts, Photos, Floor Plan, back",
        "  ",
        "  permission, refresh, push, pop, modal, rows, keyboard",
      ]
    )
  }
}
