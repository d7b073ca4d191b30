/// The variables of a header: its own, and those of the suite and the configuration.
///
/// The variables of each header form a layer, which is indexed once and shared by all scenarios that
/// inherit it.
package struct VariableList: Sendable {
  /// The variables of one header; of several with one name the last one counts.
  private final class Layer: Sendable {
    let variables: [Variable]

    /// The value of each; nil if it is read from a data file.
    let values: [ValueTemplate?]

    /// The references within each.
    let references: [[Reference]]
    let indices: [String: Int]

    /// The variables that refer to others.
    let referring: [Int]

    /// The variables that are read from data files.
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

  /// The innermost layer is last; its variables hide those of the others.
  private var layers: [Layer]

  package init(_ variables: [Variable] = []) {
    layers = variables.isEmpty ? [] : [Layer(variables)]
  }

  package var isEmpty: Bool { layers.isEmpty }

  /// The number of variables, including hidden ones.
  package var count: Int { layers.reduce(0) { $0 + $1.variables.count } }

  package func contains(_ name: String) -> Bool {
    layers.contains { $0.indices[name] != nil }
  }

  package subscript(name: String) -> Variable? {
    place(of: name).map { $0.variables[$1] }
  }

  /// The value of a variable; nil if it is unknown or read from a data file.
  package func value(of name: String) -> ValueTemplate? {
    for layer in layers.reversed() {
      if let index = layer.indices[name] { return layer.values[index] }
    }
    return nil
  }

  /// The references in the value of a variable, which were collected once.
  package func references(in name: String) -> [Reference] {
    place(of: name).map { $0.references[$1] } ?? []
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

  /// The variables that refer to others.
  package var referring: [Variable] { visible(\.referring) }

  /// The variables that are read from data files.
  package var loaded: [Variable] { visible(\.loaded) }

  /// Some variables of each layer, without those that an inner layer hides.
  private func visible(_ indices: (Layer) -> some Sequence<Int>) -> [Variable] {
    if layers.isEmpty { return [] }
    return layers.indices.flatMap { position in
      let (layer, inner) = (layers[position], layers[(position + 1)...])
      return indices(layer).map { layer.variables[$0] }.filter { variable in
        !inner.contains { $0.indices[variable.name.value] != nil }
      }
    }
  }

  /// The variables that this list adds to one that it inherits; nil if it hides any of those.
  package func additions(to outer: VariableList) -> VariableList? {
    guard layers.starts(with: outer.layers, by: ===) else { return nil }
    var additions = VariableList()
    additions.layers = Array(layers[outer.layers.count...])
    let hides = additions.layers.contains { $0.indices.keys.contains(where: outer.contains) }
    return hides ? nil : additions
  }

  /// These variables, and those of a suite or the configuration that they do not hide.
  package func inheriting(from outer: VariableList) -> VariableList {
    if outer.isEmpty { return self }
    var merged = outer
    merged.layers += layers
    return merged
  }
}

extension Variable {
  /// The references in the value.
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
