import AppModelKit
import ProtocolValues
import ScenarioRuntime
package import ScenarioServing

/// A request of the page of `rehearse ui`.
package enum StudioRequest: Equatable, Sendable {
  /// The changes after one that the page knows, as soon as there are any; without one, the whole list.
  case changes(after: Int?)

  /// A case as it last ran, step by step.
  case show(id: Int)

  /// The same with other delays; the list keeps its result.
  case trial(id: Int, RunTiming)
  case run(StudioSuite.Choice, RunTiming)
  case stop

  /// A timing that makes a case fail.
  case findFailure(id: Int)

  /// Reads a request; nil if the path is unknown, or if something in it is missing or malformed.
  package init?(_ request: ServedRequest) {
    let read: Self? =
      switch request.method {
      case "GET": Self.question(request.path, request.query)
      case "POST": Self.order(request.path, request.json ?? .null)
      default: nil
      }
    guard let read else { return nil }
    self = read
  }

  private static func question(_ path: String, _ query: [String: String]) -> Self? {
    switch path {
    case "/api/cases": .changes(after: nil)
    case "/api/changes": query["after"].flatMap { Int($0) }.map { .changes(after: $0) }
    case "/api/case": query["id"].flatMap { Int($0) }.map { .show(id: $0) }
    default: nil
    }
  }

  private static func order(_ path: String, _ body: ProtocolValue) -> Self? {
    guard let timing = RunTiming(body) else { return nil }
    return switch path {
    case "/api/try": body["id"].integer.map { .trial(id: $0, timing) }
    case "/api/run": StudioSuite.Choice(body).map { .run($0, timing) }
    case "/api/stop": .stop
    case "/api/find-failing": body["id"].integer.map { .findFailure(id: $0) }
    default: nil
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
