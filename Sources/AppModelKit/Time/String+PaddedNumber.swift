extension String {
  mutating func append(number: Int, width: Int) {
    let digits = String(number)
    for _ in 0..<max(0, width - digits.utf8.count) { append("0") }
    append(digits)
  }
}
