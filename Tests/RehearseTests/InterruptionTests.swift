import Foundation
import ScenarioTestSupport
import Testing

/// Runs that are ended from outside.
///
/// The console goes to a pipe that is not read until the signal is sent, and that holds less than
/// the output. So the run can't end before.
struct InterruptionTests {
  /// A name so long that six hundred of them fill a pipe.
  private static let scenario: FileContent = """
    name: It waits \(String(repeating: "x", count: 150))
    app: trivia
    steps: [pause: 1s]
    """

  /// Begins a long run of many files, and waits until it has said its first word.
  private static let beginning = #"""
    text=$(cat a.yaml); rm a.yaml
    i=1000; while [ $i -lt 1600 ]; do echo "$text" >$i.yaml; i=$((i + 1)); done
    mkfifo console; echo '<testsuites/>' >report.xml
    "$REHEARSE" run . --reproducible --junit report.xml >console 2>errors & run=$!
    exec 3<console; read -r line <&3; echo "$line" | tr -s x

    """#

  @Test(arguments: [("TERM", 143), ("INT", 130), ("HUP", 129)])
  func `an interrupted run reports what was finished, and the rest as not run`(
    signal: String,
    status: Int
  ) async throws {
    let run = try await shell(
      Self.beginning + #"""
        kill -\#(signal) $run; tail -n 1 <&3 | sed 's/: [0-9].*;/: some;/; s/[0-9]* not run/others not run/'
        wait $run; echo "status $?"; cat errors
        sed -n 's/.*<testsuites [^>]*\(tests="[0-9]*"\).*/\1/p' report.xml
        grep -m 1 -o '<skipped message="not run: interrupted"' report.xml
        """#,
      files: ["a.yaml": Self.scenario]
    )
    #expect(
      run.output == """
        ✓ It waits x (1.000s)  1000.yaml:1
        600 scenarios: some; interrupted, others not run
        status \(status)
        tests="600"
        <skipped message="not run: interrupted"

        """
    )
  }

  @Test func `an interrupted mutate reports its part, and an interrupted coverage nothing`()
    async throws
  {
    let run = try await shell(
      #"""
      cp -r "\#(Repository.root.path)/Scenarios" .
      for command in mutate coverage; do
        "$REHEARSE" $command Scenarios/todo --report json-lines=$command.jsonl >console 2>errors & run=$!
        until grep -q '^SigCgt:.*[2367abef]$' /proc/$run/status; do sleep 0.05; done
        kill -INT $run; wait $run; echo "status $?"; tail -n 1 console
      done
      tail -n 1 mutate.jsonl | grep -o '"interrupted".*'; ls *.jsonl
      """#,
      files: [:]
    )
    #expect(
      run.output == """
        status 130
        interrupted before all mutants were run
        status 130
        interrupted before everything was searched
        "interrupted":true}
        mutate.jsonl

        """
    )
  }

  @Test func `where nobody minds that the terminal is closed, the run goes on`() async throws {
    let run = try await shell(
      "trap '' HUP\n" + Self.beginning + #"""
        kill -HUP $run; tail -n 1 <&3; wait $run; echo "status $?"; cat errors
        """#,
      files: ["a.yaml": Self.scenario]
    )
    #expect(
      run.output == """
        ✓ It waits x (1.000s)  1000.yaml:1
        600 scenarios: 600 passed (app time 10 min 0.0 s)
        status 0

        """
    )
  }

  @Test func `a second signal ends the run at once, and leaves the old report whole`() async throws
  {
    let run = try await shell(
      Self.beginning + #"""
        kill -TERM $run; kill -INT $run; cat <&3 | grep scenarios
        wait $run; [ $? -gt 128 ] && echo ended; cat errors report.xml
        """#,
      files: ["a.yaml": Self.scenario]
    )
    #expect(
      run.output == """
        ✓ It waits x (1.000s)  1000.yaml:1
        ended
        <testsuites/>

        """
    )
  }

  /// The status file of shards is a pipe, too, so that its end shows that the run has begun.
  @Test func `a report to a pipe that nobody reads keeps no run from its end`() async throws {
    let run = try await shell(
      #"""
      mkfifo begun pipe
      TEST_SHARD_STATUS_FILE=begun timeout --foreground 60 sh -c 'echo $$ >pid; exec "$0" "$@"' \
        "$REHEARSE" run a.yaml --reproducible --junit pipe --report json-lines=lines \
        >console 2>errors & run=$!
      cat begun; kill -TERM "$(cat pid)"; wait $run
      echo "status $?"; cat errors console; rm begun pipe
      """#,
      files: ["a.yaml": .passing]
    )
    #expect(
      run.output == """
        status 143
        rehearse: error: the report 'pipe' can't be written: interrupted system call
        - It loads (skipped: not run: interrupted)  a.yaml:1

        1 scenario: 1 skipped (app time 0.000 s); interrupted, 1 not run

        """
    )
    #expect(run.files["lines"]?.contains("not run: interrupted") == true)
  }
}
