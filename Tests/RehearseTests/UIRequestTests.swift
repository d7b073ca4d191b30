import Foundation
import ScenarioTestSupport
import Testing

/// Requests of the page of `rehearse ui` that are incomplete, malformed or impossible, over a socket.
struct UIRequestTests {
  @Test func `a request says which part is missing, malformed or out of range`() async throws {
    let number = "a whole number from 0 to 1000000000"
    let cases = [
      ("GET nothing", "404 there is no request 'GET /api/nothing'"),
      ("POST nothing {}", "404 there is no request 'POST /api/nothing'"),
      ("GET run", "404 there is no request 'GET /api/run'"),
      ("GET changes", "400 'after' is missing"),
      ("GET changes?after=x", "400 'after' must be \(number)"), ("GET case", "400 'id' is missing"),
      ("GET case?id=1.5", "400 'id' must be \(number)"),
      ("GET case?id=99", "404 the test case is not there any more"),
      ("POST run", "400 the body is not JSON"),
      ("POST run []", "400 the body is not a JSON object"),
      ("POST run {}", "400 'ids' is missing"),
      (#"POST run {"ids":"some"}"#, "400 'ids' must be 'all', 'failed' or a list of whole numbers"),
      (
        #"POST run {"ids":[1,"x"]}"#, "400 'ids' must be 'all', 'failed' or a list of whole numbers"
      ),
      (#"POST run {"ids":[99]}"#, "404 the test case is not there any more"),
      (#"POST run {"ids":"all","seed":-1}"#, "400 'seed' must be \(number)"),
      (#"POST run {"ids":"all","seed":"x"}"#, "400 'seed' must be \(number)"),
      ("POST record {}", "400 'id' is missing"),
      (#"POST record {"id":1}"#, "400 'line' is missing"),
      (#"POST record {"id":99,"line":1}"#, "404 the test case is not there any more"),
      (
        #"POST record {"id":1,"line":99}"#,
        "422 line 99 is not between steps of 'setup', 'steps', 'teardown' or a group in them, each on lines of its own"
      ),
      (#"POST run {"ids":"failed"}"#, "200"), ("POST try {}", "400 'id' is missing"),
      (#"POST try {"id":99}"#, "404 the test case is not there any more"),
      (#"POST try {"id":1,"delays":7}"#, "400 'delays' must be a list"),
      (#"POST try {"id":1,"delays":[7]}"#, "400 'delays' must be a list of strings"),
      (
        #"POST try {"id":1,"delays":["push"]}"#,
        "400 'delays' must be a list of delays such as 'network#2=150ms'"
      ),
      (#"POST try {"id":1,"delays":["push=1ms"]}"#, "200"),
      ("POST find-failing {}", "400 'id' is missing"),
      (#"POST find-failing {"id":99}"#, "404 the test case is not there any more"),
      ("POST stop {}", "200"),
    ]
    let files: [String: FileContent] = ["a.yaml": "name: A\napp: todo\nsteps: [tap: Add Todo]\n"]
    _ = try await Workspace.withFolder(files) { folder in
      try await PageVisit.visit(["ui", "."], in: folder) { page in
        _ = try await page.get("changes?after=0")
        let answers = try await page.transcript(of: cases.map(\.0))
        #expect(answers == cases.map { "\($0.0) → \($0.1)\n" }.joined())
      }
    }
  }
}
