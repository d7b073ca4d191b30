/// A value of new YAML.
///
///     let value: WrittenValue = ["textField": .text("Name, address"), "enabled": true]
///     value.flowText  // {textField: "Name, address", enabled: true}
package indirect enum WrittenValue: Sendable {
  package typealias Entry = (key: String, value: WrittenValue)

  /// A text, in quotes where it needs them.
  case text(String)

  /// A word that is not a text, such as `true`, `5s` or `3`, or a scalar that a person has written.
  case word(String)
  case list([WrittenValue])
  case mapping([Entry])
}

extension WrittenValue {
  package enum Quoting {
    case needed

    /// All texts, so that the formatter decides which quotes stay.
    case all
  }

  /// The value on one line, in brackets if it is a collection.
  package var flowText: String { flowText(quoting: .needed) }

  package func flowText(quoting: Quoting) -> String {
    switch self {
    case .text(let text):
      quoting == .all
        ? ScalarText.quotedVisibly(text) : ScalarText.writingVisibly(text, in: .flow)
    case .word(let word): word
    case .list(let values):
      "[\(values.map { $0.flowText(quoting: quoting) }.joined(separator: ", "))]"
    case .mapping: "{\(entryTexts(quoting: quoting).joined(separator: ", "))}"
    }
  }

  /// The entries of a mapping, each as it is in braces or on a line of its own.
  package func entryTexts(quoting: Quoting = .needed) -> [String] {
    entries.map { key, value in
      "\(ScalarText.writingVisibly(key, in: .flow)): \(value.flowText(quoting: quoting))"
    }
  }

  /// The entries of a mapping; none for other values.
  package var entries: [Entry] {
    switch self {
    case .mapping(let entries): entries
    case .text, .word, .list: []
    }
  }

  package var isMapping: Bool {
    switch self {
    case .mapping: true
    case .text, .word, .list: false
    }
  }

  /// Whether it is a list or mapping with nothing in it.
  package var isEmpty: Bool {
    switch self {
    case .list(let values): values.isEmpty
    case .mapping(let entries): entries.isEmpty
    case .text, .word: false
    }
  }

  /// A text of the language in which `${` begins no reference.
  package static func literal(_ text: String) -> WrittenValue {
    .text(text.replacing("${", with: "$${"))
  }

  package static func number(_ number: Int) -> WrittenValue { .word("\(number)") }

  /// A duration, in whole seconds if it is that long.
  package static func milliseconds(_ count: some BinaryInteger) -> WrittenValue {
    .word(count % 1_000 == 0 ? "\(count / 1_000)s" : "\(count)ms")
  }

  package static func flag(_ flag: Bool) -> WrittenValue { .word("\(flag)") }

  /// A mapping without the entries that have no value or an empty collection.
  package static func mapping(
    omittingEmpty entries: [(key: String, value: WrittenValue?)]
  ) -> WrittenValue {
    .mapping(entries.compactMap { key, value in value.flatMap { $0.isEmpty ? nil : (key, $0) } })
  }

  /// A mapping of names to texts of the language, in the order of the names.
  package static func mapping(_ texts: [String: String]) -> WrittenValue {
    .mapping(texts.sorted { $0.key < $1.key }.map { ($0.key, .literal($0.value)) })
  }
}

/// Values are equal if they are written alike.
extension WrittenValue: Hashable {
  package static func == (left: WrittenValue, right: WrittenValue) -> Bool {
    left.flowText == right.flowText
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(flowText) }
}

extension WrittenValue: ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral {
  package init(dictionaryLiteral entries: (String, WrittenValue)...) {
    self = .mapping(entries.map { ($0, $1) })
  }

  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
