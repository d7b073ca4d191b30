import AppModelKit
import BuiltInApps
import DeviceTestSupport
import Foundation
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing

/// Runs on a device, by a server that behaves like one.
struct DeviceTests {
  /// Does something with a server whose device has the form on it.
  private static func serve(
    _ command: String,
    files: [String: FileContent] = [:],
    capabilities: String = ""
  ) async throws -> Outcome {
    let app = try #require(BuiltInApps.all.first { $0.description.name == "sign-in" })
    let model = ModelDevice(InstalledApp(app), on: .iOS, clock: nil)
    let server = try ScriptedAppium { model.react(to: $0) }
    var files = files
    files["rehearse.yaml"] = configuration(server.address, capabilities)
    let run = try await rehearse(command, files: files)
    withExtendedLifetime(server) {}
    return Outcome(
      status: run.status,
      output: run.output.replacing(server.address, with: "http://server"),
      errors: run.errors.replacing(server.address, with: "http://server"),
      files: run.files
    )
  }

  private static func configuration(_ address: String, _ capabilities: String = "") -> FileContent {
    FileContent(
      stringLiteral: """
        app: sign-in
        secrets: [key]
        variables: {key: ""}
        apps:
          sign-in:
            device: {ios: com.example.model, screens: {SignIn: authenticate}}
        drivers:
          chromium: {command: ./none, browser: ./none}
          firefox: {browser: ./none}
          phone:
            address: \(address)
            capabilities: {platformName: iOS\(capabilities)}

        """
    )
  }

  private static let scenario: FileContent = """
    name: Who is known gets in
    steps:
      - type: {into: userName, text: admin}
      - type: {into: password, text: admin}
      - tap: authenticate
      - waitFor: {element: {textField: userName}, exists: false}

    """

  @Test func `a scenario has the same verdict on the model and on the device`() async throws {
    let run = try await Self.serve(
      "run a.yaml --on model,phone",
      files: ["a.yaml": Self.scenario]
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed"))
  }

  @Test func `with several places the class names of JUnit end with them`() async throws {
    let run = try await Self.serve(
      "run a.yaml --on model,phone --junit r.xml",
      files: ["a.yaml": Self.scenario]
    )
    let report = try #require(run.files["r.xml"])
    #expect(report.contains(#"<testsuite name="a [model] [phone]""#))
    #expect(report.contains(#"classname="a [model] [phone]""#))
  }

  @Test func `a scenario about exact times is warned of, as a device has none`() async throws {
    let run = try await Self.serve(
      "run a.yaml --on phone",
      files: ["a.yaml": "name: A\ntags: [nominal-timing]\nsteps:\n  - assert: Please Sign In\n"]
    )
    #expect(
      run.errors
        == "rehearse: warning: 1 scenario with the tag 'nominal-timing' may fail, because real time is "
        + "not exact; add '--exclude-tag nominal-timing', or 'clock: virtual' to the web app\n"
    )
  }

  @Test func `options for the delays of app models are warned of, and one for flaky cases`()
    async throws
  {
    let run = try await Self.serve(
      "run a.yaml --on phone --replay a.json --fail-on-flaky",
      files: [
        "a.yaml": "name: A\nsteps:\n  - assert: Please Sign In\n",
        "a.json": """
        {"type":"replay","version":1,"file":"a.yaml","line":1,"name":"A","delays":[],"choices":[]}
        """,
      ]
    )
    #expect(
      run.errors == """
        rehearse: warning: '--replay' has no effect in a browser or on a device
        rehearse: warning: nothing is flaky where nothing is tried again; add '--retries n'

        """
    )
    let delayed = try await Self.serve(
      "run a.yaml --on phone --delay keyboard=0ms",
      files: ["a.yaml": "name: A\nsteps:\n  - assert: Please Sign In\n"]
    )
    #expect(
      delayed.errors
        == "rehearse: warning: '--delay' has no effect in a browser or on a device\n"
    )
  }

  @Test func `a run says how long it takes at least`() async throws {
    let run = try await Self.serve(
      "run a.yaml --on phone",
      files: ["a.yaml": "name: A\nsteps:\n  - assert: {equals: [a, b]}\n  - pause: 5m\n"]
    )
    #expect(run.output.hasPrefix("This run takes at least 5 min 0.0 s of real time"))
  }

  @Test func `inspect shows the app on the device`() async throws {
    let run = try await Self.serve("inspect --on phone sign-in")
    #expect(
      run.output.contains(
        "button #authenticate 'Sign In'                    authenticate"
      )
    )
    #expect(run.status == 0)
  }

  @Test func `doctor asks the server for its version`() async throws {
    let run = try await Self.serve("doctor")
    #expect(run.output.hasSuffix("phone\n  http://server: Appium 2.11.3 for iOS\n"))
    #expect(run.status == 0)
  }

  @Test func `a misspelt device is told from the known places`() async throws {
    let run = try await Self.serve("run a.yaml --on phoen", files: ["a.yaml": Self.scenario])
    #expect(run.errors == "rehearse: error: unknown place 'phoen'; did you mean 'phone'?\n")
    #expect(run.status == 64)
  }

  @Test func `an app that the device does not have is an error of its scenarios`() async throws {
    let run = try await Self.serve(
      "run a.yaml --on phone",
      files: ["a.yaml": "name: A\napp: todo\nsteps:\n  - assert: Todo List\n"]
    )
    #expect(
      run.output.contains(
        """
        a.yaml:2:6: error: the app 'todo' has no identifier on iOS, so it can't run on phone [app-without-device]
        """
      )
    )
    #expect(run.output.contains("{todo: {device: {ios: com.example.todo}}}"))
    #expect(run.status == 2)
  }

  @Test func `a secret in a capability reaches the server and no output`() async throws {
    let app = ", appium:key: \"${key}\""
    let run = try await Self.serve(
      "run a.yaml --on phone --var key=refuse-sesame",
      files: ["a.yaml": Self.scenario],
      capabilities: app
    )
    #expect(run.status == 2)
    #expect(run.output.contains("the device started no session: •••"))
    #expect(!(run.output + run.errors).contains("sesame"))
  }

  @Test(arguments: ["INT", "TERM"])
  func `a run that a signal ends deletes its session`(signal: String) async throws {
    let app = try #require(BuiltInApps.all.first { $0.description.name == "sign-in" })
    let model = ModelDevice(InstalledApp(app), on: .iOS, clock: nil)
    let mark = FileManager.default.temporaryDirectory.appending(path: "started-\(UUID())").path
    let server = try ScriptedAppium { request in
      if request.line == "GET /source" {
        _ = FileManager.default.createFile(atPath: mark, contents: nil)
      }
      return model.react(to: request)
    }
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let run = try await Workspace.withFolder([
      "rehearse.yaml": Self.configuration(server.address),
      "a.yaml": "name: It waits\nsteps:\n  - assert: Please Sign In\n  - pause: 55s\n",
    ]) { folder in
      try await shell(
        """
        "$REHEARSE" run --on phone a.yaml >run.txt 2>&1 & tool=$!
        while [ ! -e \(mark) ]; do sleep 0.1; done
        kill -\(signal) $tool; wait $tool; cat run.txt
        """,
        in: folder
      )
    }
    #expect(server.requests.last?.line == "DELETE ", "\(run.output)")
    #expect(server.requests.count { $0.line == "POST /session" } == 1)
  }
}
