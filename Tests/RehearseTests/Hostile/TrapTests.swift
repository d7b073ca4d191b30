import Foundation
import Testing

/// App models that end the process, which costs their scenario and no other.
struct TrapTests {
  private static let files = [
    "a.yaml": TrappingTool.tapping("Abort"), "b.yaml": TrappingTool.tapping("Behave"),
    "r.yaml": TrappingTool.tapping("Recurse"), "t.yaml": TrappingTool.tapping("Trap"),
  ]

  @Test(arguments: ["", "--jobs 1"])
  func `a model that ends the process costs its scenario alone`(jobs: String) async throws {
    let run = try await shell(
      "\(TrappingTool.path) run . \(jobs) --reproducible --junit r.xml --report json-lines=r.jsonl",
      files: Self.files
    )
    #expect(run.status == 2)
    #expect(
      run.output == """
        ! Abort (0.000s)  a.yaml:1

          a.yaml:1: error: the app crashed: its model aborted

          advice:     standard error may say why; to see where, run the scenario alone in a debugger

        ✓ Behave (0.200s)  b.yaml:1
        ! Recurse (0.000s)  r.yaml:1

          r.yaml:1: error: the app crashed: its model used memory that is not its own, or all of \
        the stack

          advice:     standard error may say why; to see where, run the scenario alone in a debugger

        ! Trap (0.000s)  t.yaml:1

          t.yaml:1: error: the app crashed: its model trapped

          advice:     standard error may say why; to see where, run the scenario alone in a debugger

        ! a.yaml:1  Abort
        ! r.yaml:1  Recurse
        ! t.yaml:1  Trap
        4 scenarios: 1 passed, 3 errors (app time 0.200 s)

        """
    )
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("rehearse: ") }
    #expect(
      warnings
        == Array(
          repeating: "rehearse: warning: an app model trapped; all but its scenario is run again",
          count: 3
        )
    )
    #expect(run.files["r.xml"]?.contains(#"tests="4" failures="0" errors="3""#) == true)
    #expect(run.files.keys.filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test(arguments: ["", "--jobs 1"])
  func `the console shows once what is run again`(jobs: String) async throws {
    let names = (100..<300).map { "b\($0).yaml" }
    let run = try await shell(
      "\(TrappingTool.path) run . \(jobs)",
      files: Self.files.merging(names.map { ($0, TrappingTool.tapping("Behave")) }) { $1 }
    )
    let shown = run.output.split(separator: "\n").filter { $0.hasPrefix("✓") }
    #expect(shown == (["b.yaml"] + names).map { "✓ Behave (0.200s)  \($0):1" })
  }

  @Test func `paths from standard input are there when a run is begun anew`() async throws {
    let run = try await shell(
      "ls *.yaml | \(TrappingTool.path) run --paths-from - 2> log | tail -n 1 | cut -d ' ' -f 1-6",
      files: Self.files
    )
    #expect(run.output == "4 scenarios: 1 passed, 3 errors\n")
  }

  @Test(arguments: ["run", "explore", "mutate", "coverage", "check"])
  func `warnings are shown once, also where a command is begun anew`(
    command: String
  ) async throws {
    let run = try await shell(
      "\(TrappingTool.path) \(command) . 2>&1 | grep -c \"'-a'\"",
      files: [
        "a.yaml": "name: A\napp: trapping\nlaunch: {arguments: [-a]}\nsteps: [{tap: Trap}]\n",
        "l.yaml": Self.launch,
      ]
    )
    #expect(run.output == "1\n")
  }

  @Test func `a launch that traps is an error of its scenario alone`() async throws {
    let run = try await shell(
      """
      \(TrappingTool.path) check . 2> log; echo $?; grep -v Fatal log
      \(TrappingTool.path) check - < l.yaml 2>&1 | grep -v Fatal | head -n 1
      """,
      files: ["b.yaml": TrappingTool.tapping("Behave"), "l.yaml": Self.launch]
    )
    #expect(
      run.output == """
        checked 2 files: 1 error
        2
        l.yaml:3:17: error: the app crashes: its model traps [launch-argument]
         3 | launch: {state: broken}
           |                 ^~~~~~
        standard input:3:17: error: the app crashes: its model traps [launch-argument]

        """
    )
  }

  private static let launch: FileContent = """
    name: A
    app: trapping
    launch: {state: broken}
    steps: [back]

    """

  @Test(arguments: ["inspect trapping --state broken", "inspect l.yaml", "inspect t.yaml"])
  func `an app that can't be looked at is named`(command: String) async throws {
    let run = try await shell(
      "\(TrappingTool.path) \(command) 2> log; echo $?; grep -v Fatal log",
      files: Self.files.merging(["l.yaml": Self.launch]) { $1 }
    )
    #expect(
      run.output == """
        2
        rehearse: error: 'trapping' crashed: its model trapped; to see where, set \
        SWIFT_BACKTRACE=enable=yes

        """
    )
  }

  @Test func `an app that can't be launched is described by what it says of itself`() async throws {
    let run = try await shell(
      "TRAPS_AT_LAUNCH=1 \(TrappingTool.path) apps trapping 2> log",
      files: [:]
    )
    #expect(
      run.output == """
        trapping: Ends its process

        States
          broken  traps at its launch

        Screens
          Traps

        Elements at rest
          none, as its model trapped

        """
    )
  }

  @Test func `what a scenario leaves behind is drawn, whoever looks at it`() async throws {
    let run = try await shell(
      "\(TrappingTool.path) run . | grep -E '^(!|✓) .*:1$'",
      files: [
        "a.yaml": TrappingTool.tapping("Vanish"),
        "b.yaml": TrappingTool.tapping("Vanish", then: "pause: 1s"),
        "c.yaml": TrappingTool.tapping("Vanish", then: "terminate"),
        "d.yaml": TrappingTool.tapping("Vanish", then: "launch"),
      ]
    )
    #expect(
      run.output == """
        ! Vanish (0.000s)  a.yaml:1
        ! Vanish (0.000s)  b.yaml:1
        ! Vanish (0.000s)  c.yaml:1
        ! Vanish (0.000s)  d.yaml:1

        """
    )
  }

  @Test func `what is left to chance is the same when a run is begun anew`() async throws {
    let run = try await shell(
      "REHEARSE_TRAPS='123456 0000000000000001=04' \(TrappingTool.path) run b.yaml --timing random",
      files: Self.files
    )
    #expect(run.status == 0)
    #expect(run.output.contains("seed 123456"), "\(run.output)")
  }

  /// Not with a sanitizer: Swift's own report of the crash reads the stack, which is what one forbids.
  @Test(.disabled(if: Sanitizer.isPresent))
  func `where too many models trap the run ends`() async throws {
    let earlier = (1...64).map { " 00000000000000\(10 + $0)=04" }.joined()
    let run = try await shell(
      "REHEARSE_TRAPS='1\(earlier)' \(TrappingTool.path) run t.yaml --junit r.xml; echo status $?",
      files: Self.files
    )
    #expect(["status \(128 + SIGILL)\n", "status \(128 + SIGTRAP)\n"].contains(run.output))
    #expect(run.files["r.xml"] == nil)
  }

  @Test func `Swift's own report of crashes is left alone where it is asked for`() async throws {
    let run = try await shell(
      "SWIFT_BACKTRACE=enable=no \(TrappingTool.path) run . --jobs 1; echo status $?",
      files: Self.files
    )
    #expect(run.output == "status 134\n")
    #expect(!run.errors.contains("run again"))
  }
}
