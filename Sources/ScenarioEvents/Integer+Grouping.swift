extension BinaryInteger {
  /// The number with commas between groups of three digits: `4,900`.
  package var grouped: String {
    let digits = Array(magnitude.description.utf8)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}

extension Int {
  /// The number of some things: `1 run`, `4,900 runs`.
  package func grouped(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
