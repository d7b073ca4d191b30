/// The attributes of an element in their order, with their values as they are written.
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

  func count(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

  /// The attributes of some names whose values are numbers.
  func counts(_ names: [String]) -> [String: Int] {
    let pairs = names.compactMap { name in count(name).map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The values of all attributes but some, by name.
  func values(without names: [String]) -> [String: String] {
    values.filter { !names.contains($0.key) }
  }
}

extension TextBuffer {
  /// Appends attributes.
  ///
  /// Only quotes need escaping, because the value may have been in the other kind of quotes.
  mutating func append(_ attributes: XMLAttributes) {
    for name in attributes.names {
      let value = attributes[name] ?? ""
      append(template: #" \#(verbatim: name)="\#(verbatim: value.escapingQuotes)""#)
    }
  }
}
