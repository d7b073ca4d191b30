import ScenarioRuntime

/// A script that only compares values: `NAME == 'Ada' && COUNT != 3`.
indirect enum FlowComparison {
  case equal(String, String, isNegated: Bool)
  case all([FlowComparison])
  case any([FlowComparison])
}

extension FlowComparison {
  /// Nil for all other scripts.
  init?(_ script: String) {
    let parts = script.parts(separatedBy: "||")
    if parts.count > 1 {
      guard let comparisons = Self.all(parts) else { return nil }
      self = .any(comparisons)
      return
    }
    let operands = script.parts(separatedBy: "&&")
    if operands.count > 1 {
      guard let comparisons = Self.all(operands) else { return nil }
      self = .all(comparisons)
      return
    }
    for (sign, isNegated) in [("===", false), ("!==", true), ("==", false), ("!=", true)] {
      let sides = script.parts(separatedBy: sign)
      guard sides.count == 2 else { continue }
      self = .equal(sides[0], sides[1], isNegated: isNegated)
      return
    }
    return nil
  }

  private static func all(_ scripts: [String]) -> [FlowComparison]? {
    let comparisons = scripts.compactMap(FlowComparison.init)
    return comparisons.count == scripts.count ? comparisons : nil
  }
}

extension String {
  /// The parts between signs that are not in quotes, without blanks around them.
  fileprivate func parts(separatedBy sign: String) -> [String] {
    var parts = [""]
    var quote: Character?
    var rest = self[...]
    while let character = rest.first {
      if quote == nil, rest.hasPrefix(sign) {
        parts.append("")
        rest.removeFirst(sign.count)
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"`".contains(character) {
        quote = character
      }
      parts[parts.count - 1].append(rest.removeFirst())
    }
    return parts.map(\.trimmingBlanks)
  }
}
