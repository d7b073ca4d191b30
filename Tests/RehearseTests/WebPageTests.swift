import Foundation
import ScenarioTestSupport
import Testing

/// Features of browsers that app models do not have, on the pages in `Tests/WebPages`.
@Suite(.serialized)
struct WebPageTests {
  @Test(.opens(.chromium))
  func `dialogs, windows, frames and controls work in Chromium`() async throws {
    let run = try await Self.serve { try await rehearse("run --on chromium", in: $0) }
    #expect(
      run.output.contains("\(Self.count + 11) scenarios: \(Self.count + 11) passed"),
      "\(run.output)"
    )
    #expect(run.status == 0)
  }

  @Test(.opens(.firefox))
  func `dialogs, windows, frames and controls work in Firefox`() async throws {
    let run = try await Self.serve { folder in
      try await rehearse("run --on firefox --exclude-tag chromium", in: folder)
    }
    #expect(run.output.contains("\(Self.count) scenarios: \(Self.count) passed"), "\(run.output)")
    #expect(run.status == 0)
  }

  /// The number of test cases for every browser.
  private static let count = 156

  @Test(.opens(.chromium))
  func `what a page must not do fails with a reason`() async throws {
    let run = try await Self.serve { folder in
      try folder.write(Self.failing, to: "failing.yaml")
      return try await rehearse("run --on chromium failing.yaml --reproducible", in: folder)
    }
    #expect(
      run.errors.contains(
        "rehearse: warning: '--reproducible' keeps the times of steps, which differ from run to run in a "
          + "browser and on a device\n"
      )
    )
    for reason in [
      "the page led to http://localhost:",
      "the page led to http://shop.invalid/, which 'allow' does not name\n",
      "'../secret' can't be uploaded: there is no such file",
      "can't be uploaded: it is outside the workspace",
      "a mouse has one pointer; gestures of several fingers need 'touch: true' in the app's 'viewport'",
      "can't be set to '25:00': it takes a time such as '14:30'",
      "can't be set to '2027-01-01': it takes a date from 2026-01-01 to 2026-12-31",
      "popUpButton 'Fruit' can't be set to 'Fig': that option is disabled",
      "popUpButton 'Fruit' can't be set to 'Almond': that option is disabled",
      "popUpButton 'Fruit' can't be set to 'Plum': its values are 'Apple', 'Pear'\n",
      "datePicker #fixed can't be adjusted",
      "failed: arrow keys don't move the slider there; use 'drag' to move it\n",
      "the tap opened no dialog for files, so none was chosen",
      "textField 'Note' can't be adjusted",
      "textField 'Fixed' can't be typed into: it takes no text",
      "button 'Lost' can't be touched: it is not visible",
      "staticText 'Words for screen readers' can't be touched: it is not visible",
      "no element has the focus, so there is nothing to dismiss",
      "'files' can't be uploaded: it is a folder",
    ] {
      #expect(run.output.contains(reason), "\(run.output)")
    }
    #expect(run.status == 1)
  }

  private static let failing = """
    suite: Failing
    scenarios:
      - {name: Another site, app: windows, steps: [tap: Another site, waitFor: {screen: Help}]}
      - {name: A tab of another site, app: windows, steps: [tap: Nowhere, waitFor: {screen: Help}]}
      - name: A file that is not there
        app: controls
        steps:
          - adjust: {element: {button: Photo}, to: ../secret}
      - name: A file of the system
        app: controls
        steps:
          - adjust: {element: {button: Photo}, to: /etc/passwd}
      - {name: Two fingers of a mouse, app: mouse, steps: [pinch: {element: Picture, scale: 2}]}
      - name: A time that is none
        app: controls
        steps:
          - adjust: {element: {id: Time}, to: "25:00"}
      - name: A slider without keys
        app: controls
        steps:
          - adjust: {element: {slider: Fixed}, to: 0.5}
      - name: A day after the last one
        app: controls
        steps:
          - adjust: {element: {id: Day}, to: "2027-01-01"}
      - name: An option that is disabled
        app: controls
        cases: [{fruit: Fig}, {fruit: Almond}, {fruit: Plum}]
        steps:
          - adjust: {element: {popUpButton: Fruit}, to: "${fruit}"}
      - name: A field that is only read
        app: parts
        steps:
          - adjust: {element: {id: fixed}, to: "2026-05-05"}
      - name: A button beside an input for files that opens no dialog
        app: choices
        steps:
          - adjust: {element: {button: Photo}, to: files/note.txt}
      - name: A text that only screen readers say
        app: parts
        steps: [tap: {element: Words for screen readers, timeout: 1s}]
      - name: A date in a field of text
        app: choices
        steps:
          - adjust: {element: {textField: Note}, to: 11/25/2026, timeout: 1s}
      - name: A field that never takes text
        app: choices
        steps: [type: {into: {textField: Fixed}, text: red, timeout: 1s}]
      - name: A button that is cut off
        app: parts
        steps: [tap: {element: {button: Lost}, timeout: 1s}]
      - {name: Nothing to dismiss, app: controls, steps: [dismissKeyboard]}
      - name: A folder
        app: controls
        steps:
          - adjust: {element: {button: Photo}, to: files}

    """

  /// Does something in a copy of the pages, whose addresses have a free port.
  private static func serve(_ body: (URL) async throws -> Outcome) async throws -> Outcome {
    try await Workspace.withCopies(of: ["Tests/WebPages"]) { copy in
      let folder = copy.appending(path: "Tests/WebPages")
      let port = "\(Int.random(in: 20_000..<30_000))"
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".html") || file.hasSuffix(".yaml") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        try folder.write(text.replacing("PORT", with: port), to: file)
      }
      return try await body(folder)
    }
  }
}
