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

  @Test(arguments: [6, 15])
  func `too few file descriptors are told before anything begins`(count: Int) async throws {
    let run = try await shell(
      #"ulimit -n \#(count); exec "$REHEARSE" run ."#,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 2)
    #expect(run.errors == "rehearse: error: fewer than 16 file descriptors are allowed\n")
  }

  @Test(.disabled(if: Sanitizer.isPresent), arguments: [20_000, 40_000])
  func `too little memory is told before anything begins`(kilobytes: Int) async throws {
    let run = try await shell(
      #"ulimit -d \#(kilobytes); exec "$REHEARSE" run . --junit r.xml"#,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 2)
    #expect(run.errors == "rehearse: error: there is too little memory to begin\n")
    #expect(run.files["r.xml"] == nil)
  }

  @Test(.disabled(if: Sanitizer.isPresent), .timeLimit(.hang))
  func `where there is little memory, fewer jobs do the same`() async throws {
    let command = "run . --jobs 64 \(Self.reports)"
    let little = try await shell(
      #"ulimit -d 131072; exec "$REHEARSE" \#(command)"#,
      files: Self.files
    )
    let much = try await rehearse(command, files: Self.files)
    #expect(little == much)
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
        rehearse: warning: '.rehearse/last-run' can't be written: not a directory
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
