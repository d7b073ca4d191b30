extension ElementSnapshot.Adjustment {
  /// Whether the control can be set to a value; numbers are written as in scenarios.
  package func accepts(_ value: String) -> Bool {
    switch self {
    case .options(let options, _): options.contains(value)
    case .fraction: value.isNumber(in: 0...1)
    case .onOff: ["on", "off"].contains(value)
    case .number(let range, let step, let start):
      value.isNumber(in: range)
        && value.isNumber(inStepsOf: step, from: [start, range.lowerBound, range.upperBound])
    case .date(let range): CalendarDate(text: value).map(range.contains) == true
    case .written(let form): form.accepts(value)
    }
  }
}

extension String {
  fileprivate func isNumber(in range: ClosedRange<Double>) -> Bool {
    var scanner = NumberScanner(self)
    return scanner.scan() != nil && Double(self).map(range.contains) == true
  }

  /// Whether a number is whole steps away from one of some others, apart from rounding.
  fileprivate func isNumber(inStepsOf step: Double?, from starts: [Double]) -> Bool {
    guard let step, let number = Double(self) else { return true }
    return starts.contains { start in
      let count = (number - start) / step
      return abs(count - count.rounded()) < 1e-6
    }
  }
}
