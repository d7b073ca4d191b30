import Testing

struct ConfigTests {
  private static let configuration: FileContent = """
    paths: [Scenarios, 'More/*.yaml']
    app: trivia
    variables:
      city: Oslo
      people: [Ada, Bo]
      place: {street: "High Street"}
    timeout: 3s
    tags: {include: [smoke, fast], exclude: [broken]}
    jobs: 3
    reports: {junit: out/report.xml, html: out/report.html}
    """

  @Test func `without any word on it everything is as a rule`() async throws {
    let config = try await rehearse("config | sed 's/^jobs .*/jobs .../'", files: [:])
    #expect(
      config.output == """
        paths                 none                 default
        app                   each scenario's own  default
        secrets               none                 default
        settle                idle                 default
        timeout               5s                   default
        timeLimit             10m                  default
        continueAfterFailure  false                default
        tags.include          every tag            default
        tags.exclude          none                 default
        --filter              every name           default
        --last-failed         false                default
        --shard               all of the plan      default
        --order               path                 default
        --seed                drawn anew           default
        jobs ...
        --fail-fast           false                default
        --max-failures        none                 default
        --timing              nominal              default
        --delay               none                 default
        --replay              none                 default
        --repeat              1                    default
        --retries             0                    default
        --fail-on-flaky       false                default
        --wait-margin         none                 default
        --fail-on-warnings    false                default
        on                    each app's own       default
        --headed              false                default
        --keep-open           false                default
        --reporter            line                 default
        reports.junit         none                 default
        reports.json-lines    none                 default
        reports.markdown      none                 default
        reports.html          none                 default
        --screens             failures             default
        --junit-profile       rich                 default
        --junit-steps         all                  default
        --reproducible        false                default

        """
    )
    #expect(config.errors == "")
  }

  @Test func `what the command line says comes from there, even where it changes nothing`()
    async throws
  {
    let config = try await rehearse(
      """
      config --order path --timing nominal --repeat 1 --retries 0 --reporter line --keep-open \
        --screens all --delay network=1s --delay db#2=5ms --junit-profile rich | grep 'command line'
      """,
      files: [:]
    )
    #expect(
      config.output == """
        --order               path                 command line
        --timing              nominal              command line
        --delay               network=1000ms       command line
        --delay               db#2=5ms             command line
        --repeat              1                    command line
        --retries             0                    command line
        --keep-open           true                 command line
        --reporter            line                 command line
        --screens             all                  command line
        --junit-profile       rich                 command line

        """
    )
  }

  @Test func `the configuration's values come with their lines`() async throws {
    let config = try await rehearse(
      "config | grep rehearse.yaml",
      files: [
        "rehearse.yaml": Self.configuration, "Scenarios/a.yaml": .passing, "More/b.yaml": .passing,
      ]
    )
    #expect(
      config.output == """
        paths                 Scenarios                rehearse.yaml:1
        paths                 More/*.yaml              rehearse.yaml:1
        app                   trivia                   rehearse.yaml:2
        variables.city        Oslo                     rehearse.yaml:4
        variables.people      [Ada, Bo]                rehearse.yaml:5
        variables.place       {street: "High Street"}  rehearse.yaml:6
        timeout               3s                       rehearse.yaml:7
        tags.include          smoke                    rehearse.yaml:8
        tags.include          fast                     rehearse.yaml:8
        tags.exclude          broken                   rehearse.yaml:8
        jobs                  3                        rehearse.yaml:9
        reports.junit         out/report.xml           rehearse.yaml:10
        reports.html          out/report.html          rehearse.yaml:10

        """
    )
  }

  @Test func `the command line wins over the environment, and this over the configuration`()
    async throws
  {
    let config = try await shell(
      #"""
      cd sub; TEST_SHARD_INDEX=1 TEST_TOTAL_SHARDS=4 TESTBRIDGE_TEST_ONLY=in XML_OUTPUT_FILE=a.xml \
      "$REHEARSE" config a.yaml --var city=Bergen --var x=1 --tag 'a and b' --shard 2/3 --jobs 1 \
      --report html=b.html --timing random --repeat 5 --wait-margin 20% --reproducible \
      | grep -v default
      """#,
      files: ["rehearse.yaml": Self.configuration, "sub/a.yaml": .passing]
    )
    #expect(
      config.output == """
        paths                 a.yaml                   command line
        app                   trivia                   ../rehearse.yaml:2
        variables.people      [Ada, Bo]                ../rehearse.yaml:5
        variables.place       {street: "High Street"}  ../rehearse.yaml:6
        variables.city        Bergen                   command line
        variables.x           1                        command line
        timeout               3s                       ../rehearse.yaml:7
        tags.include          a and b                  command line
        tags.exclude          broken                   ../rehearse.yaml:8
        --filter              in                       environment variable TESTBRIDGE_TEST_ONLY
        --shard               2/3                      command line
        jobs                  1                        command line
        --timing              random                   command line
        --repeat              5                        command line
        --wait-margin         20%                      command line
        reports.junit         a.xml                    environment variable XML_OUTPUT_FILE
        reports.html          b.html                   command line
        --reproducible        true                     command line

        """
    )
  }

  @Test(arguments: ["true", "false"])
  func `a switch is no path of a report`(_ value: String) async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: ["rehearse.yaml": "reports: {junit: \(value)}\n", "a.yaml": .passing]
    )
    #expect(check.status == 2)
    #expect(
      check.errors.prefix { $0 != "\n" } == """
        rehearse.yaml:1:18: error: 'junit' must be a path such as 'report.xml'; found '\(value)' \
        [wrong-kind]
        """
    )
  }

  @Test func `what holds is what runs`() async throws {
    let files: [String: FileContent] = [
      "rehearse.yaml": """
      paths: [a.yaml]
      tags: {include: [smoke]}
      reports: {junit: a.xml}
      """,
      "a.yaml": .passing,
      "b.yaml": "name: B\napp: trivia\ntags: [smoke, slow]\nsteps: [pause: 1s]",
    ]
    let configured = try await rehearse("run", files: files)
    let asked = try await rehearse(
      "run b.yaml --tag slow --junit b.xml --reproducible",
      files: files
    )
    #expect(configured.status == 4)
    #expect(configured.files.keys.sorted() == ["a.xml", "a.yaml", "b.yaml", "rehearse.yaml"])
    #expect(asked.output == "✓ B (1.000s)  b.yaml:1\n\n1 scenario: 1 passed (app time 1.000 s)\n")
    #expect(asked.files.keys.sorted() == ["a.yaml", "b.xml", "b.yaml", "rehearse.yaml"])
  }

  @Test func `a word that a template yields is shown as written, and read for each scenario`()
    async throws
  {
    let files: [String: FileContent] = [
      "rehearse.yaml": "app: trivia\nsettle: ${mode}\ntimeout: ${time}\nvariables: {time: 1s}",
      "a.yaml": "name: A ${mode}\nsteps: [pause: 1s]\ncases: [{mode: none}, {mode: idel}]",
      "b.yaml": "name: B\nsteps: [pause: 1s]",
    ]
    let config = try await rehearse("config | grep -E 'settle|timeout'", files: files)
    #expect(
      config.output == """
        settle                ${mode}          rehearse.yaml:2
        timeout               ${time}          rehearse.yaml:3

        """
    )
    let check = try await rehearse("check a.yaml b.yaml", files: files)
    #expect(
      check.errors == """
        rehearse.yaml:2:9: error: '${mode}' is 'idel', but must be 'idle' or 'none' [unfit-value]
         2 | settle: ${mode}
           |         ^~~~~~~ did you mean 'idle'?
        a.yaml:3:30: note: its value is written here
         3 | cases: [{mode: none}, {mode: idel}]
           |                              ^~~~
        rehearse.yaml:2:11: error: 'mode' is not defined [undefined-variable]
         2 | settle: ${mode}
           |           ^~~~

        """
    )
    let run = try await rehearse("run b.yaml --var mode=idle --reproducible", files: files)
    #expect(run.errors == "")
    #expect(run.output == "✓ B (1.000s)  b.yaml:1\n\n1 scenario: 1 passed (app time 1.000 s)\n")
  }

  @Test(arguments: ["config", "run ."])
  func `a seed that nothing takes is refused as a run refuses it`(command: String) async throws {
    let outcome = try await rehearse("\(command) --seed 3", files: ["a.yaml": .passing])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.prefix { $0 != "\n" }
        == "rehearse: error: '--seed' has no effect without '--timing random' or '--order random'."
    )
  }

  @Test func `without paths, a replay file names the scenario in place of the configuration`()
    async throws
  {
    let config = try await rehearse(
      "config --replay a.json",
      files: [
        "rehearse.yaml": "paths: [Scenarios]",
        "a.json": """
        {"type":"replay","version":1,"file":"a.yaml","line":3,"name":"A","delays":[],"choices":[]}
        """,
      ]
    )
    #expect(config.output.firstLine == "paths                 a.yaml:3             command line")
  }

  @Test(arguments: ["0", "1000001"])
  func `cores can be asked for within reason`(jobs: String) async throws {
    let config = try await rehearse("config", files: ["rehearse.yaml": "jobs: \(jobs)"])
    let marks = "^" + String(repeating: "~", count: jobs.count - 1)
    #expect(
      config.errors == """
        rehearse.yaml:1:7: error: 'jobs' must be a whole number from 1 to 1000000; found '\(jobs)' \
        [wrong-kind]
         1 | jobs: \(jobs)
           |       \(marks)

        """
    )
    #expect(config.status == 2)
  }

  @Test func `a key that is an option of the command is said to be one`() async throws {
    let config = try await rehearse("config", files: ["rehearse.yaml": "retries: 2"])
    #expect(
      config.errors == """
        rehearse.yaml:1:1: error: unknown key 'retries' in the configuration [unknown-key]
         1 | retries: 2
           | ^~~~~~~ give it to the command as an option; 'rehearse run --help' lists them

        """
    )
  }

  @Test func `a configuration that is wrong is reported and not shown`() async throws {
    let config = try await rehearse("config", files: ["rehearse.yaml": "job: 3"])
    #expect(
      config.withoutFiles
        == Outcome(
          status: 2,
          output: "",
          errors: """
            rehearse.yaml:1:1: error: unknown key 'job' in the configuration [unknown-key]
             1 | job: 3
               | ^~~ did you mean 'jobs'?

            """
        )
    )
  }
}
