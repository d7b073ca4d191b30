import Testing

/// Runs that are killed, which no program can catch.
///
/// The console goes to a pipe that is read line by line, so the run has come just as far as wanted,
/// or has to wait, when the signal comes. It is begun without a function, which a shell would begin
/// as a process of its own: the signal would end that one, and not the tool.
struct KillTests {
  /// A name so long that a hundred of them fill a pipe.
  private static let scenario: FileContent = """
    name: It waits \(String(repeating: "x", count: 900))
    app: trivia
    steps: [pause: 1s]
    """

  private static let reports = """
    --junit r.xml --report html=r.html --report json-lines=r.jsonl --report markdown=r.md
    """

  @Test(arguments: [0, 1, 60, 100, 102])
  func `every report is the old or the new one, and the next run is as good as ever`(
    lines: Int
  ) async throws {
    let run = try await shell(
      #"""
      text=$(cat a.yaml); rm a.yaml; mkfifo console
      i=100; while [ $i -lt 200 ]; do echo "$text" >$i.yaml; i=$((i + 1)); done
      run() { "$REHEARSE" run . --reproducible \#(Self.reports); }
      run >/dev/null; mkdir new; mv r.* new
      old() {
        case $1 in
          xml) echo '<testsuites/>';; html) echo '<meta name="generator" content="rehearse"/>';;
          jsonl) echo '{"type":"run-started"}';; md) echo '## ✅ 1 passed';;
        esac
      }
      for kind in xml html jsonl md; do old $kind >r.$kind; done
      for kind in html md; do mv r.$kind real.$kind; ln -s real.$kind r.$kind; done

      "$REHEARSE" run . --reproducible \#(Self.reports) >console & run=$!
      exec 3<console; i=0
      while [ $i -lt \#(lines) ]; do read -r line <&3; i=$((i + 1)); done
      kill -KILL $run; wait $run
      for kind in xml html jsonl md; do
        cmp -s r.$kind new/r.$kind || old $kind | cmp r.$kind -
      done
      exec 3<&-

      run >/dev/null; echo "status $?"
      for kind in xml html jsonl md; do cmp r.$kind new/r.$kind; done
      rm *.yaml
      """#,
      files: ["a.yaml": Self.scenario]
    )
    #expect(run.output == "status 0\n")
  }

  @Test func `what a killed run left is not followed to where it leads`() async throws {
    let run = try await shell(
      #"""
      echo precious >elsewhere
      sh -c 'ln -s elsewhere r.xml.$$.tmp; exec "$REHEARSE" run a.yaml --reproducible --junit r.xml'
      ls
      """#,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(")\na.yaml\nelsewhere\nr.xml\n"))
    #expect(run.files["elsewhere"] == "precious\n")
    #expect(run.files["r.xml"]?.hasSuffix("</testsuites>\n") == true)
    #expect(run.files.keys.sorted() == ["a.yaml", "elsewhere", "r.xml"])
  }
}
