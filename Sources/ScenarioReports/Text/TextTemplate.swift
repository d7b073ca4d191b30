/// A piece of a report with values in it.
///
/// As in a ``TextBuffer``, only literals are appended unchanged, and texts are escaped:
///
///     text.append(template: "<b>\(name)</b> ran \(count) times")
struct TextTemplate: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [(inout TextBuffer) -> Void] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ words: StaticString) { appendInterpolation(words) }

    mutating func appendInterpolation(_ words: StaticString) { pieces.append { $0.append(words) } }

    mutating func appendInterpolation(_ text: String) { pieces.append { $0.append(text: text) } }

    /// Inserts text that is harmless in the medium already.
    mutating func appendInterpolation(verbatim text: String) {
      pieces.append { $0.append(verbatim: text) }
    }

    mutating func appendInterpolation(_ number: Int) { pieces.append { $0.append(number) } }

    /// Inserts a number with its noun: `1 warning`, `2 warnings`.
    mutating func appendInterpolation(
      _ count: Int,
      _ singular: StaticString,
      _ plural: StaticString
    ) {
      pieces.append { $0.append(count, singular, plural) }
    }

    mutating func appendInterpolation(points: Double) {
      pieces.append { $0.append(points: points) }
    }

    mutating func appendInterpolation(seconds time: Duration) {
      pieces.append { $0.append(seconds: time) }
    }
  }

  fileprivate let pieces: [(inout TextBuffer) -> Void]

  init(stringLiteral words: StaticString) { pieces = [{ $0.append(words) }] }

  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension TextBuffer {
  mutating func append(template: TextTemplate) {
    for append in template.pieces { append(&self) }
  }
}
