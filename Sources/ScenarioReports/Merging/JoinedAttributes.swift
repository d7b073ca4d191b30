/// The attributes of several elements that become one.
///
/// Counts and times are added up, the earliest timestamp is kept, and of every other attribute the
/// first value.
struct JoinedAttributes {
  private var first = XMLAttributes()

  /// The sums of the counts, whether an attribute shows them or not.
  private(set) var counts: [String: Int] = [:]

  /// The attributes that any of the elements has, with the sums.
  var attributes: XMLAttributes {
    var attributes = first
    for (name, count) in counts where attributes[name] != nil { attributes[name] = String(count) }
    return attributes
  }

  mutating func add(_ other: XMLAttributes, counts: [String: Int]) {
    for name in other.names {
      if let value = other[name] { add(value, to: name) }
    }
    self.counts.merge(counts, uniquingKeysWith: ReportText.sum)
  }

  private mutating func add(_ value: String, to name: String) {
    guard let own = first[name] else {
      first[name] = value
      return
    }
    switch name {
    case "time":
      guard let more = SecondsText(value) else { return }
      first[name] = SecondsText(own).map { ($0 + more).text } ?? value
    case "timestamp": first[name] = min(own, value)
    default: break
    }
  }
}
