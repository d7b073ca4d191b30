import Testing

/// Options of other tools, and options that are misspelt.
struct OptionAdviceTests {
  private func problem(_ arguments: String) async throws -> String? {
    let run = try await rehearse(arguments, files: ["a.yaml": .passing])
    #expect(run.status == 64)
    #expect(run.output == "")
    return run.errors.firstLine
  }

  @Test(arguments: [
    ("--include-tags smoke", "--tag"), ("--tags smoke", "--tag"), ("--include=smoke", "--tag"),
    ("--exclude-tags smoke", "--exclude-tag"), ("--grep-invert x", "--exclude-tag"),
    ("--grep It", "--filter"), ("--testNamePattern It", "--filter"), ("-E It", "--filter"),
    ("--workers 2", "--jobs"), ("--maxWorkers=2", "--jobs"), ("--bail", "--fail-fast"),
    ("--exitfirst", "--fail-fast"), ("--maxfail 2", "--max-failures"),
    ("--last", "--last-failed"), ("--lf", "--last-failed"), ("--retry 2", "--retries"),
    ("--repeat-each 2", "--repeat"), ("--html", "--report html=PATH"),
    ("--junitxml=r.xml", "--junit"), ("--output r", "--report KIND=PATH"),
    ("--partition 1/2", "--shard"), ("-e a=b", "--var"), ("--shuffle", "--order random"),
    ("--no-color", "--color never"), ("--dry-run", "rehearse check"),
    ("--collect-only", "rehearse list"), ("--fliter x", "--filter"), ("--jbos 2", "--jobs"),
  ])
  func `an option gets the one that people mean by it`(
    option: String,
    equivalent: String
  ) async throws {
    let name = option.prefix { $0 != " " && $0 != "=" }
    #expect(
      try await problem("run a.yaml \(option)")
        == "rehearse: error: unknown option '\(name)'; did you mean '\(equivalent)'?"
    )
  }

  @Test(arguments: [
    "--debug", "--update-snapshots", "--project x", "--no-fail-fast", "--no-watch", "-r",
  ])
  func `an option without an equivalent gets none that only looks like it`(
    option: String
  ) async throws {
    let name = option.prefix { $0 != " " }
    #expect(
      try await problem("run a.yaml \(option)")
        == "rehearse: error: unknown option '\(name)'; 'rehearse run --help' lists the options"
    )
  }

  @Test(arguments: [
    ("--headless", "leave it out: a browser shows no window without '--headed'"),
    (
      "--timeout 5s", "write it into the scenario's header or into rehearse.yaml: 'timeout: 5s'"
    ),
  ])
  func `an option that is not needed, or is in files, is led there`(
    option: String,
    advice: String
  ) async throws {
    let name = option.prefix { $0 != " " }
    #expect(
      try await problem("run a.yaml \(option)")
        == "rehearse: error: unknown option '\(name)'; \(advice)"
    )
  }

  @Test(arguments: [
    ("inspect todo --tag x", "unknown option '--tag'; 'rehearse inspect --help' lists the options"),
    (
      "check a.yaml --workers 2",
      "unknown option '--workers'; 'rehearse check --help' lists the options"
    ),
    ("format a.yaml --dry-run", "unknown option '--dry-run'; did you mean '--check'?"),
    (
      "merge a.xml --junit j.xml --output m.xml",
      "unknown option '--output'; did you mean '--report KIND=PATH'?"
    ),
  ])
  func `only options of the same command are proposed`(
    arguments: String,
    message: String
  ) async throws {
    #expect(try await problem(arguments) == "rehearse: error: \(message)")
  }

  @Test(arguments: [
    ("-j2 -x -q", "--jobs 2 --fail-fast --reporter quiet"), ("-v", "--reporter steps"),
    ("--verbose", "--reporter steps"), ("--quiet", "--reporter quiet"),
    ("-j 2 -k 'It loads'", "--jobs 2 --filter 'It loads'"), ("-g loads", "--filter loads"),
  ])
  func `short options do what the long ones do`(short: String, long: String) async throws {
    let files: [String: FileContent] = ["a.yaml": .passing, "b.yaml": .failing, "d.yaml": .skipped]
    let expected = try await rehearse("run . --reproducible \(long)", files: files)
    let run = try await rehearse("run . --reproducible \(short)", files: files)
    #expect(run == expected)
    #expect(run.status < 2)
  }

  @Test func `one reporter can be chosen, however it is named`() async throws {
    #expect(
      try await problem("run a.yaml -q --reporter tree")
        == "rehearse: error: '--reporter', '--verbose' and '--quiet' exclude each other."
    )
  }
}
