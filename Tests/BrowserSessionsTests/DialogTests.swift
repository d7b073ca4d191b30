import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Synchronization
import Testing
import WebDriverClient

@testable import BrowserSessions

/// Dialogs that keep a page from answering.
struct DialogTests {
  /// The answers that the browser got.
  private final class Answers: Sendable {
    let values = Mutex<[ProtocolValue]>([])
  }

  /// A session whose page opens a dialog at the first touch, and never answers that command.
  private func session(
    _ kind: String,
    noting answers: Answers
  ) throws -> (BrowserSession, BrowserPlace, ScriptedDriver) {
    let driver = try ScriptedDriver { method, parameters in
      switch method {
      case "input.performActions":
        return .eventsAlone([
          [
            "method": "browsingContext.userPromptOpened",
            "params": [
              "context": "c", "type": .text(kind), "message": "Sure?", "defaultValue": "Bob",
            ],
          ]
        ])
      case "browsingContext.handleUserPrompt":
        answers.values.withLock { $0.append(parameters) }
        let closed: ProtocolValue = [
          "method": "browsingContext.userPromptClosed", "params": ["context": "c"],
        ]
        return .events([closed], [:])
      default: return nil
      }
    }
    let place = try driver.place()
    let session = place.makeSession(for: InstalledApp(.shop), isInterrupted: { false })
    _ = try session.launch(LaunchSettings())
    #expect(try session.perform(.tap, on: 0) == .done)
    return (session, place, driver)
  }

  @Test func `a question is an alert over the page, and a tap answers it`() throws {
    let answers = Answers()
    let (session, place, driver) = try session("confirm", noting: answers)
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(
      session.screen.description == """
        button #buy 'Buy' (10, 20, 100, 50)
        alert 'Sure?' (52.5, 253.5, 270, 160) modal
          staticText 'Sure?' (68.5, 269.5, 238, 40)
          button 'Cancel' (52.5, 369.5, 135, 44)
          button 'OK' (187.5, 369.5, 135, 44)
        """
    )
    #expect(session.screen.obstruction(of: 0) == .covered(by: 1))
    #expect(session.isIdle)
    #expect(try session.perform(.tap, on: 0) == .done)
    #expect(try session.perform(.tap, on: 3) == .done)
    #expect(answers.values.withLock(\.self) == [["context": "c", "accept": false]])
    #expect(session.screen.description == "button #buy 'Buy' (10, 20, 100, 50)")
  }

  @Test func `a prompt has a field, whose text is the answer`() throws {
    let answers = Answers()
    let (session, place, driver) = try session("prompt", noting: answers)
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(session.screen.elements[3].value == "Bob")
    #expect(try session.type(.clear))
    #expect(try session.typeBeginning(of: "Zoë") == 3)
    #expect(session.screen.elements[3].value == "Zoë")
    #expect(try session.typeBeginning(of: "\n") == 1)
    #expect(
      answers.values.withLock(\.self) == [["context": "c", "accept": true, "userText": "Zoë"]]
    )
  }

  @Test func `nothing can be typed into an alert`() throws {
    let (session, place, driver) = try session("alert", noting: Answers())
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(try session.typeBeginning(of: "a") == 0)
    #expect(try !session.type(.clear))
    #expect(session.takePicture() == nil)
    #expect(try !session.goBack())
  }

  @Test func `time passes while a dialog waits for its answer`() throws {
    let (session, place, driver) = try session("alert", noting: Answers())
    defer { withExtendedLifetime(driver) { place.close() } }
    let start = session.moment
    let end = try session.waitForChange(until: Moment(start.time + .milliseconds(120)))
    guard case .deadlineReached = end else { return #expect(Bool(false), "the screen changed") }
  }
}
