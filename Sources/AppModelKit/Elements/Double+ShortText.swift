extension Double {
  /// The number without the fraction of a whole one: `3`, `2.5`.
  package var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number as points on a screen, with at most two decimals: `114.33`.
  package var pointsText: String { ((self * 100).rounded() / 100).shortText }
}
