extension Call: CustomStringConvertible {
  /// The call as one would write it in flow style: `todo, with: {title: Go to Gym}`.
  package var description: String {
    guard !arguments.isEmpty else { return name.value }
    let list = arguments.map { "\($0.name.value): \($0.value)" }
    return "\(name.value), with: {\(list.joined(separator: ", "))}"
  }
}

extension ValueTemplate: CustomStringConvertible {
  /// The value as one would write it in flow style: a text in quotes.
  package var description: String {
    switch content {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): number.source
    case .text(let text): text.quotedSource
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key.value): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
