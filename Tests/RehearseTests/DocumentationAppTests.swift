import Foundation
import ScenarioTestSupport
import Testing

struct DocumentationAppTests {
  @Test func `the apps are listed with what they are`() async throws {
    #expect(
      try await rehearse("apps", in: Repository.root)
        == Outcome(
          status: 0,
          output: """
            trivia      a quiz with three answers a question
            todo        a list of to-dos to look at, add, edit, share and delete
            todo-lists  lists of things to do by a date, without identifiers
            sign-in     a form for a user name and a password
            controls    one of each control, gesture and alert, to try them out

            """,
          errors: ""
        )
    )
  }

  @Test(arguments: ["trivia", "todo", "todo-lists", "sign-in", "controls"])
  func `an app tells all about itself`(_ name: String) async throws {
    let outcome = try await rehearse("apps \(name)", in: Repository.root)
    #expect(outcome.status == 0)
    try Snapshot(file: Repository.fixtures.appending(path: "Apps/\(name).txt"))
      .expect(outcome.output)
  }

  @Test func `an unknown app suggests the nearest one`() async throws {
    #expect(
      try await rehearse("apps triva", in: Repository.root)
        == Outcome(
          status: 64,
          output: "",
          errors: "rehearse: error: unknown app 'triva'; did you mean 'trivia'?\n"
        )
    )
  }
}
