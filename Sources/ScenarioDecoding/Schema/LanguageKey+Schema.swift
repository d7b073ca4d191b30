extension LanguageKey {
  /// The name of the schema's definition of the mapping: that of the type, without `Key`.
  static var definitionName: String {
    let name = "\(Self.self)".dropLast("Key".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  static var requiredKeys: [String] { required.map(\.rawValue) }

  static var properties: [JSONMember] { allCases.map(\.property) }

  /// The key with its meaning and what may follow it.
  var property: JSONMember {
    let entry = entry
    var members: [JSONMember] = [("description", .text(entry.description))]
    members += entry.kind.schema
    if case .value(let text) = entry.fallback {
      members.append(("default", .fallback(text)))
    }
    return (rawValue, .object(members))
  }
}

extension KeyEntry {
  /// The meaning, with what holds where the key is left out.
  fileprivate var description: String {
    guard let fallback else { return meaning }
    return "\(meaning) Default: \(fallback.text)."
  }
}

extension JSONValue {
  /// A default as a value, from the way it would be written.
  fileprivate static func fallback(_ text: String) -> JSONValue {
    switch text {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "{}": .object([])
    default: .text(text)
    }
  }
}
