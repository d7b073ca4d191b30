import AppModelKit

extension DelayCause {
  /// The delay with its lengths: `the 2nd 'network' takes 0 ms (usually 490 ms, range 0 to 4,900 ms)`.
  package var text: String {
    text(
      taking: lengths.map(text).joined(separator: " or "),
      isBisected ? "found by bisection, so there may be gaps; " : ""
    )
  }

  /// The delay with the length that it has in the run that shows it.
  package var textOfExample: String { text(taking: "\(length.grouped) ms") }

  private func text(taking lengths: String, _ doubt: String = "") -> String {
    let meaning = Delay.meaning(of: name).map { "\($0); " } ?? ""
    return "\(title) takes \(lengths) (\(doubt)\(meaning)usually \(nominal.grouped) ms, "
      + "range \(range.lowerBound.grouped) to \(range.upperBound.grouped) ms)"
  }

  private var title: String {
    occurrence.map { "the \($0.ordinal) '\(name)'" } ?? "'\(name)'"
  }

  private func text(of lengths: ClosedRange<Int64>) -> String {
    let (first, last) = (lengths.lowerBound, lengths.upperBound)
    if first == last { return "\(first.grouped) ms" }
    if last == range.upperBound { return "\(first.grouped) ms or more" }
    if first == range.lowerBound { return "\(last.grouped) ms or less" }
    return "\(first.grouped) to \(last.grouped) ms"
  }
}

extension BinaryInteger {
  /// The number as one of a row: `2nd`.
  fileprivate var ordinal: String {
    let isTeen = (11...13).contains(Int(self % 100))
    let ending =
      switch isTeen ? 0 : Int(self % 10) {
      case 1: "st"
      case 2: "nd"
      case 3: "rd"
      default: "th"
      }
    return "\(self)\(ending)"
  }
}
