import AppModelKit
import Testing

struct LaunchArgumentIssueTests {
  private let app = AppDescription(
    name: "sample",
    summary: "has an argument of each kind",
    arguments: [
      LaunchArgument("quiet", .flag, summary: ""),
      LaunchArgument("latency", .duration, summary: "", idleBeside: "quiet"),
      LaunchArgument("startAt", .count, summary: ""),
      LaunchArgument("data", .path, summary: ""),
      LaunchArgument("login", .text(placeholder: "USER:PASSWORD"), summary: ""),
      LaunchArgument("greeting", .text(placeholder: "TEXT"), summary: ""),
    ],
    screens: []
  )

  /// The issues, one a line: `index severity: reason (suggestion)`.
  private func issues(_ arguments: [String?]) -> [String] {
    app.issues(inArguments: arguments).map { issue in
      let detail = issue.detail
      let suggestion = detail.suggestion.map { " (\($0))" } ?? ""
      return "\(detail.argument) \(issue.severity): \(detail.reason)\(suggestion)"
    }
  }

  @Test(arguments: [
    [], ["quiet"], ["-quiet"], ["-latency", "2s"], ["latency", "1.5"],
    ["-startAt", "0", "-data", "quiet", "-login", "a:b:c", "greeting", "hello -world"],
    ["-greeting", ""], ["-login", "-a:b"],
  ])
  func `sound arguments have no issues`(arguments: [String]) {
    #expect(issues(arguments) == [])
  }

  @Test(arguments: [
    (["-latancy", "2s"], "unknown launch argument '-latancy' (did you mean '-latency'?)"),
    (["startat", "2"], "unknown launch argument 'startat' (did you mean 'startAt'?)"),
    (["--quiet"], "unknown launch argument '--quiet' (did you mean '-quiet'?)"),
    (["-latency 2s"], "unknown launch argument '-latency 2s' (write two items: '-latency', '2s')"),
    (["latency=2s"], "unknown launch argument 'latency=2s' (write two items: 'latency', '2s')"),
    (["-quiet yes"], "unknown launch argument '-quiet yes' (did you mean '-quiet'?)"),
    (["-latancy 2s"], "unknown launch argument '-latancy 2s' (did you mean '-latency'?)"),
  ])
  func `an unknown argument is a warning that suggests a known one`(
    arguments: [String],
    expected: String
  ) {
    #expect(issues(arguments).first == "0 warning: " + expected)
  }

