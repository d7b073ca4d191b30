/// The attributes of an element by name, in order, with their values as they are written.
struct XMLAttributes {
  private(set) var names: [String] = []
  private var values: [String: String] = [:]

  subscript(name: String) -> String? {
    get { values[name] }
    set {
      if values[name] == nil, newValue != nil { names.append(name) }
      values[name] = newValue
    }
  }

  func count(_ name: String) -> Int? {
    values[name].flatMap { Int($0) }
  }
}

extension TextBuffer {
  /// Appends attributes; of what is in their values, only the other kind of quotes can do harm.
  mutating func append(_ attributes: XMLAttributes) {
    for name in attributes.names {
      let value = attributes[name] ?? ""
      append(" ")
      append(verbatim: name)
      append("=\"")
      append(verbatim: value.escapingQuotes)
      append("\"")
    }
  }
}
