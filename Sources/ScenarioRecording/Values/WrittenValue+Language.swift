import ScenarioDiagnostics
package import ScenarioFormatting
import ScenarioYAML

extension WrittenValue {
  /// A selector or expectation with more keys; a text alone becomes the value of `element`.
  package func adding(_ more: [Entry]) -> WrittenValue {
    .mapping((isMapping ? entries : [("element", self)]) + more)
  }

  /// An element's selector with other keys next to it, or alone without any.
  package static func element(_ selector: WrittenValue, _ others: [Entry]) -> WrittenValue {
    others.isEmpty ? selector : .mapping([("element", selector)] + others)
  }

  /// The use of a vocabulary entry: `{check: a, with: {b: c}}`.
  package static func use(
    _ key: String,
    _ name: String,
    with arguments: [Entry] = []
  ) -> WrittenValue {
    .mapping(omittingEmpty: [(key, .text(name)), ("with", .mapping(arguments))])
  }

  /// The expectation that a selector matches a number of elements.
  package static func count(_ count: Int, of selector: WrittenValue) -> WrittenValue {
    ["elements": selector, "count": .number(count)]
  }

  /// The value of a node, with scalars as they are written.
  init(_ node: YAMLNode) {
    self =
      switch node.kind {
      case .scalar: .word(node.span.text)
      case .sequence: .list(node.items.map { WrittenValue($0) })
      case .mapping: .mapping(node.entries.map { ($0.key.text, WrittenValue($0.value)) })
      }
  }
}
