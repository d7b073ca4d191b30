import ScenarioModel

extension Judge {
  /// Explains why an expectation can't be judged.
  ///
  /// Parts that merely fail are left out, because under `not` such a part is right.
  func explainUndecidable(_ expectation: Expectation) throws(ValueFault) -> Mismatch {
    switch expectation.form {
    case .all(let parts), .any(let parts): return try explainUndecidable(among: parts)
    case .not(let inner): return try explainUndecidable(inner)
    case .check(let call):
      return try explain(call) { judge, inner throws(ValueFault) in
        try judge.explainUndecidable(inner)
      }
    case .exists, .element, .elements, .screen, .transition, .equals, .matches, .call:
      return try explain(expectation)
    }
  }

  private func explainUndecidable(among parts: [Expectation]) throws(ValueFault) -> Mismatch {
    var mismatches: [Mismatch] = []
    for part in parts {
      switch try judge(part) {
      case .holds, .fails: break
      case .absent, .ambiguous: mismatches.append(try explainUndecidable(part))
      }
    }
    return Mismatch(joining: mismatches, of: parts, "can't be judged")
  }
}
