import ScenarioEvents
import ScenarioReports
import Testing

struct GitHubAnnotationsTests {
  @Test func `failures, errors and flaky cases are annotated at the step that failed`() {
    let expected = """
      ::error file=Scenarios/Vocabulary/trivia.yaml,line=5,col=9,title=An answer is checked::no element matches button: Done%0Aexpected: at least one element%0Afound: none%0Acandidates:%0A  button 'Dune'%0A  staticText 'Done'%0Aadvice: wait for the element before asserting it%0Acalled at Scenarios/trivia/answer.yaml:6:5
      ::error file=Scenarios/trivia/answer.yaml,line=5,col=5,title=An answer is checked::the app crashed: no question 11
      ::error file=Scenarios/trivia/answer.yaml,line=1,col=1,title=An answer is checked::the known issue '#12' did not show%0Aadvice: remove it
      ::warning file=Scenarios/trivia/answer.yaml,line=5,col=5,title=An answer is checked::button: Norway is covered by the keyboard%0Aadvice: dismiss the keyboard first
      ::error file=Scenarios/broken.yaml,line=4,col=5,title=Scenarios/broken.yaml::unknown command 'tpa'%0Adid you mean 'tap'?
      ::error file=Scenarios/data.csv,title=Scenarios/broken.yaml::'data.csv' can't be read

      """
    let cases: [CaseRecord] = [
      .passed, .failed, .crashed, .skipped, .knownIssue, .knownIssuePassed, .flaky, .invalid,
    ]
    #expect(report(cases, by: GitHubAnnotations()) == expected)
  }

  @Test func `signs that mean something to GitHub are escaped`() {
    let identity = CaseIdentity(file: "a:b,c%.yaml", line: 1, name: "x::y,z\n::error::%0A")
    let failure = Failure(.appCrashed, "100 %, x: y\n::set-env::", found: "one\ntwo")
    let attempt = Attempt(steps: [], failure: CaseFailure(failure, step: nil), duration: .zero)
    let expected = """
      ::error file=a%3Ab%2Cc%25.yaml,line=1,col=1,title=x%3A%3Ay%2Cz\\n%3A%3Aerror%3A%3A%250A::100 %25, x: y\\n::set-env::%0Afound: one%0A       two

      """
    let record = CaseRecord(identity: identity, result: .ran([attempt]))
    #expect(report([record], by: GitHubAnnotations()) == expected)
  }
}
