import AppModelKit
import ProtocolValues
import ScenarioRuntime
package import ScenarioServing

/// What the page of `rehearse ui` asks for.
package enum StudioRequest: Equatable, Sendable {
  /// The changes after one that the page knows, as soon as there are any; without one, the whole list.
  case changes(after: Int?)

  /// A case as it last ran, step by step.
  case show(id: Int)

  /// The same with other delays; the list keeps its result.
  case trial(id: Int, RunTiming)
  case run(StudioSuite.Choice, RunTiming)
  case stop

  /// A timing with which a case fails.
  case findFailure(id: Int)

  /// Reads a request; nil if the path is unknown, or if something in it is missing or malformed.
  package init?(_ request: ServedRequest) {
    let body = request.json ?? .null
    let id = request.query["id"].flatMap { Int($0) } ?? body["id"].integer
    switch (request.method, request.path) {
    case ("GET", "/api/cases"): self = .changes(after: nil)
    case ("GET", "/api/changes"):
      guard let after = request.query["after"].flatMap({ Int($0) }) else { return nil }
      self = .changes(after: after)
    case ("GET", "/api/case"):
      guard let id else { return nil }
      self = .show(id: id)
    case ("POST", "/api/try"):
      guard let id, let timing = RunTiming(body) else { return nil }
      self = .trial(id: id, timing)
    case ("POST", "/api/run"):
      guard let choice = StudioSuite.Choice(body), let timing = RunTiming(body) else { return nil }
      self = .run(choice, timing)
    case ("POST", "/api/stop"): self = .stop
    case ("POST", "/api/find-failing"):
      guard let id else { return nil }
      self = .findFailure(id: id)
    default: return nil
    }
  }
}

extension StudioSuite.Choice {
  /// Reads `ids`, a list of numbers, or the word `all` or `failed`.
  fileprivate init?(_ body: ProtocolValue) {
    switch body["ids"] {
    case "all": self = .all
    case "failed": self = .failed
    case .list(let items):
      let ids = items.compactMap(\.integer)
      guard ids.count == items.count else { return nil }
      self = .some(ids)
    case .null, .boolean, .number, .text, .mapping: return nil
    }
  }
}

extension RunTiming {
  /// Reads `seed`, a number, and `delays`, a list of texts such as `network#2=0ms`; both can be missing.
  fileprivate init?(_ body: ProtocolValue) {
    let texts = body["delays"].items.map(\.text)
    let delays = texts.compactMap { $0.flatMap { DelayAssignment($0) } }
    guard delays.count == texts.count else { return nil }
    self.init(delays: delays)
    if body["seed"] == .null { return }
    guard let seed = body["seed"].integer, seed >= 0 else { return nil }
    self.seed = UInt64(seed)
  }
}
