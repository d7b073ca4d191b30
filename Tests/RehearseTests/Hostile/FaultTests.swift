import Testing

/// Machines that lack something.
struct FaultTests {
  private static let reports = """
    --reproducible --junit r.xml --report html=r.html --report json-lines=r.jsonl \
    --report markdown=r.md
    """

  /// Forty files, some of which fail, and what they read.
  private static let files: [String: FileContent] = {
    var files: [String: FileContent] = ["rows.json": #"[{"n": 1}, {"n": 2}]"#]
    for number in 10..<50 {
      files["\(number).yaml"] = """
        name: Number \(number), row ${n}
        app: trivia
        cases: {fromFile: rows.json}
        steps: [assert: {screen: \(number % 7 == 0 ? "Question" : "Loading")}]

        """
    }
    return files
  }()

  @Test func `few file descriptors are enough, however many cores there are`() async throws {
    let command = "run . --jobs 8 \(Self.reports)"
    let few = try await shell(#"ulimit -n 32; exec "$REHEARSE" \#(command)"#, files: Self.files)
    let many = try await rehearse(command, files: Self.files)
    #expect(few == many)
    #expect(few.status == 1)
  }

  @Test func `too few file descriptors cost the report, which is told`() async throws {
    let run = try await shell(
      #"ulimit -n 8; exec "$REHEARSE" run . \#(Self.reports)"#,
      files: Self.files
    )
    #expect(run.status == 3)
    #expect(run.errors.contains("can't be written: too many open files"))
  }

  @Test func `too little memory ends the run, and leaves the old report whole`() async throws {
    let run = try await shell(
      #"""
      echo old >r.xml; ulimit -c 0; ulimit -d 16384
      "$REHEARSE" run a.yaml --junit r.xml >/dev/null 2>&1; [ $? -gt 128 ] && cat r.xml
      """#,
      files: ["a.yaml": "name: A\napp: trivia\nsteps: [\("back, " * 200_000)back]\n"]
    )
    #expect(run.output == "old\n")
  }

  @Test func `ten thousand rows take their few kilobytes each`() async throws {
    let rows = String.lines(0..<10_000) { "  - {n: \($0)}" }
    let run = try await shell(
      #"ulimit -d 65536; "$REHEARSE" run a.yaml --reproducible --junit r.xml | tail -n 1; rm r.xml"#,
      files: [
        "a.yaml": "name: Row ${n}\napp: trivia\ncases:\n\(rows)steps: [assert: {screen: Loading}]\n"
      ]
    )
    #expect(run.output == "10000 scenarios: 10000 passed (app time 0.000 s)\n")
  }

  @Test func `a place where nothing can be written is told, and costs nothing else`() async throws {
    let run = try await shell(
      """
      : >.rehearse
      "$REHEARSE" run a.yaml --reproducible --junit a.yaml/r.xml --report html=/proc/r.html \
      --report markdown=r.md
      """,
      files: ["a.yaml": .failing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: warning: './.rehearse/last-run' can't be written: not a directory
        rehearse: error: the report '/proc/r.html' can't be written: no such file or directory
        rehearse: error: the report 'a.yaml/r.xml' can't be written: not a directory

        """
    )
    #expect(run.files["r.md"]?.hasPrefix("## ❌") == true)
  }

  @Test func `two thousand files are two thousand scenarios`() async throws {
    let run = try await shell(
      #"""
      text=$(cat a.yaml); rm a.yaml
      i=0; while [ $i -lt 2000 ]; do echo "$text" >$i.yaml; i=$((i + 1)); done
      "$REHEARSE" run . --reproducible --reporter quiet; rm *.yaml
      """#,
      files: ["a.yaml": .passing]
    )
    #expect(run.output == "2000 scenarios: 2000 passed (app time 0.000 s)\n")
  }
}
