import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Judge {
  /// The reasons to doubt an expectation that holds because something is absent or unequal: probably
  /// something else was meant, which is there or equal.
  func doubts(about expectation: Expectation) throws(ValueFault) -> [Doubt] {
    switch expectation.form {
    case .element(let selector, let conditions):
      guard conditions.soleExistence != nil else { return [] }
      return try doubts(aboutAbsenceOf: selector)
    case .elements(let selector, _): return try doubts(aboutAbsenceOf: selector)
    case .not(let inner): return try doubts(aboutAbsenceIn: inner)
    case .all(let parts):
      var doubts: [Doubt] = []
      for part in parts { doubts += try self.doubts(about: part) }
      return doubts
    case .exists, .screen, .transition, .equals, .matches, .call, .check, .any: return []
    }
  }

  /// The reasons to doubt that an expectation fails for the reason that was meant.
  func doubts(aboutAbsenceIn expectation: Expectation) throws(ValueFault) -> [Doubt] {
    switch expectation.form {
    case .exists(let selector): return try doubts(aboutAbsenceOf: selector)
    case .any(let parts):
      var doubts: [Doubt] = []
      for part in parts { doubts += try self.doubts(aboutAbsenceIn: part) }
      return doubts
    case .equals(let left, let right):
      return try doubts(aboutDifferenceOf: left, right, at: expectation.span)
    case .element, .elements, .screen, .transition, .matches, .call, .check, .all, .not: return []
    }
  }

  /// The doubt about a `scroll` that moved nothing because its goal held from the start.
  ///
  /// An element exists even while it is scrolled out of sight, so `until: Row 8` holds at once.
  func doubts(aboutScrollingTo goal: Expectation) throws(ValueFault) -> [Doubt] {
    guard let selector = goal.elementThatMustExist else { return [] }
    let found = try matches(selector)
    guard !found.isEmpty, found.allSatisfy(screen.isOutOfSight) else { return [] }
    return [
      Doubt(
        "nothing was scrolled: the element exists, but it is out of sight",
        at: goal.span,
        "to scroll to it, write {element: ..., hittable: true}"
      )
    ]
  }

  /// Values that look the same and are of two kinds never become equal.
  private func doubts(
    aboutDifferenceOf left: ValueTemplate,
    _ right: ValueTemplate,
    at span: SourceSpan
  ) throws(ValueFault) -> [Doubt] {
    let values = (try scope.value(of: left), try scope.value(of: right))
    guard values.0.isEqualButForKinds(to: values.1) else { return [] }
    let difference = ValueDifference(values.0, values.1)
    return [
      Doubt(
        "the two are unequal only because \(difference.kinds)",
        at: span,
        difference.advice(on: (left, right))
      )
    ]
  }

  /// The reasons to doubt that a selector without a match was meant as it is written.
  func doubts(aboutAbsenceOf selector: Selector) throws(ValueFault) -> [Doubt] {
    guard selector.choice == nil else { return [] }
    if try isNameOfScreen(selector), try matches(selector).isEmpty {
      return [
        Doubt(
          "no element has this text, but the screen has this name",
          at: selector.span,
          "write {screen: ...} to ask for a screen",
          wanted: screen.screen
        )
      ]
    }
    if let doubt = try doubt(aboutContentOf: selector) { return [doubt] }
    guard try mayMissSlightly(selector) else { return [] }
    let nearest = try NearestCandidates(to: selector, on: screen, in: scope)
    guard let miss = nearest.slightestMiss else { return [] }
    return [
      Doubt(
        "no element matches this, but \(screen.elements[miss.index].shortDescription) nearly does: "
          + miss.difference,
        at: selector.span,
        "if you mean that element, write its text exactly",
        wanted: miss.wanted
      )
    ]
  }

  /// The doubt about the text of a cell or another element, which only an element in it has.
  private func doubt(aboutContentOf selector: Selector) throws(ValueFault) -> Doubt? {
    guard selector.criteria.count == 2, case .type(let type) = selector.criteria[0],
      case .anyProperty(let text) = selector.criteria[1]
    else { return nil }
    let wanted = try scope.text(text)
    guard let inner = screen.element(with: WantedText(wanted), inBare: type),
      try matches(selector).isEmpty
    else { return nil }
    return Doubt(
      "no \(type.rawValue) has this text, but \(screen.elements[inner].shortDescription) in one has",
      at: selector.span,
      "to ask for the text in it, write {type: \(type.rawValue), containing: ...}",
      wanted: wanted
    )
  }

  private func isNameOfScreen(_ selector: Selector) throws(ValueFault) -> Bool {
    guard let text = selector.soleText else { return false }
    return screen.screen == (try scope.text(text))
  }

  /// Whether a selector needs a closer look; most texts that are expected to be absent need none.
  private func mayMissSlightly(_ selector: Selector) throws(ValueFault) -> Bool {
    for criterion in selector.criteria {
      if let text = criterion.wholeText, isLikeSomeText(try scope.text(text)) { return true }
    }
    return false
  }

  private func isLikeSomeText(_ wanted: String) -> Bool {
    guard let ends = TextEnds(of: wanted) else { return false }
    return screen.elements.indices.contains { screen.elements[$0].mayDifferSlightly(from: ends) }
  }
}