  @Test(arguments: ["-AppleLanguages", "-", "-verbose yes"])
  func `an unknown argument that resembles none gets all of them`(item: String) {
    #expect(
      issues([item]) == [
        "0 warning: unknown launch argument '\(item)' (launch arguments: -quiet, -latency, -startAt, "
          + "-data, -login, -greeting)"
      ]
    )
  }

  @Test(arguments: [
    (0, "the app has no launch arguments"),
    (12, "launch arguments: a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12"),
    (13, "launch arguments: a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, ..."),
  ])
  func `more than a dozen are not listed`(count: Int, suggestion: String) {
    let arguments = (0..<count).map { LaunchArgument("a\($0 + 1)", .flag, summary: "") }
    let app = AppDescription(name: "sample", summary: "", arguments: arguments, screens: [])
    #expect(app.issues(inArguments: ["verbose"]).map(\.detail.suggestion) == [suggestion])
  }

  @Test(arguments: [
    (["-login=ada:secret"], "-login=USER:PASSWORD", "write two items: '-login', 'USER:PASSWORD'"),
    (["login ada:secret"], "login USER:PASSWORD", "write two items: 'login', 'USER:PASSWORD'"),
    (["-logn=ada:secret"], "-logn=USER:PASSWORD", "did you mean '-login'?"),
    (["-greeting="], "-greeting=", "did you mean '-greeting'?"),
  ])
  func `a text written together with its argument is not repeated`(
    arguments: [String],
    shown: String,
    suggestion: String
  ) {
    #expect(
      issues(arguments) == ["0 warning: unknown launch argument '\(shown)' (\(suggestion))"]
    )
  }

  @Test func `the value of an unknown argument is not reported as well`() {
    #expect(issues(["-latancy", "2s", "quiet"]).count == 1)
    #expect(issues(["-latancy", "-quiet"]).count == 1)
    #expect(issues(["oops", "2s"]).count == 2)
  }

  @Test func `what resembles an argument behind an unknown one is no value of that`() {
    #expect(
      issues(["-verbose", "quite"]).last
        == "1 warning: unknown launch argument 'quite' (did you mean 'quiet'?)"
    )
    #expect(
      issues([nil, "quite"]) == [
        "1 warning: unknown launch argument 'quite' (did you mean 'quiet'?)"
      ]
    )
  }

  @Test func `an app of flags alone has no values`() {
    let flags = [LaunchArgument("quiet", .flag, summary: "")]
    let app = AppDescription(name: "sample", summary: "", arguments: flags, screens: [])
    #expect(app.issues(inArguments: ["-verbose", "yes"]).map(\.detail.argument) == [0, 1])
  }

  @Test(arguments: ["-latency 2s", "-startAt=1", "-unknown=1"])
  func `an unknown argument that holds its value hides no other`(item: String) {
    #expect(
      issues([item, "quite"]).last
        == "1 warning: unknown launch argument 'quite' (did you mean 'quiet'?)"
    )
  }

  @Test func `a name that is very long is only reported`() {
    let long = String(repeating: "latency", count: 100_000)
    #expect(
      issues([long]) == [
        "0 warning: unknown launch argument '\(long)' (launch arguments: quiet, latency, startAt, "
          + "data, login, greeting)"
      ]
    )
  }

  @Test(arguments: [
    (["-latency", "abc"], "1 error: '-latency' must be a duration such as '500ms'; found 'abc'"),
    (
      ["-latency", "1e400"], "1 error: '-latency' must be at most 24 h; found '1e400'"
    ),
    (["-latency", "25h"], "1 error: '-latency' must be at most 24 h; found '25h'"),
    (["startAt", "1.5"], "1 error: '-startAt' must be a whole number from 0; found '1.5'"),
    (["startAt", "+1"], "1 error: '-startAt' must be a whole number from 0; found '+1'"),
    (["startAt", ""], "1 error: '-startAt' must be a whole number from 0; found ''"),
    (
      ["startAt", "99999999999999999999"],
      "1 error: '-startAt' is too large: at most 9223372036854775807; found '99999999999999999999'"
    ),
    (["-data", ""], "1 error: '-data' must be a path; found ''"),
    (["-login", "secret"], "1 error: '-login' must be USER:PASSWORD"),
  ])
  func `a malformed value is an error at the value`(arguments: [String], expected: String) {
    #expect(issues(arguments) == [expected])
  }

  @Test(arguments: [
    (["quiet", "-startAt"], "1 error: '-startAt' needs a whole number from 0 after it"),
    (["-latency", "quiet"], "0 error: '-latency' needs a duration such as '500ms' after it"),
    (["-data", "-quiet"], "0 error: '-data' needs a path after it"),
    (["login"], "0 error: 'login' needs USER:PASSWORD after it"),
  ])
  func `a missing value is an error at the name`(arguments: [String], expected: String) {
    #expect(issues(arguments) == [expected])
  }

  @Test func `a doubled argument is a warning, and the last one counts`() {
    #expect(
      issues(["quiet", "startAt", "1", "-startAt", "2", "-quiet"]) == [
        "3 warning: '-startAt' is given twice: the last one counts",
        "5 warning: '-quiet' is given twice",
      ]
    )
  }

  @Test func `an argument without effect beside another one is a warning`() {
    #expect(
      issues(["-latency", "2s", "quiet"])
        == ["0 warning: '-latency' has no effect beside '-quiet'"]
    )
  }

  @Test(arguments: [
    [nil], [nil, "2s"], [nil, "quiet"], ["-latency", nil], ["-latency", nil, "quiet", nil],
    ["-startAt", nil, nil, "anything"],
  ])
  func `nothing is said about what is not known yet`(arguments: [String?]) {
    #expect(issues(arguments) == [])
  }

  @Test func `what is known is judged beside what is not`() {
    #expect(
      issues([nil, "-startAt", "x", nil, "-quite"]) == [
        "2 error: '-startAt' must be a whole number from 0; found 'x'",
        "4 warning: unknown launch argument '-quite' (did you mean '-quiet'?)",
      ]
    )
  }
}
