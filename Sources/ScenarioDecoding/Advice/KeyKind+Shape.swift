import AppModelKit
import ScenarioModel
import ScenarioYAML

extension KeyKind {
  /// Whether a value could be meant for one of this kind, by what can be seen without decoding it.
  func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .duration: node.kind == .scalar
    case .boolean, .affirmation: node.hasDollarSign || spelling(of: node.text) != nil
    case .dateTime: DateTime(iso8601: node.text) != nil
    case .wholeNumber, .naturalNumber, .numberWithin, .number, .positiveNumber:
      Number(node.text) != nil
    case .elementType: ElementType(rawValue: node.text) != nil
    case .direction: Direction(rawValue: node.text) != nil
    case .word(let words): words.contains(node.text)
    case .selector, .matcher, .count, .expectation, .expectationBeside: node.kind != .sequence
    case .steps, .list, .nonEmptyList, .pair: node.kind == .sequence
    case .listValue: node.kind == .sequence || node.hasDollarSign
    case .names, .foreignNames, .mapping, .openMapping: node.kind == .mapping
    case .value: true
    case .either(let kinds): kinds.contains { $0.fits(node) }
    case .fixed(let kind): kind.fits(node)
    case .none: node.isLeftOut
    }
  }
}
