/// Attributes of what was counted apart and is counted together now.
///
/// Counts and times are added up, of moments the first is kept, and of all else what came first.
struct JoinedAttributes {
  private(set) var attributes = XMLAttributes()

  /// What was counted in the parts, whatever their attributes say.
  private(set) var counted: [String: Int] = [:]

  /// Takes in the attributes of another part, and where they lack counts, what was counted instead.
  mutating func add(_ other: XMLAttributes, counted: [String: Int]) {
    let isFirst = attributes.names.isEmpty
    let names = other.names + (isFirst ? [] : Self.counts.filter { attributes[$0] != nil })
    for name in names.uniqued {
      if Self.counts.contains(name) {
        if attributes[name] == nil { add(self.counted[name] ?? 0, to: name) }
        add(other.count(name) ?? counted[name] ?? 0, to: name)
      } else if let value = other[name] {
        add(value, to: name)
      }
    }
    self.counted.merge(counted, uniquingKeysWith: Self.sum)
  }

  private mutating func add(_ count: Int, to name: String) {
    attributes[name] = String(Self.sum(attributes.count(name) ?? 0, count))
  }

  /// The sum of two counts, or the greatest number where none holds it.
  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }

  private mutating func add(_ value: String, to name: String) {
    guard let own = attributes[name] else {
      attributes[name] = value
      return
    }
    switch name {
    case "time":
      guard let more = SecondsText(value) else { return }
      attributes[name] = SecondsText(own).map { ($0 + more).text } ?? value
    case "timestamp": attributes[name] = min(own, value)
    default: break
    }
  }

  private static let counts = ["tests", "failures", "errors", "skipped", "disabled", "assertions"]
}

extension [String] {
  /// The texts, each where it first appears.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
