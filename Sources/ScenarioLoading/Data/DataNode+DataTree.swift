import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

extension DataNode {
  /// A value of a data file as app models read it.
  init(_ tree: DataTree) { self.init(Self.value(of: tree), location: tree.span.location) }

  private static func value(of tree: DataTree) -> Value {
    switch tree.content {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number(number.source)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map { DataNode($0) })
    case .mapping(let entries):
      .mapping(entries.map { Entry(key: $0.key.value, node: DataNode($0.value)) })
    }
  }
}
