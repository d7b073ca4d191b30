import Testing

/// Apps of `rehearse.yaml`.
struct ConfiguredAppTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": """
    apps:
      pantry:
        web: http://127.0.0.1:9/
        description: What is on the shelves
        screens: {Home: /, Shelf: /shelf}
        server: {command: [python3, server.py], ready: "http://127.0.0.1:9/"}
      phone-shop: {device: {ios: test.shop}}

    """
  ]

  @Test func `the list has built-in and configured apps`() async throws {
    let list = try await rehearse("apps", files: Self.files)
    #expect(list.output.contains("\ntodo "))
    #expect(
      list.output.hasSuffix(
        """
        pantry      What is on the shelves
        phone-shop  The app test.shop on devices

        """
      )
    )
    #expect(list.status == 0)
  }

  @Test func `a web app is shown with its page, server and screens`() async throws {
    let app = try await rehearse("apps pantry", files: Self.files)
    #expect(
      app.withoutFiles
        == Outcome(
          status: 0,
          output: """
            pantry: What is on the shelves

            Page
              address  http://127.0.0.1:9/
              server   python3 server.py

            Screens
              Home
              Shelf

            Transitions
              back

            """,
          errors: ""
        )
    )
  }

  @Test func `an expectation about a page's calls is an error that says why`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: Self.files.merging([
        "a.yaml": "name: A\napp: pantry\nsteps:\n  - assert: {call: load}\n"
      ]) { $1 }
    )
    #expect(
      check.errors == """
        a.yaml:4:20: error: the calls of 'pantry' can't be seen, because it is not an app model [unknown-call]
         4 |   - assert: {call: load}
           |                    ^~~~ expect what the screen shows after the call

        """
    )
  }

  @Test(arguments: ["apps pantryy", "inspect pantryy"])
  func `a misspelt name is corrected`(command: String) async throws {
    let outcome = try await rehearse(command, files: Self.files)
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 64,
          output: "",
          errors: "rehearse: error: unknown app 'pantryy'; did you mean 'pantry'?\n"
        )
    )
  }

  @Test(arguments: ["localhost:8417", "127.0.0.1:8417/list", "localhost", "www.shop.test"])
  func `an address needs its scheme`(address: String) async throws {
    let outcome = try await rehearse("inspect \(address)", files: Self.files)
    #expect(
      outcome.errors
        == "rehearse: error: '\(address)' is neither an app nor a file; for a page write 'http://\(address)'\n"
    )
    #expect(outcome.status == 64)
  }

  @Test func `an app with errors is not an unknown one`() async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "rehearse.yaml": "app: pantry\napps:\n  pantry: {web: '127.0.0.1:8417/'}\n",
        "a.yaml": "name: A\nsteps: [tap: Buy]\n",
      ]
    )
    #expect(check.output == "checked 1 file: 1 error\n")
    #expect(check.errors.hasPrefix("rehearse.yaml:3:17: error: 'web' must be an address"))
  }

  @Test(arguments: ["apps pantry", "inspect pantry"])
  func `an app whose entry has errors is not looked at`(command: String) async throws {
    let outcome = try await rehearse(
      command,
      files: ["rehearse.yaml": "apps:\n  pantry: {web: '127.0.0.1:8417/'}\n"]
    )
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("rehearse.yaml:2:17: error: 'web' must be an address"))
    #expect(!outcome.errors.contains("unknown app"))
  }

  @Test func `the path of a browser's program is relative to the configuration`() async throws {
    let survey = try await shell(
      #"chmod +x bin/*; cd sub; "$REHEARSE" doctor | grep " 1$" | sed "s:$(cd ..; pwd -P)/::""#,
      files: [
        "rehearse.yaml": """
        drivers: {chromium: {command: bin/driver, browser: ./bin/browser}, firefox: {browser: ./none}}

        """,
        "bin/driver": "#!/bin/sh\necho Driver 1\n", "bin/browser": "#!/bin/sh\necho Browser 1\n",
        "sub/empty": "",
      ]
    )
    #expect(
      survey.output == """
          bin/driver: Driver 1
          bin/browser: Browser 1
          'bin/driver' ended with status 0: Driver 1

        """
    )
  }

  @Test(.timeLimit(.hang))
  func `an unknown app is told of at the root of the file system, too`() async throws {
    let check = try await shell(
      #"file="$PWD/a.yaml"; cd /; "$REHEARSE" check "$file""#,
      files: ["a.yaml": "name: A\napp: shop\nsteps: [pause: 1s]\n"]
    )
    #expect(check.errors.contains("unknown app 'shop' [unknown-app]"))
  }

  @Test(arguments: [
    ("python3 server.py", "[python3, server.py]"),
    ("python3 -m http.server 8000", "[python3, -m, http.server, '8000']"),
    ("npm start && true", "[sh, -c, ...]"),
  ])
  func `a command is written as a list`(command: String, list: String) async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "rehearse.yaml": """
        apps:
          shop: {web: "http://a.test/", server: {command: \(command), ready: "http://a.test/"}}

        """,
        "a.yaml": .passing,
      ]
    )
    #expect(check.errors.hasSuffix(" write the program and its arguments as a list: \(list)\n"))
  }

  @Test(arguments: [
    ("name: A\nsteps: [pause: 1s]\n", "missing-app"),
    ("name: A\napp: shop\nsteps: [pause: 1s]\n", "unknown-app"),
  ])
  func `a configuration in a folder below is named if it is not read`(
    scenario: String,
    id: String
  ) async throws {
    let check = try await rehearse(
      "check shop/Scenarios",
      files: [
        "shop/rehearse.yaml": "app: shop\napps: {shop: {web: 'http://a.test/'}}\n",
        "shop/Scenarios/a.yaml": "\(scenario)",
      ]
    )
    #expect(check.errors.contains("[\(id)]"))
    #expect(
      check.errors.hasSuffix(
        " 'shop/rehearse.yaml' is not read from here; run 'rehearse' in the folder 'shop'\n"
      )
    )
  }
}
