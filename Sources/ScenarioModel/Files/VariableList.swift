/// The variables that a header has: those it takes from a suite and the configuration, and its own.
///
/// What there is to know of a header's own variables is found out once, however many scenarios share
/// them: a scenario only adds its own to what others have found.
package struct VariableList: Sendable {
  /// The variables that one header has written; of several with one name the last one counts.
  private final class Layer: Sendable {
    let variables: [Variable]

    /// What is written for each; nil for those whose values stand in data files.
    let values: [ValueTemplate?]

    /// The references within each.
    let references: [[Reference]]
    let indices: [String: Int]

    /// Those that refer to others.
    let referring: [Int]

    /// Those whose values stand in data files.
    let loaded: [Int]

    init(_ variables: [Variable]) {
      self.variables = variables
      values = variables.map(\.value)
      let references = variables.map(\.references)
      self.references = references
      indices = Dictionary(
        variables.enumerated().map { ($0.element.name.value, $0.offset) },
        uniquingKeysWith: { $1 }
      )
      referring = references.indices.filter { !references[$0].isEmpty }
      loaded = variables.indices.filter { variables[$0].value == nil }
    }
  }

  /// The innermost last, whose variables hide those of the others.
  private var layers: [Layer]

  package init(_ variables: [Variable] = []) {
    layers = variables.isEmpty ? [] : [Layer(variables)]
  }

  package var isEmpty: Bool { layers.isEmpty }

  /// How many there are, hidden ones among them.
  package var count: Int { layers.reduce(0) { $0 + $1.variables.count } }

  package func contains(_ name: String) -> Bool {
    layers.contains { $0.indices[name] != nil }
  }

  package subscript(name: String) -> Variable? {
    place(of: name).map { $0.variables[$1] }
  }

  /// What is written for a name; nil where that stands in a data file.
  package func value(of name: String) -> ValueTemplate? {
    for layer in layers.reversed() {
      if let index = layer.indices[name] { return layer.values[index] }
    }
    return nil
  }

  /// The references within what is written for a name, so that no use of a long list looks through
  /// all of it.
  package func references(in name: String) -> [Reference] {
    place(of: name).map { $0.references[$1] } ?? []
  }

  /// Whether a name means the same variable in another list; places would not tell, as keys that are
  /// aliases have that of their anchor.
  package func hasSame(_ name: String, as other: VariableList) -> Bool {
    place(of: name)?.layer === other.place(of: name)?.layer
  }

  private func place(of name: String) -> (layer: Layer, index: Int)? {
    for layer in layers.reversed() {
      if let index = layer.indices[name] { return (layer, index) }
    }
    return nil
  }

  /// All variables, those of the suite and the configuration first.
  package var all: [Variable] { visible { $0.variables.indices } }

  package var names: Set<String> { Set(layers.flatMap(\.indices.keys)) }

  /// Those that refer to others.
  package var referring: [Variable] { visible(\.referring) }

  /// Those whose values stand in data files.
  package var loaded: [Variable] { visible(\.loaded) }

  /// Some of each header's variables, but for those whose names another one gives to its own.
  private func visible(_ indices: (Layer) -> some Sequence<Int>) -> [Variable] {
    if layers.isEmpty { return [] }
    return layers.indices.flatMap { position in
      let (layer, inner) = (layers[position], layers[(position + 1)...])
      return indices(layer).map { layer.variables[$0] }.filter { variable in
        !inner.contains { $0.indices[variable.name.value] != nil }
      }
    }
  }

  /// What this list adds to one that it has taken over; nil if it hides any of that one's names.
  package func additions(to outer: VariableList) -> VariableList? {
    guard layers.starts(with: outer.layers, by: ===) else { return nil }
    var additions = VariableList()
    additions.layers = Array(layers[outer.layers.count...])
    let hides = additions.layers.contains { $0.indices.keys.contains(where: outer.contains) }
    return hides ? nil : additions
  }

  /// These variables, and those of a suite or the configuration whose names they leave free.
  package func inheriting(from outer: VariableList) -> VariableList {
    if outer.isEmpty { return self }
    var merged = outer
    merged.layers += layers
    return merged
  }
}

extension Variable {
  /// The references within what is written.
  package var references: [Reference] {
    switch source {
    case .value(let template): template.references
    case .file: []
    }
  }

  fileprivate var value: ValueTemplate? {
    switch source {
    case .value(let template): template
    case .file: nil
    }
  }
}
