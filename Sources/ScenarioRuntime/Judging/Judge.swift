import AppModelKit
import ScenarioModel

/// Whether an expectation holds at one moment, or why that can't be decided.
enum Judgement {
  case holds
  case fails

  /// Exactly one element is needed and none matches: not even the opposite holds.
  case absent

  /// Exactly one element is needed and several match: not even the opposite holds.
  case ambiguous

  init(_ holds: Bool) { self = holds ? .holds : .fails }

  /// The judgement of `not`; an undecidable judgement stays undecidable.
  var negated: Judgement {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .absent: .absent
    case .ambiguous: .ambiguous
    }
  }
}

/// Judges expectations by one screen and the values that names have at that moment.
///
///     let judge = Judge(screen: session.screen, scope: scope)
///     if try judge.judge(expectation) != .holds {
///       print(try judge.explain(expectation).summary)  // "label of staticText #status is 'a', not 'b'"
///     }
struct Judge {
  let screen: ScreenSnapshot

  /// The calls that the app has made since launch; nil where nobody can see them.
  let calls: [RecordedCall]?
  let scope: Scope

  func judge(_ expectation: Expectation) throws(ValueFault) -> Judgement {
    switch expectation.form {
    case .exists(let selector): return Judgement(try !matches(selector).isEmpty)
    case .element(let selector, let conditions): return try judge(selector, conditions)
    case .elements(let selector, let condition):
      return Judgement(try holds(condition, of: matches(selector)))
    case .screen(let name): return Judgement(screen.screen == (try scope.screenName(name)))
    case .transition(let name): return Judgement(try isLatestTransition(scope.transitionName(name)))
    case .equals(let left, let right):
      return Judgement(try scope.value(of: left) == scope.value(of: right))
    case .matches(let left, let matcher): return Judgement(try holds(matcher, of: left))
    case .call(let call): return Judgement(try holds(call))
    case .check(let call): return try judge(call)
    case .all(let parts): return try judgeAll(parts)
    case .any(let parts): return try judgeAny(parts)
    case .not(let inner): return try judge(inner).negated
    }
  }

  /// An undecidable part makes the whole undecidable, so that no `not` can hide it.
  private func judgeAll(_ parts: [Expectation]) throws(ValueFault) -> Judgement {
    var result = Judgement.holds
    for part in parts {
      switch try judge(part) {
      case .holds: break
      case .fails: if result == .holds { result = .fails }
      case .absent: result = .absent
      case .ambiguous: return .ambiguous
      }
    }
    return result
  }

  private func judgeAny(_ parts: [Expectation]) throws(ValueFault) -> Judgement {
    var result = Judgement.fails
    for part in parts {
      switch try judge(part) {
      case .holds: return .holds
      case .fails: break
      case .absent: if result == .fails { result = .absent }
      case .ambiguous: result = .ambiguous
      }
    }
    return result
  }

  /// Judges a check of the vocabulary by its own words and arguments.
  private func judge(_ call: Call) throws(ValueFault) -> Judgement {
    let (expectation, scope) = try expectation(of: call)
    return try judging(in: scope).judge(expectation)
  }

  /// A judge of the same moment by other values of names.
  func judging(in scope: Scope) -> Judge { Judge(screen: screen, calls: calls, scope: scope) }

  /// The expectation of a check, with the scope to judge it in.
  func expectation(of call: Call) throws(ValueFault) -> (Expectation, Scope) {
    guard let word = scope.words.word(call.name.value, of: .check),
      case .check(let expectation) = word.definition.body
    else {
      throw ValueFault("unknown check '\(call.name.value)'", at: call.name.span)
    }
    let inner = try scope.entering(word.definition, in: word.scope, by: call)
    return (expectation, inner)
  }

  private func judge(
    _ selector: Selector,
    _ conditions: [ElementCondition]
  ) throws(ValueFault) -> Judgement {
    let found = try matches(selector)
    if let flag = conditions.soleExistence {
      return Judgement(found.isEmpty != (try scope.boolean(flag)))
    }
    for case .exists(.template(let flag)) in conditions { try scope.checkPresence(flag) }
    guard found.count == 1 else { return found.isEmpty ? .absent : .ambiguous }
    for condition in conditions where try !holds(condition, of: found[0]) { return .fails }
    return .holds
  }

  func matches(_ selector: Selector) throws(ValueFault) -> [Int] {
    try screen.matches(selector, in: scope)
  }

  /// Whether a condition holds of the one element that matches.
  func holds(_ condition: ElementCondition, of index: Int) throws(ValueFault) -> Bool {
    switch condition {
    case .exists(let flag): return try scope.boolean(flag)
    case .text(let property, let matcher):
      return try TextMatching(matcher, in: scope).holds(of: screen.elements[index][property])
    case .type(let type): return screen.elements[index].type == type.value
    case .state(let property, let flag):
      return try screen.state(property, of: index) == scope.boolean(flag)
    case .length(let count):
      return try CountMatching(count, in: scope).holds(of: screen.elements[index].value.count)
    }
  }

  private func holds(_ condition: ElementsCondition, of found: [Int]) throws(ValueFault) -> Bool {
    if let count = condition.count, try !CountMatching(count, in: scope).holds(of: found.count) {
      return false
    }
    guard let labels = condition.labels else { return true }
    return try scope.texts(labels) == found.map { screen.elements[$0].label }
  }

  /// `none` says that the screen did not change since the last gesture.
  private func isLatestTransition(_ name: String) -> Bool {
    name == "none" ? !screen.hasChangedScreenSinceGesture : screen.latestTransition == name
  }
}
