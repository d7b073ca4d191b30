import ScenarioModel

/// What a selector identifies an element by.
enum SelectorBasis: Hashable, Sendable {
  /// A way whose rank the configuration can change.
  case kind(SelectorKind)

  /// The element's type alone.
  case type

  /// Its content, or a value that people can't change.
  case content

  /// An element around it.
  case place

  /// Its number among others.
  case number

  /// The position among all bases; the lower, the better.
  func rank(in order: SelectorOrder) -> Int {
    let count = order.kinds.count
    switch self {
    case .kind(let kind): return order.kinds.firstIndex(of: kind) ?? count
    case .type: return count
    case .content: return count + 1
    case .place: return count + 2
    case .number: return count + 3
    }
  }
}

extension SelectorText {
  /// Whether it is a better selector than another one, which may be of another element.
  func isCheaper(than other: SelectorText, in order: SelectorOrder) -> Bool {
    cost(in: order).lexicographicallyPrecedes(other.cost(in: order))
  }

  private func cost(in order: SelectorOrder) -> [Int] {
    [basis.rank(in: order), isLasting ? 0 : 1, keyCount, text.count]
  }
}

extension [SelectorText] {
  /// The selectors with the cheapest first; equally cheap ones stay in their order.
  func sortedByCost(in order: SelectorOrder) -> [SelectorText] {
    enumerated().sorted { left, right in
      if left.element.isCheaper(than: right.element, in: order) { return true }
      if right.element.isCheaper(than: left.element, in: order) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
