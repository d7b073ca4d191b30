import ScenarioModel

extension ValueDifference {
  /// How to make values of two kinds comparable.
  ///
  /// - Parameter written: What they are written as.
  /// - Returns: Nothing where the two are of one kind, or of kinds that no text makes equal.
  func advice(on written: (left: ValueTemplate, right: ValueTemplate)) -> String? {
    switch (left, right) {
    case (.text(let text), .number):
      text.adviceOnNumber(in: written.left) ?? advice(onQuoting: "number", written.right, written)
    case (.number, .text(let text)):
      text.adviceOnNumber(in: written.right) ?? advice(onQuoting: "number", written.left, written)
    case (.text(let text), .boolean):
      text.adviceOnBoolean(in: written.left)
        ?? advice(onQuoting: "boolean", written.right, written)
    case (.boolean, .text(let text)):
      text.adviceOnBoolean(in: written.right)
        ?? advice(onQuoting: "boolean", written.left, written)
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, _), (.mapping, _): nil
    }
  }

  /// The advice to quote or unquote one side, if that makes both sides the same kind and is
  /// possible: quotes do not change a value that comes from a variable.
  private func advice(
    onQuoting kind: String,
    _ unlike: ValueTemplate,
    _ written: (left: ValueTemplate, right: ValueTemplate)
  ) -> String? {
    guard unlike.isSoleReference, let left = written.left.source, let right = written.right.source
    else { return "to compare a text with a \(kind), put the \(kind) in quotes" }
    guard !isOfPart else { return nil }
    guard written.left.hasReference, written.right.hasReference else {
      return self.left.isEqualButForKinds(to: self.right)
        ? "remove the quotes: they turn the \(kind) into a text" : nil
    }
    return "to compare both as texts, write the same text before them: '=\(left)' and '=\(right)'"
  }
}

extension ValueTemplate {
  /// The text as it is written, if it is one.
  fileprivate var source: String? {
    guard case .text(let text) = content else { return nil }
    return text.source
  }

  fileprivate var isSoleReference: Bool {
    guard case .text(let text) = content else { return false }
    return text.soleReference != nil
  }

  fileprivate var hasReference: Bool {
    guard case .text(let text) = content else { return false }
    return !text.isLiteral
  }

  /// Whether it contains a text as a literal.
  fileprivate func holds(literal wanted: String) -> Bool {
    switch content {
    case .null, .boolean, .number: false
    case .text(let text): text.literal == wanted
    case .list(let items): items.contains { $0.holds(literal: wanted) }
    case .mapping(let entries): entries.contains { $0.value.holds(literal: wanted) }
    }
  }
}

/// Texts that are numbers or booleans elsewhere.
extension String {
  /// How to write the number that a text in a value looks like.
  ///
  /// The number is not repeated, because masking would not find a secret without its sign.
  fileprivate func adviceOnNumber(in written: ValueTemplate) -> String? {
    guard Number(self) == nil, written.holds(literal: self) else { return nil }
    let unsigned = drop { $0 == "+" }
    if unsigned.count == utf8.count - 1, Number(String(unsigned)) != nil {
      return "remove the '+': it turns the number into a text"
    }
    if first == ".", Number("0" + self) != nil {
      return "write a 0 before the point: without it the number is a text"
    }
    let significant = String(drop { $0 == "0" })
    guard first == "0", Number(significant) != nil else { return nil }
    return "remove the leading zeros: they turn the number into a text"
  }

  /// How a boolean is written that is a text as it is written in a value.
  fileprivate func adviceOnBoolean(in written: ValueTemplate) -> String? {
    guard written.holds(literal: self) else { return nil }
    let word: String
    switch lowercased() {
    case "true", "yes", "on": word = "true"
    case "false", "no", "off": word = "false"
    default: return nil
    }
    return self == word ? nil : "write \(word): \(quoted) is a text"
  }
}
