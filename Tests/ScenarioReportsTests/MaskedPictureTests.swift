import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

struct MaskedPictureTests {
  @Test func `a picture that shows a secret is left out, and a note says so`() {
    var secrets = Secrets()
    secrets.insert("Swordfish")
    var screen = ScreenSnapshot.showing("Swordfish")
    screen.rendering = RenderedScreen(
      bounds: ScreenSnapshot.modelBounds,
      obstructions: [nil, nil],
      picture: [1]
    )
    let step = StepRecord(
      command: "screenshot",
      title: "shot",
      span: SourceFile(path: "a.yaml", text: "done").span(0..<4),
      outcome: .passed,
      notes: [.screenshot(name: "shot", screen)]
    )
    let record = CaseRecord(
      identity: CaseIdentity(file: "a.yaml", line: 1, name: "A"),
      result: .ran([Attempt(steps: [step], failure: nil, duration: .zero)])
    )
    guard case .ran(let attempts) = record.masked(by: secrets).result,
      case .screenshot(_, let masked)? = attempts[0].steps[0].notes.first,
      case .text(let text)? = attempts[0].steps[0].notes.last
    else {
      Issue.record("the notes are lost")
      return
    }
    #expect(masked.picture == nil)
    #expect(text == "its picture was left out, because it shows a secret")
  }
}
