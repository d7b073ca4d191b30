import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// Requests of the page of `rehearse record` that are incomplete, malformed or impossible, over a socket.
struct RecordRequestTests {
  /// Starts a recording of the to-dos, whose first revision is 1, and returns the answers to requests.
  private func answers(to requests: [String]) async throws -> String {
    var transcript = ""
    _ = try await RecordingVisit.record(["todo"]) { visit in
      transcript = try await visit.page.transcript(of: requests)
    }
    return transcript
  }

  @Test func `an unknown request is named, and a body must be an object`() async throws {
    #expect(
      try await answers(to: [
        "GET view", "GET nothing", "GET act", "POST nothing {}", "POST view {}", "POST act",
        "POST act nonsense", "POST act []", "POST act {}", #"POST act {"revision":null}"#,
        #"POST act {"revision":"1"}"#, #"POST act {"revision":1.5}"#, #"POST act {"revision":-1}"#,
        #"POST undo {}"#,
      ]) == #"""
        GET view → 200
        GET nothing → 404 there is no request 'GET /api/nothing'
        GET act → 404 there is no request 'GET /api/act'
        POST nothing {} → 404 there is no request 'POST /api/nothing'
        POST view {} → 404 there is no request 'POST /api/view'
        POST act → 400 the body is not JSON
        POST act nonsense → 400 the body is not JSON
        POST act [] → 400 the body is not a JSON object
        POST act {} → 400 'revision' is missing
        POST act {"revision":null} → 400 'revision' is missing
        POST act {"revision":"1"} → 400 'revision' must be a whole number from 0 to 1000000000
        POST act {"revision":1.5} → 400 'revision' must be a whole number from 0 to 1000000000
        POST act {"revision":-1} → 400 'revision' must be a whole number from 0 to 1000000000
        POST undo {} → 400 'revision' is missing

        """#
    )
  }

  @Test func `a question says which part is missing, malformed or out of range`() async throws {
    #expect(
      try await answers(to: [
        "GET changes", "GET changes?after=x", "GET changes?after=-1", "GET mark",
        "GET mark?mark=0", "GET mark?mark=0&revision=1", "GET mark?mark=99&revision=1",
        "GET mark?mark=0&revision=7", "GET texts?from=1&revision=1",
        "GET texts?from=2&to=1&revision=1", "GET texts?from=1&to=99&revision=1",
        #"POST offers {"revision":1}"#, #"POST offers {"revision":1,"element":"x"}"#,
        #"POST offers {"revision":1,"element":99}"#, #"POST offers {"revision":7,"element":0}"#,
      ]) == #"""
        GET changes → 400 'after' is missing
        GET changes?after=x → 400 'after' must be a whole number from 0 to 1000000000
        GET changes?after=-1 → 400 'after' must be a whole number from 0 to 1000000000
        GET mark → 400 'mark' is missing
        GET mark?mark=0 → 400 'revision' is missing
        GET mark?mark=0&revision=1 → 200
        GET mark?mark=99&revision=1 → 422 there is no mark 99
        GET mark?mark=0&revision=7 → 409
        GET texts?from=1&revision=1 → 400 'to' is missing
        GET texts?from=2&to=1&revision=1 → 400 'to' must be at least 2, like 'from'
        GET texts?from=1&to=99&revision=1 → 422 there are no steps 1 to 99
        POST offers {"revision":1} → 400 'element' is missing
        POST offers {"revision":1,"element":"x"} → 400 'element' must be a whole number from 0 to 1000000000
        POST offers {"revision":1,"element":99} → 422 the screen has no element 100
        POST offers {"revision":7,"element":0} → 409

        """#
    )
  }

  @Test func `an act says which part is missing, malformed or out of range`() async throws {
    let parts = [
      #""gesture":null"#, #""gesture":7"#, #""gesture":"poke""#, #""gesture":"tap""#,
      #""gesture":"tap","element":"x""#, #""gesture":"tap","element":1e300"#,
      #""gesture":"tap","element":99"#, #""gesture":"tap","at":7"#, #""gesture":"tap","at":[1]"#,
      #""gesture":"tap","at":["1",2,3]"#, #""gesture":"tap","at":[1e999,2]"#,
      #""gesture":"tap","at":[-9999,9999]"#, #""gesture":"tap","element":1,"hold":"x""#,
      #""gesture":"tap","element":1,"force":1"#, #""gesture":"type","element":1"#,
      #""gesture":"type","element":1,"text":7"#, #""gesture":"adjust","element":1"#,
      #""gesture":"swipe","element":1"#, #""gesture":"drag","element":1,"direction":"sideways""#,
      #""gesture":"scroll","element":1,"direction":7"#, #""gesture":"doubleTap","replaces":true"#,
      #""gesture":"doubleTap","replaces":true,"element":1"#, #""gesture":"backspace""#,
      #""step":7"#, #""step":"tap: [""#, #""step":"tap: Nowhere""#,
    ]
    let words = """
      'gesture' must be one of back, dismissKeyboard, backspace, tap, doubleTap, longPress, type, clear, \
      adjust, turn, swipe, drag, scroll
      """
    let ways = "'direction' must be one of left, right, up, down"
    let reasons = [
      "400 one of these is missing: 'gesture', 'step'", "400 'gesture' must be a string",
      "400 \(words)", "400 one of these is missing: 'element', 'at'",
      "400 'element' must be a whole number from 0 to 1000000000",
      "400 'element' must be a whole number from 0 to 1000000000",
      "422 the screen has no element 100", "400 'at' must be a list",
      "400 'at' must be two numbers", "400 'at' must be two numbers",
      "400 'at' must be two numbers",
      "422 there is nothing at this point", "400 'hold' must be true or false",
      "400 'force' must be true or false", "400 'text' is missing", "400 'text' must be a string",
      "400 'to' is missing", "400 'direction' is missing", "400 \(ways)",
      "400 'direction' must be a string", "400 'element' is missing", "400 'at' is missing",
      "422 only keys of the last step can be taken back; 'clear' empties the field",
      "400 'step' must be a string", "422 '[' is never closed",
      "422 no element matches 'Nowhere', and the app will not change by itself",
    ]
    let requests = parts.map { #"POST act {"revision":1,\#($0)}"# }
    let expected = zip(requests, reasons).map { "\($0) → \($1)\n" }.joined()
    #expect(try await answers(to: requests) == expected)
  }

  @Test func `a click on the keyboard says that it covers something`() async throws {
    _ = try await RecordingVisit.record(["todo"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("tap", on: "Title")
      let elements = try await visit.view()["screen"]["elements"].items
      let keyboard = try #require(elements.first { $0["role"] == "keyboard" })
      let refused = try await visit.post("act", ["gesture": "tap", "element": keyboard["id"]])
      #expect(
        refused["answer"]["hint"]
          == "The keyboard covers what is there. Press Escape or click Hide keyboard first."
      )
    }
  }

  @Test func `a look, an assertion and an edit say what is missing or malformed`() async throws {
    let cases = [
      ("go", "", "400 one of these is missing: 'act', 'mark'"),
      ("go", #","act":"x""#, "400 'act' must be a whole number from 0 to 1000000000"),
      ("go", #","act":99"#, "422 there is no step 99"),
      ("go", #","mark":99"#, "422 there is no mark 100"),
      ("undo", "", "422 there is nothing to undo"), ("redo", "", "422 there is nothing to redo"),
      ("time", "", "400 'until' is missing"),
      ("time", #","until":1"#, "400 'until' must be a string"),
      (
        "time", #","until":"0s""#,
        "400 'until' must be 'rest', 'next', or seconds from '1s' to '3600s'"
      ),
      ("time", #","until":"next""#, "422 nothing is scheduled: the app stays as it is"),
      ("assert", "", "400 'offer' is missing"),
      ("assert", #","offer":7"#, "400 'offer' must be a string"),
      ("assert", #","offer":"assert: Done","lasting":1"#, "400 'lasting' must be true or false"),
      ("file", "", "400 'use' is missing"),
      ("file", #","use":"mine""#, "400 'use' must be one of overwrite, reload"),
      (
        "file", #","use":"overwrite""#, "422 the recorder writes no file; start it with '-o FILE'"
      ),
      ("file", #","use":"reload""#, "422 the recorder writes no file; start it with '-o FILE'"),
      (
        "edit", "",
        "400 one of these is missing: 'name', 'import', 'setup', 'replaced', 'flow', 'step'"
      ),
      ("edit", #","name":7"#, "400 'name' must be a string"),
      ("edit", #","name":" ""#, "422 the name is empty"),
      ("edit", #","setup":true"#, "422 nothing is recorded yet"),
      ("edit", #","replaced":"x""#, "400 'replaced' must be one of run, discard"),
      ("edit", #","replaced":"run""#, "422 no steps were replaced"),
      ("edit", #","flow":7"#, "400 'flow' must be an object"),
      ("edit", #","flow":{}"#, "400 'flow.name' is missing"),
      ("edit", #","flow":{"name":"a"}"#, "400 'flow.from' is missing"),
      ("edit", #","flow":{"name":"a","from":1,"to":2}"#, "422 there are no steps 1 to 2"),
      ("edit", #","flow":{"parameters":7}"#, "400 'flow.parameters' must be a list"),
      ("edit", #","flow":{"parameters":[7]}"#, "400 'flow.parameters[0]' must be an object"),
      ("edit", #","flow":{"parameters":[{}]}"#, "400 'flow.parameters[0].name' is missing"),
      (
        "edit", #","step":1"#,
        "400 one of these is missing: 'delete', 'selector', 'unfold', 'text', 'comment', 'title', "
          + "'optional'"
      ),
      ("edit", #","step":1,"delete":true"#, "422 there is no step 1"),
      ("edit", #","step":0,"selector":0"#, "422 there is no step 0"),
      ("edit", #","step":1,"unfold":true"#, "422 there is no step 1"),
      ("edit", #","step":1,"comment":7"#, "400 'comment' must be a string"),
      ("edit", #","step":1,"title":7"#, "400 'title' must be a string"),
      ("edit", #","step":1,"optional":7"#, "400 'optional' must be true or false"),
      ("edit", #","step":1,"optional":true"#, "422 there is no step 1"),
      (
        "edit", #","flow":{"name":"a","from":1,"to":1,"vocabulary":7}"#,
        "400 'flow.vocabulary' must be a string"
      ),
    ]
    let requests = cases.map { #"POST \#($0.0) {"revision":1\#($0.1)}"# }
    let expected = zip(requests, cases).map { "\($0) → \($1.2)\n" }.joined()
    #expect(try await answers(to: requests) == expected)
  }
}
