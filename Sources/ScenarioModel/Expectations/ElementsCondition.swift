/// What must hold of all elements that match; at least one of the two is given.
package enum ElementsCondition: Sendable {
  case count(CountMatcher)

  /// The labels in reading order.
  case labels([Text])
  case countAndLabels(CountMatcher, [Text])

  package var count: CountMatcher? {
    switch self {
    case .count(let count), .countAndLabels(let count, _): count
    case .labels: nil
    }
  }

  package var labels: [Text]? {
    switch self {
    case .labels(let labels), .countAndLabels(_, let labels): labels
    case .count: nil
    }
  }
}
