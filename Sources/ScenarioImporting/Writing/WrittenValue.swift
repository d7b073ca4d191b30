import ScenarioFormatting

/// A value of the written scenario.
indirect enum WrittenValue {
  /// A text, in quotes where it needs them.
  case text(String)

  /// A word that is not a text: `true`, `5s`, `3`.
  case word(String)
  case list([WrittenValue])
  case mapping([(key: String, value: WrittenValue)])
}

extension WrittenValue {
  /// The value on one line, in brackets if it is a collection.
  ///
  /// All texts are in quotes; the formatter removes those that are not needed.
  var flowText: String {
    switch self {
    case .text(let text): ScalarText.quotedVisibly(text)
    case .word(let word): word
    case .list(let values): "[\(values.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let entries): "{\(entries.map(Self.flowText).joined(separator: ", "))}"
    }
  }

  private static func flowText(of entry: (key: String, value: WrittenValue)) -> String {
    "\(ScalarText.writing(entry.key, in: .flow)): \(entry.value.flowText)"
  }

  /// The entries of a mapping; a text alone is the label.
  var conditions: [(key: String, value: WrittenValue)] {
    switch self {
    case .mapping(let entries): entries
    case .text, .word, .list: [("label", self)]
    }
  }

  static func milliseconds(_ count: Int) -> WrittenValue {
    .word(count % 1000 == 0 ? "\(count / 1000)s" : "\(count)ms")
  }

  static let `true` = WrittenValue.word("true")
  static let `false` = WrittenValue.word("false")
}
