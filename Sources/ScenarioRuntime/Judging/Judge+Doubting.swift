import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Judge {
  /// What makes it doubtful that an expectation holds as it was meant to: it is about what is not
  /// there, or not equal, and something that is was probably meant.
  func doubts(about expectation: Expectation) throws(ValueFault) -> [Diagnostic] {
    switch expectation.form {
    case .element(let selector, let conditions):
      guard conditions.count == 1, case .exists = conditions[0] else { return [] }
      return try doubts(aboutAbsenceOf: selector)
    case .elements(let selector, _): return try doubts(aboutAbsenceOf: selector)
    case .not(let inner): return try doubts(aboutAbsenceIn: inner)
    case .all(let parts):
      var doubts: [Diagnostic] = []
      for part in parts { doubts += try self.doubts(about: part) }
      return doubts
    case .exists, .screen, .transition, .equals, .check, .any: return []
    }
  }

  /// The same of an expectation that does not hold.
  func doubts(aboutAbsenceIn expectation: Expectation) throws(ValueFault) -> [Diagnostic] {
    switch expectation.form {
    case .exists(let selector): return try doubts(aboutAbsenceOf: selector)
    case .any(let parts):
      var doubts: [Diagnostic] = []
      for part in parts { doubts += try self.doubts(aboutAbsenceIn: part) }
      return doubts
    case .equals(let left, let right):
      return try doubts(aboutDifferenceOf: left, right, at: expectation.span)
    case .element, .elements, .screen, .transition, .check, .all, .not: return []
    }
  }

  /// Values that look the same and are of two kinds never become equal.
  private func doubts(
    aboutDifferenceOf left: ValueTemplate,
    _ right: ValueTemplate,
    at span: SourceSpan
  ) throws(ValueFault) -> [Diagnostic] {
    guard !scope.hidesAnything else { return [] }
    let values = (try scope.value(of: left), try scope.value(of: right))
    let difference = ValueDifference(values.0, values.1, shownAs: values)
    guard difference.isOfKindAlone else { return [] }
    return [
      Diagnostic(
        .doubtfulPass(
          "the two are unequal only because one is \(difference.left.kindName), "
            + "the other \(difference.right.kindName)"
        ),
        severity: .warning,
        at: span,
        suggestion: difference.advice(on: (left, right))
      )
    ]
  }

  /// The same of a selector that matches nothing.
  func doubts(aboutAbsenceOf selector: Selector) throws(ValueFault) -> [Diagnostic] {
    guard !scope.hidesAnything, selector.choice == nil else { return [] }
    if try isNameOfScreen(selector), try matches(selector).isEmpty {
      return [
        .doubt(
          "no element has this text, but the screen has it as its name",
          about: selector,
          "write {screen: ...} to ask for a screen"
        )
      ]
    }
    guard try mayMissSlightly(selector) else { return [] }
    let nearest = try NearestCandidates(to: selector, on: screen, in: scope)
    guard let (index, difference) = nearest.slightestMiss else { return [] }
    return [
      .doubt(
        "no element matches this, but \(screen.elements[index].shortDescription) nearly does: "
          + difference,
        about: selector,
        "if it is meant, write its text as it is"
      )
    ]
  }

  private func isNameOfScreen(_ selector: Selector) throws(ValueFault) -> Bool {
    guard selector.criteria.count == 1, case .anyProperty(let text) = selector.criteria[0] else {
      return false
    }
    return screen.screen == (try scope.text(text))
  }

  /// Whether it is worth a closer look: of the bare texts that are expected to be absent nearly none is.
  private func mayMissSlightly(_ selector: Selector) throws(ValueFault) -> Bool {
    for criterion in selector.criteria {
      switch criterion {
      case .anyProperty(let text): return try isLikeSomeText(scope.text(text))
      case .identifier, .text: return true
      case .type, .state, .within, .childOf, .containing, .named: break
      }
    }
    return false
  }

  private func isLikeSomeText(_ wanted: String) -> Bool {
    screen.elements.indices.contains { screen.elements[$0].mayDifferSlightly(from: wanted) }
  }
}

extension ElementSnapshot {
  fileprivate func mayDifferSlightly(from text: String) -> Bool {
    LookAlikes.mayDifferSlightly(label, text) || LookAlikes.mayDifferSlightly(identifier, text)
      || LookAlikes.mayDifferSlightly(title, text) || LookAlikes.mayDifferSlightly(value, text)
      || LookAlikes.mayDifferSlightly(placeholder, text)
  }
}

extension Expectation {
  /// Whether it may hold because something is not there or not equal; nearly all others are told at once.
  var mayHoldByMistake: Bool {
    switch form {
    case .element(_, let conditions):
      if conditions.count == 1, case .exists = conditions[0] { true } else { false }
    case .elements, .not: true
    case .all(let parts): parts.contains(where: \.mayHoldByMistake)
    case .exists, .screen, .transition, .equals, .check, .any: false
    }
  }
}

extension Diagnostic {
  fileprivate static func doubt(
    _ reason: String,
    about selector: Selector,
    _ suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .doubtfulPass(reason),
      severity: .warning,
      at: selector.span,
      suggestion: suggestion
    )
  }
}
