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

  /// A text that the app shows, gets or is asked for, without quotes if it is a number or a date.
  ///
  /// The language reads these as the same text with and without quotes. ``literal(_:)`` has them in quotes, as
  /// other readers of YAML need it.
  package static func content(_ text: String) -> WrittenValue {
    text.isPlainNumber || text.isDate ? .word(text) : .literal(text)
  }

  /// The expectation that a selector matches a number of elements.
  package static func count(_ count: Int, of selector: WrittenValue) -> WrittenValue {
    ["elements": selector, "count": .number(count)]
  }

  init(_ node: YAMLNode) {
    self =
      switch node.kind {
      case .scalar: .word(node.span.text)
      case .sequence: .list(node.items.map { WrittenValue($0) })
      case .mapping: .mapping(node.entries.map { ($0.key.text, WrittenValue($0.value)) })
      }
  }
}

extension String {
  /// Whether the text is a number in the only form that nobody reads otherwise: `9`, `-0.5`.
  fileprivate var isPlainNumber: Bool {
    guard beginsLikeNumber, utf8.count <= 15 else { return false }
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy(\.isDigits) && (parts[0] == "0" || !parts[0].hasPrefix("0"))
  }

  /// Whether the text is a date: `2019-10-09`.
  fileprivate var isDate: Bool {
    guard beginsLikeNumber, utf8.count == 10 else { return false }
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [4, 2, 2] && parts.allSatisfy(\.isDigits)
  }

  /// Whether the text may be a number or date; nearly none is.
  private var beginsLikeNumber: Bool {
    utf8.first.map { $0.isASCIIDigit || $0 == UInt8(ascii: "-") } ?? false
  }
}

extension Substring {
  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy(\.isASCIIDigit) }
}
