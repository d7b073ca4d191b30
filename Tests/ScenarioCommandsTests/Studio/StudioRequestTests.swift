import AppModelKit
import ScenarioCommands
import ScenarioRuntime
import ScenarioServing
import Testing

/// What the page of `rehearse ui` can ask for.
struct StudioRequestTests {
  private func get(_ path: String, _ query: [String: String] = [:]) -> StudioRequest? {
    StudioRequest(ServedRequest(method: "GET", path: path, query: query))
  }

  private func post(_ path: String, _ body: String) -> StudioRequest? {
    StudioRequest(ServedRequest(method: "POST", path: path, body: Array(body.utf8)))
  }

  @Test func `requests are read`() {
    #expect(get("/api/cases") == .changes(after: nil))
    #expect(get("/api/changes", ["after": "7"]) == .changes(after: 7))
    #expect(get("/api/case", ["id": "3"]) == .show(id: 3))
    #expect(post("/api/run", #"{"ids":"all"}"#) == .run(.all, .usual))
    #expect(post("/api/run", #"{"ids":"failed","seed":7}"#) == .run(.failed, RunTiming(seed: 7)))
    #expect(post("/api/stop", "{}") == .stop)
    #expect(post("/api/find-failing", #"{"id":3}"#) == .findFailure(id: 3))
    let delay = DelayAssignment(name: "network", occurrence: 2, length: .zero)
    #expect(
      post("/api/try", #"{"id":3,"delays":["network#2=0ms"]}"#)
        == .trial(id: 3, RunTiming(delays: [delay]))
    )
  }

  @Test(
    arguments: [
      ("/api/run", "{}"), ("/api/run", "nonsense"), ("/api/run", #"{"ids":[1,"x"]}"#),
      ("/api/run", #"{"ids":"all","seed":-1}"#), ("/api/try", #"{"id":1.5}"#),
      ("/api/try", #"{"id":1,"delays":["network"]}"#), ("/api/try", #"{"id":1,"delays":[7]}"#),
      ("/api/find-failing", "{}"), ("/api/nothing", "{}"),
    ]
  )
  func `others are refused`(_ path: String, _ body: String) {
    #expect(post(path, body) == nil)
  }

  @Test func `what has no number is refused`() {
    #expect(get("/api/case") == nil)
    #expect(get("/api/case", ["id": "one"]) == nil)
    #expect(get("/api/changes") == nil)
  }
}
