import AppModelKit
import BuiltInApps
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Every screen of a run, for those who look at it later.
struct FilmTests {
  /// The only attempt of a scenario.
  private func attempt(_ yaml: String) throws -> Attempt {
    let catalog = AppCatalog(BuiltInApps.all.map(InstalledApp.init))
    var settings = RunSettings()
    settings.keepsFilm = true
    let record = try #require(ScenarioText(yaml, catalog: catalog).records(settings).first)
    guard case .ran(let attempts) = record.result else { return try #require(nil) }
    return attempts[0]
  }

  @Test func `a film has each change once, with the step that it belongs to`() throws {
    let attempt = try attempt(
      """
      name: A
      app: todo
      steps:
        - tap: Add Todo
        - pause: 200ms
        - pause: 400ms
        - assert: {screen: Add}
      """
    )
    let frames = (attempt.film ?? []).map { frame in
      let screen = frame.screen.screen ?? "between screens"
      return "\(frame.step) \(frame.activity) \(frame.time.secondsText) \(screen)"
    }
    #expect(
      frames == [
        "0 acting 0.000 Root", "1 acting 0.100 between screens", "2 settling 0.450 Add",
      ]
    )
  }

  @Test func `a film and the source beside it hide secrets`() throws {
    let attempt = try attempt(
      """
      name: A
      app: sign-in
      secrets: [word]
      variables: {word: hunter2}
      steps:
        - tap: userName
        - type: hunter2
      """
    )
    let values = (attempt.film ?? []).map { $0.screen.elements.map(\.value).filter { !$0.isEmpty } }
    let lines = attempt.steps.map(\.span.excerpt)
    #expect(values.last == ["•••"])
    #expect(!values.joined().contains("hunter2"))
    #expect(lines.last == "  - type: •••")
  }
}
