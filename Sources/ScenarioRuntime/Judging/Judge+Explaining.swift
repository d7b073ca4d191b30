import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

extension Judge {
  /// Why an expectation does not hold; asked only after ``judge(_:)`` said so.
  func explain(_ expectation: Expectation) throws(ValueFault) -> Mismatch {
    switch expectation.form {
    case .exists(let selector): return try explainAbsence(of: selector)
    case .element(let selector, let conditions): return try explain(selector, conditions)
    case .elements(let selector, let condition): return try explain(selector, condition)
    case .screen(let name): return try explainScreen(scope.text(name))
    case .transition(let name): return try explainTransition(scope.text(name))
    case .equals(let left, let right): return try explainEquals(left, right)
    case .matches(let left, let matcher): return try explainMatch(left, matcher)
    case .call(let call): return try explainCalls(call)
    case .check(let call):
      return try explain(call) { judge, inner throws(ValueFault) in try judge.explain(inner) }
    case .all(let parts): return try explainAll(parts)
    case .any(let parts): return try explainAny(parts)
    case .not(let inner): return try explainNot(inner)
    }
  }

  func explainAbsence(
    of selector: Selector,
    for use: ElementUse = .reading
  ) throws(ValueFault) -> Mismatch {
    try explain(selector) { scope, selector throws(ValueFault) in
      let nearest = try NearestCandidates(to: selector, on: screen, in: scope)
      let shown = scope.shown(selector)
      return Mismatch(
        "no element matches \(shown)",
        expected: (["an element that matches \(shown)"] + scope.meanings(in: selector))
          .joined(separator: "\n"),
        found: nearest.extent,
        candidates: nearest.lines(comparedWith: shown),
        advice: AbsenceAdvice(screen: screen, use: use).advice(on: shown)
      )
    }
  }

  func explainAmbiguity(
    of selector: Selector,
    _ found: [Int],
    for use: ElementUse = .reading
  ) throws(ValueFault) -> Mismatch {
    try explain(selector) { scope, selector throws(ValueFault) in
      let shown = scope.shown(selector)
      return Mismatch(
        "\(found.count) elements match \(shown), but exactly one must",
        expected: "exactly one element that matches \(shown)",
        found: "\(found.count) elements",
        candidates: places(of: found),
        advice: AmbiguityAdvice(screen: screen, scope: scope, selector: selector, found: found)
          .advice(for: use),
        targets: found
      )
    }
  }

  /// Explains a selector; one that is a word alone is explained as what the word stands for.
  private func explain(
    _ selector: Selector,
    _ explanation: (Scope, Selector) throws(ValueFault) -> Mismatch
  ) throws(ValueFault) -> Mismatch {
    guard let call = selector.soleName else { return try explanation(scope, selector) }
    let (meaning, inner) = try scope.selector(of: call)
    var mismatch = try judging(in: inner).explain(meaning, explanation)
    mismatch.summary = "\(call.name.value): \(mismatch.summary)"
    return mismatch
  }

  private func explain(
    _ selector: Selector,
    _ conditions: [ElementCondition]
  ) throws(ValueFault) -> Mismatch {
    let found = try matches(selector)
    if let flag = conditions.soleExistence, try !scope.boolean(flag) {
      return try explainPresence(of: selector, found)
    }
    guard let index = found.first else { return try explainAbsence(of: selector) }
    guard found.count == 1 else { return try explainAmbiguity(of: selector, found) }
    return try explain(conditions, of: index, meantBy: selector)
  }

  private func explainPresence(
    of selector: Selector,
    _ found: [Int]
  ) throws(ValueFault) -> Mismatch {
    try explain(selector) { scope, selector throws(ValueFault) in
      let shown = scope.shown(selector)
      return Mismatch(
        "\(counted(found, "element")) \(shown), but none should",
        expected: "no element that matches \(shown)",
        found: counted(found.count, "element"),
        candidates: places(of: found),
        targets: found
      )
    }
  }

  private func explain(
    _ selector: Selector,
    _ condition: ElementsCondition
  ) throws(ValueFault) -> Mismatch {
    let found = try matches(selector)
    let selector = scope.shown(selector)
    if let count = condition.count, try !CountMatching(count, in: scope).holds(of: found.count) {
      return explain(count: try scope.words(of: count), of: selector, found)
    }
    return try explain(labels: condition.labels ?? [], of: selector, found)
  }

  private func explain(count wanted: String, of selector: Selector, _ found: [Int]) -> Mismatch {
    Mismatch(
      "\(counted(found, "element")) \(selector), not \(wanted)",
      expected: "count: \(wanted)",
      found: "count: \(found.count)",
      candidates: places(of: found),
      advice: found.isEmpty
        ? AbsenceAdvice(screen: screen, use: .reading).advice(on: selector) : nil,
      targets: found
    )
  }

  private func explain(
    labels wanted: [Text],
    of selector: Selector,
    _ found: [Int]
  ) throws(ValueFault) -> Mismatch {
    let actual = found.map { screen.elements[$0].label }
    let shown = try scope.texts(wanted)
    return Mismatch(
      "the labels of \(selector) differ\(reason(actual, shown))",
      expected: "labels: \(quotedList(shown))",
      found: "labels: \(quotedList(actual))",
      targets: found
    )
  }

