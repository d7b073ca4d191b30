import ScenarioTestSupport
import Testing

struct ExploreTests {
  @Test func `what depended on timing last time is chosen, apart from what failed in a run`()
    async throws
  {
    let story = try await shell(
      """
      : > rehearse.yaml
      "$REHEARSE" explore . >/dev/null
      "$REHEARSE" run . --reporter quiet --reproducible
      "$REHEARSE" explore . --last-failed --reporter quiet --reproducible | tail -n 1
      "$REHEARSE" list . --last-failed
      ls .rehearse
      """,
      files: ["a.yaml": .hastyQuestions, "b.yaml": .patientQuestions]
    )
    #expect(
      story.output == """
        2 scenarios: 2 passed (app time 1.100 s)
        1 scenario explored: 0 proved, 1 depends on timing (5 runs)
        a.yaml:1: Questions come within a tenth of a second
        b.yaml:1: Questions come
        last-explore

        """
    )
    #expect(
      story.errors == """
        rehearse: note: the one scenario of 2 that failed last time is chosen
        rehearse: note: nothing here is known to have failed last time, so nothing is left out

        """
    )
  }

  @Test func `a scenario that passes at every timing is proved`() async throws {
    let run = try await rehearse(
      "explore a.yaml --reproducible --reporter quiet",
      files: ["a.yaml": .patientQuestions]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        1 scenario: 1 passed (app time 0.550 s)
        1 scenario explored: 1 proved (3 runs)

        """
    )
    #expect(run.status == 0)
  }

  @Test func `a scenario that depends on timing fails, with the delay and what helps`() async throws
  {
    let run = try await rehearse(
      "explore a.yaml --reproducible --reporter quiet",
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        ✗ Questions come within a tenth of a second (0.100s)  a.yaml:1
          1 ✓    0.000s  launch trivia isUITesting
          2 ✓    0.100s  pause 100ms  +0.100s
          3 ✗    0.100s  assert screen: Question

          a.yaml:6:5: failed: passes usually, fails when 'bundled questions' takes 101 ms or more (usually 50 ms, range 0 to 500 ms): the screen is 'Loading', not 'Question'
           6 |   - assert: {screen: Question}
             |     ^~~~~~

          expected:   screen: Question
          found:      screen: Loading
          advice:     write 'waitFor' in place of 'assert': it then passes at every timing (tried); see it again: rehearse run a.yaml:1 --delay 'bundled questions=101ms'

          screen 'Loading':
            other
              activityIndicator, label: 'In progress'
              staticText, label: 'Loading trivia questions...'

        ✗ a.yaml:1  Questions come within a tenth of a second
        1 scenario: 1 failed (app time 0.100 s)
        a.yaml:6:5: race: 'assert' does not wait, and passes by luck
        1 scenario explored: 0 proved, 1 depends on timing (5 runs)

        """
    )
    #expect(run.status == 1)
  }

  @Test func `a line of JSON has all that was found, and fits the schema`() async throws {
    let run = try await rehearse(
      "explore a.yaml --reproducible --quiet --report json-lines=a.jsonl",
      files: ["a.yaml": .hastyQuestions]
    )
    let lines = try #require(run.files["a.jsonl"]).split(separator: "\n")
    #expect(
      lines[2] == """
        {"type":"exploration","file":"a.yaml","line":1,\
        "name":"Questions come within a tenth of a second","state":"timed","runs":5,"regions":3,\
        "space":"fifo+orders","verdicts":[{"verdict":"failed","step":3,"regions":1,"delays":[\
        {"name":"bundled questions","nominal":50,"range":[0,500],"failing":[[101,500]]}],\
        "cure":"write 'waitFor' in place of 'assert': it then passes at every timing (tried)"}],\
        "races":[{"kind":"race","command":"assert",\
        "text":"race: 'assert' does not wait, and passes by luck",\
        "place":{"file":"a.yaml","line":6,"column":5},\
        "cure":"write 'waitFor' in place of 'assert': it then passes at every timing (tried)"}]}
        """
    )
    let schema = try JSONSchema(named: "events.schema.json")
    for line in lines { #expect(try schema.faults(in: line) == []) }
    let merged = try await rehearse(
      "merge a.jsonl --junit merged.xml",
      files: ["a.jsonl": "\(lines.joined(separator: "\n"))\n"]
    )
    #expect(merged.errors == "")
  }

  @Test func `a finding is written to a file that runs it again`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" explore a.yaml --quiet --reproducible --write found | tail -n 1
      "$REHEARSE" run --replay found/a-yaml-1-1.replay.json --quiet --reproducible | tail -n 1
      """,
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        wrote found/a-yaml-1-1.replay.json
        1 scenario: 1 failed (app time 0.100 s)

        """
    )
  }

  @Test func `what is typed into a secure field is in no file`() async throws {
    let run = try await rehearse(
      "explore a.yaml --write found --report html=a.html --report json-lines=a.jsonl --screens all",
      files: [
        "a.yaml": """
        name: A password is typed
        app: sign-in
        steps:
          - type: {into: userName, text: admin}
          - type: {into: {id: password}, text: open sesame}
          - tap: {id: showPassword}
          - tap: authenticate
          - pause: 400ms
          - assert: {staticText: User name or password is incorrect}

        """
      ]
    )
    #expect(run.status == 1)
    #expect(run.files.count == 4)
    for text in [run.output, run.errors] + run.files.filter({ $0.key != "a.yaml" }).values {
      #expect(!text.contains("sesame"))
    }
  }

  @Test func `a replay file that does not fit its scenario any more is a warning`() async throws {
    let delays =
      #"[{"name":"bundled questions","occurrence":1,"length":101},"#
      + #"{"name":"bundled questions","occurrence":2,"length":50}]"#
    let replay =
      #"{"type":"replay","version":1,"file":"a.yaml","line":1,"name":"Questions come","#
      + #""delays":\#(delays),"choices":[]}"#
    let run = try await rehearse(
      "run --replay a.json --quiet --reproducible",
      files: ["a.yaml": .patientQuestions, "a.json": "\(replay)"]
    )
    #expect(
      run.errors == """
        rehearse: warning: the replay file does not fit the scenario any more: the delay \
        'bundled questions#2' does not begin; write the file again with 'rehearse explore --write DIR'

        """
    )
    #expect(run.status == 0)
  }

  @Test func `a replay file of a scenario that has another name by now is an error`() async throws {
    let replay =
      #"{"type":"replay","version":1,"file":"a.yaml","line":1,"name":"Questions came","#
      + #""delays":[],"choices":[]}"#
    let run = try await rehearse(
      "run --replay a.json",
      files: ["a.yaml": .patientQuestions, "a.json": "\(replay)"]
    )
    #expect(run.output == "")
    #expect(
      run.errors == """
        rehearse: error: there is no scenario 'Questions came', which the replay file is for; \
        write the file again with 'rehearse explore --write DIR'

        """
    )
    #expect(run.status == 4)
  }

  @Test(arguments: [
    ("{}", "it was not written by 'rehearse explore --write'"),
    ("[", "it is not JSON"),
    ("{\"type\": \"replay\", \"version\": 2}", "version 2 of the format is unknown"),
  ])
  func `a file that is not a replay file is refused`(text: String, reason: String) async throws {
    let run = try await rehearse("run --replay a.json", files: ["a.json": "\(text)"])
    #expect(run.errors.contains("The replay file 'a.json' can't be used: \(reason)."))
    #expect(run.status == 64)
  }

  @Test func `every finding has its own command`() async throws {
    let run = try await rehearse(
      "explore Scenarios/sign-in/the-form-goes-away-in-half-a-second.yaml --reporter quiet",
      in: Repository.root
    )
    #expect(
      run.output.contains(
        """

                      also fails at Scenarios/sign-in/the-form-goes-away-in-half-a-second.yaml:22:5 when \
        'modal' takes 501 ms or more (a sheet or a cover comes or goes; usually 500 ms, range 0 to \
        1,000 ms); see it again: rehearse run \
        Scenarios/sign-in/the-form-goes-away-in-half-a-second.yaml:3 --delay modal=501ms

        """
      )
    )
  }

  @Test func `the result is the same on any number of cores`() async throws {
    let options = "explore Scenarios --tag nominal-timing --reproducible"
    let one = try await rehearse("\(options) --jobs 1", in: Repository.root)
    let four = try await rehearse("\(options) --jobs 4", in: Repository.root)
    #expect(one.output == four.output)
    #expect(one.status == 1)
  }

  @Test func `a search that ends too early fails where a proof is required`() async throws {
    let files: [String: FileContent] = ["a.yaml": .patientQuestions]
    let options = "--budget 2 --samples 30 --reporter quiet --reproducible"
    let tolerant = try await rehearse("explore a.yaml \(options)", files: files)
    #expect(tolerant.status == 0)
    #expect(
      tolerant.output == """
        1 scenario: 1 passed (app time 0.550 s)
        a.yaml:1: Questions come: not proved: 2 runs did not finish; 30 timings drawn at random agree, so that fewer than 1 in 10 differ with 95 % confidence
        1 scenario explored: 0 proved, 1 not proved (2 runs)

        """
    )
    let strict = try await rehearse("explore a.yaml \(options) --require-proof", files: files)
    #expect(strict.status == 1)
  }

  @Test func `a change that was not tried to the end is not called useless`() async throws {
    let run = try await rehearse(
      "explore a.yaml --budget 3 --reporter quiet",
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(
      run.output.contains(
        "advice:     writing 'waitFor' in place of 'assert' may help: it failed in none of 3 runs, "
          + "which were not every timing; see it again: "
      )
    )
  }

  @Test(arguments: [
    (1, "1 run did not finish; 1 timing drawn at random agrees"),
    (2, "1 run did not finish; 2 timings drawn at random agree"),
  ])
  func `few timings that agree say nothing of all`(samples: Int, text: String) async throws {
    let run = try await rehearse(
      "explore a.yaml --budget 1 --samples \(samples) --reporter quiet",
      files: ["a.yaml": .patientQuestions]
    )
    #expect(run.output.contains("not proved: \(text)\n"))
  }

  @Test func `every shipped scenario passes at every timing, or is tagged`() async throws {
    let explored = try await rehearse(
      "explore Scenarios --exclude-tag nominal-timing --reporter quiet --jobs 2",
      in: Repository.root
    )
    #expect(explored.errors == "")
    #expect(explored.status == 0)
    #expect(
      explored.output.contains(#/\n\d+ scenarios explored: \d+ proved \([\d,]+ runs\)\n$/#),
      "\(explored.output)"
    )
  }
}
