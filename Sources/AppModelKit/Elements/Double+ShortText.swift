extension Double {
  /// The number without the fraction of a whole one: `3`, `2.5`.
  package var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
