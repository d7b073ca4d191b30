import ProtocolValues
import ScenarioEvents
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

  /// A recording that goes on before a line of a case's file, in the list of steps at a column.
  case record(id: Int, beforeLine: Int, column: Int?)

  /// Reads a request.
  ///
  /// - Throws: The part that is unknown, missing or malformed.
  package init(_ request: ServedRequest) throws(RequestFault) {
    switch request.method {
    case "GET": try self.init(asking: request)
    default: try self.init(posted: request)
    }
  }

  private init(asking request: ServedRequest) throws(RequestFault) {
    let query = RequestParts(queryOf: request)
    switch request.path {
    case "/api/cases": self = .changes(after: nil)
    case "/api/changes": self = .changes(after: try query.integer("after"))
    case "/api/case": self = .show(id: try query.integer("id"))
    default: throw .unknown(request)
    }
  }

  private init(posted request: ServedRequest) throws(RequestFault) {
    let body = { () throws(RequestFault) in try RequestParts(bodyOf: request) }
    switch request.path {
    case "/api/try": self = .trial(id: try body().integer("id"), try RunTiming(body()))
    case "/api/run": self = .run(try StudioSuite.Choice(body()), try RunTiming(body()))
    case "/api/stop": self = .stop
    case "/api/record":
      self = .record(
        id: try body().integer("id"),
        beforeLine: try body().integer("line"),
        column: try body().optionalInteger("column")
      )
    case "/api/find-failing": self = .findFailure(id: try body().integer("id"))
    default: throw .unknown(request)
    }
  }
}

extension StudioSuite.Choice {
  /// Reads `ids`, a list of numbers, or the word `all` or `failed`.
  fileprivate init(_ body: RequestParts) throws(RequestFault) {
    switch try? body.text("ids") {
    case "all": self = .all
    case "failed": self = .failed
    default: self = .some(try body.numbers("ids", or: "'all', 'failed' or"))
    }
  }
}

extension RunTiming {
  /// Reads `seed`, a number, and `delays`, a list of texts such as `network#2=0ms`; both can be missing.
  fileprivate init(_ body: RequestParts) throws(RequestFault) {
    let texts = try body.texts("delays")
    let delays = texts.compactMap(DelayAssignment.init)
    guard delays.count == texts.count else {
      throw body.unusable("delays", "a list of delays such as 'network#2=150ms'")
    }
    self.init(seed: try body.optionalInteger("seed").map(UInt64.init), delays: delays)
  }
}

extension RequestParts {
  /// A list of whole numbers; messages name alternatives to it.
  fileprivate func numbers(_ name: String, or alternatives: String) throws(RequestFault) -> [Int] {
    guard has(name) else { throw .malformed("'\(name)' is missing") }
    let items = (try? items(name)) ?? [.null]
    let numbers = items.compactMap(\.integer)
    guard numbers.count == items.count else {
      throw unusable(name, "\(alternatives) a list of whole numbers")
    }
    return numbers
  }
}
