extension Unicode.Scalar {
  /// The scalar's number in upper-case hexadecimal digits, padded with zeros.
  package func hexadecimalCode(digits: Int) -> String {
    let code = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - code.count)) + code
  }
}