  private func explainScreen(_ name: String) -> Mismatch {
    let actual = screen.screen.map { "the screen is '\($0)'" } ?? "a transition is under way"
    return Mismatch(
      "\(actual), not '\(name)'",
      expected: "screen: \(name)",
      found: screen.screen.map { "screen: \($0)" } ?? "a transition is under way"
    )
  }

  private func explainTransition(_ name: String) -> Mismatch {
    let latest = screen.latestTransition
    let actual =
      name == "none"
      ? "the screen changed since the last gesture" : "the latest transition is not '\(name)'"
    return Mismatch(
      actual,
      expected: "transition: \(name)",
      found: latest.map { "transition: \($0)" } ?? "no transition since launch"
    )
  }

  private func explainEquals(
    _ left: ValueTemplate,
    _ right: ValueTemplate
  ) throws(ValueFault) -> Mismatch {
    let difference = ValueDifference(try scope.value(of: left), try scope.value(of: right))
    return Mismatch(
      difference.summary,
      expected: "two equal values",
      found: difference.found,
      advice: difference.advice(on: (left, right))
    )
  }

  /// Explains a check of the vocabulary by its own words and arguments.
  func explain(
    _ call: Call,
    _ explanation: (Judge, Expectation) throws(ValueFault) -> Mismatch
  ) throws(ValueFault) -> Mismatch {
    let (expectation, scope) = try expectation(of: call)
    var mismatch = try explanation(judging(in: scope), expectation)
    mismatch.summary = "\(call.name.value): \(mismatch.summary)"
    return mismatch
  }

  private func explainAll(_ parts: [Expectation]) throws(ValueFault) -> Mismatch {
    var mismatches: [Mismatch] = []
    for part in parts {
      switch try judge(part) {
      case .holds: break
      case .fails, .absent, .ambiguous: mismatches.append(try explain(part))
      }
    }
    return Mismatch(joining: mismatches, of: parts, "do not hold")
  }

  private func explainAny(_ parts: [Expectation]) throws(ValueFault) -> Mismatch {
    var mismatches: [Mismatch] = []
    for part in parts { mismatches.append(try explain(part)) }
    return Mismatch(joining: mismatches, after: "none of \(parts.count) alternatives holds: ")
  }

  private func explainNot(_ inner: Expectation) throws(ValueFault) -> Mismatch {
    switch try judge(inner) {
    case .absent:
      var mismatch = try explainUndecidable(inner)
      if mismatch.advice == nil, try !isNearlyThere(inner) {
        mismatch.advice = "to expect that it is absent, use 'exists: false'"
      }
      return mismatch
    case .ambiguous: return try explainUndecidable(inner)
    case .holds, .fails: break
    }
    if case .exists(let selector) = inner.form {
      return try explainPresence(of: selector, try matches(selector))
    }
    if case .call(let call) = inner.form, call.count == nil, call.answered == nil {
      return try explainUnwantedCalls(call)
    }
    let shown = scope.shown(inner)
    return Mismatch(
      "\(shown) holds, but should not",
      expected: Expectation(.not(shown), span: inner.span).description,
      found: "it holds"
    )
  }

  /// Whether the element of an expectation exists except for a misspelling, so that its absence is
  /// not meant.
  private func isNearlyThere(_ expectation: Expectation) throws(ValueFault) -> Bool {
    guard case .element(let selector, _) = expectation.form else { return false }
    return try !doubts(aboutAbsenceOf: selector).isEmpty
  }

  /// The first of some elements, each in one line: enough to see what is there, few enough to read.
  private func places(of found: [Int]) -> [String] { found.prefix(8).map { screen.place(of: $0) } }
}

extension Mismatch {
  /// The mismatches of some of several parts; that of a single one as it is.
  init(joining mismatches: [Mismatch], of parts: [Expectation], _ verdict: String) {
    let heading = "\(mismatches.count) of \(parts.count) \(verdict): "
    self = mismatches.count == 1 ? mismatches[0] : Mismatch(joining: mismatches, after: heading)
  }
}

/// What was found, with the verb: `1 element matches`, `2 elements match`.
func counted(_ found: [some Any], _ noun: String) -> String {
  "\(counted(found.count, noun)) \(found.count == 1 ? "matches" : "match")"
}

extension Selector {
  /// The use of a word that the selector consists of, if it is that alone.
  var soleName: Call? {
    guard criteria.count == 1, choice == nil, case .named(let call) = criteria[0] else {
      return nil
    }
    return call
  }
}

/// Why lists of labels differ, where the first that do look the same.
private func reason(_ actual: [String], _ wanted: [String]) -> String {
  let pairs = zip(actual, wanted).enumerated()
  guard let (index, pair) = pairs.first(where: { $0.element.0 != $0.element.1 }),
    let difference = LookAlikes.difference(pair.0, pair.1)
  else { return "" }
  return ": at [\(index)] \(difference)"
}

/// Texts as the language writes a list of them.
private func quotedList(_ texts: [String]) -> String {
  "[\(texts.map(\.quoted).joined(separator: ", "))]"
}
