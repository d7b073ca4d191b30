import ScenarioModel

extension ScenarioModel.Value {
  /// A value of a data file, without its places.
  init(_ tree: DataTree) {
    switch tree.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map(ScenarioModel.Value.init))
    case .mapping(let entries):
      self = .mapping(
        entries.map { Entry(key: $0.key.value, value: ScenarioModel.Value($0.value)) }
      )
    }
  }
}
