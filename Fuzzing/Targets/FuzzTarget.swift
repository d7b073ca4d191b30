/// A fuzz target: it takes the bytes of a file, and ends the process if a promise is broken.
enum FuzzTarget: String, CaseIterable {
  /// Bytes to nodes.
  case nodes

  /// Bytes to the same document, with the parser and without it.
  case documents

  /// Bytes to the layout of `rehearse format`.
  case layouts

  /// Bytes to a plan, and to all that is wrong with it as people see it.
  case plans

  /// Texts to a run and its reports.
  case runs

  /// Bytes to data and to reports of others: all formats that are read by own code.
  case readers

  /// A text to a regular expression, and to a search in its other half.
  case patterns

  /// The head of an HTTP request to what becomes of it.
  case requests

  /// The target that a flag names; libFuzzer leaves flags with two dashes alone, and hands them on
  /// to the processes that it starts.
  init?(among arguments: [String]) {
    guard let target = Self.allCases.first(where: { arguments.contains($0.flag) }) else {
      return nil
    }
    self = target
  }

  var flag: String { "--target=\(rawValue)" }

  func check(_ bytes: [UInt8]) {
    switch self {
    case .nodes: Nodes.check(bytes)
    case .documents: Documents.check(bytes)
    case .layouts: Layouts.check(bytes)
    case .plans: Plans.check(bytes)
    case .runs: Runs.check(bytes)
    case .readers: Readers.check(bytes)
    case .patterns: PatternSearches.check(bytes)
    case .requests: Requests.check(bytes)
    }
  }
}