extension ScreenSnapshot {
  /// The first element with a text that is in an element of a type without any text of its own.
  fileprivate func element(with text: WantedText, inBare type: ElementType) -> Int? {
    for index in elements.indices where elements[index].type == type && elements[index].hasNoText {
      let inner = descendants(of: index).first { elements[$0].hasProperty(text) }
      if let inner { return inner }
    }
    return nil
  }
}

extension ElementSnapshot {
  fileprivate func mayDifferSlightly(from text: TextEnds) -> Bool {
    text.mayDifferSlightly(from: label) || text.mayDifferSlightly(from: identifier)
      || text.mayDifferSlightly(from: value) || text.mayDifferSlightly(from: title)
      || text.mayDifferSlightly(from: placeholder)
  }
}

extension Expectation {
  /// Whether it may hold because something is missing or not equal.
  ///
  /// That is quick to decide for most expectations.
  var mayHoldByMistake: Bool {
    switch form {
    case .element(_, let conditions): conditions.soleExistence != nil
    case .elements, .not: true
    case .all(let parts): parts.contains(where: \.mayHoldByMistake)
    case .exists, .screen, .transition, .equals, .matches, .call, .check, .any: false
    }
  }

  /// The element that the expectation asks for, if it asks for nothing but its existence.
  fileprivate var elementThatMustExist: Selector? {
    switch form {
    case .exists(let selector): selector
    case .element(let selector, let conditions): conditions.soleExistence != nil ? selector : nil
    case .elements, .screen, .transition, .equals, .matches, .call, .check, .all, .any, .not: nil
    }
  }
}

extension ScreenSnapshot {
  /// Whether an element is scrolled out of its container or lies off the screen.
  fileprivate func isOutOfSight(_ index: Int) -> Bool {
    switch obstruction(of: index) {
    case .scrolledOut, .offScreen: true
    case .covered, .coveredByPart, .hidden, .moving, nil: false
    }
  }
}

/// Why it is doubtful that an expectation holds as it was meant to.
struct Doubt {
  let warning: Diagnostic
  let span: SourceSpan

  /// The text that is not there as it is written, if that is what is doubtful.
  let wanted: String?

  fileprivate init(
    _ reason: String,
    at span: SourceSpan,
    _ suggestion: String?,
    wanted: String? = nil
  ) {
    warning = Diagnostic(
      .doubtfulPass(reason),
      severity: .warning,
      at: span,
      suggestion: suggestion
    )
    self.span = span
    self.wanted = wanted
  }
}

extension Selector.Criterion {
  /// The text that a property must be as a whole: ends and parts of texts can begin with blanks.
  var wholeText: Text? {
    switch self {
    case .anyProperty(let text): text
    case .identifier(let matcher), .text(_, let matcher): matcher.soleText
    case .type, .state, .within, .childOf, .containing, .named: nil
    }
  }
}
