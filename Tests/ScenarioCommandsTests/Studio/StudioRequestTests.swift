import AppModelKit
import ScenarioCommands
import ScenarioEvents
import ScenarioRuntime
import ScenarioServing
import Testing

/// What the page of `rehearse ui` can ask for.
struct StudioRequestTests {
  private func get(_ path: String, _ query: [String: String] = [:]) throws -> StudioRequest {
    try StudioRequest(ServedRequest(method: "GET", path: path, query: query))
  }

  private func post(_ path: String, _ body: String) throws -> StudioRequest {
    try StudioRequest(ServedRequest(method: "POST", path: path, body: Array(body.utf8)))
  }

  @Test func `requests are read`() throws {
    #expect(try get("/api/cases") == .changes(after: nil))
    #expect(try get("/api/changes", ["after": "7"]) == .changes(after: 7))
    #expect(try get("/api/case", ["id": "3"]) == .show(id: 3))
    #expect(try post("/api/run", #"{"ids":"all"}"#) == .run(.all, .usual))
    #expect(
      try post("/api/run", #"{"ids":"failed","seed":7}"#) == .run(.failed, RunTiming(seed: 7))
    )
    #expect(try post("/api/stop", "{}") == .stop)
    #expect(try post("/api/find-failing", #"{"id":3}"#) == .findFailure(id: 3))
    let delay = DelayAssignment(name: "network", occurrence: 2, length: .zero)
    #expect(
      try post("/api/try", #"{"id":3,"delays":["network#2=0ms"]}"#)
        == .trial(id: 3, RunTiming(delays: [delay]))
    )
  }
}
