import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// The memory of an attempt for its doubts: each place is doubted once, and an element that was
/// found earlier under the same text is not doubted.
struct DoubtMemory {
  /// The selectors that found elements; they are looked at only if a doubt arises.
  private(set) var found: [Selector] = []

  /// The places at which a warning was given.
  private var places: Set<String> = []

  /// How many elements may still be compared: a loop over a long list is not looked at to its end.
  private var elementsLeft = 20_000

  /// Whether a screen may be looked at more closely, which is counted.
  mutating func takesLook(at screen: ScreenSnapshot) -> Bool {
    guard elementsLeft > 0 else { return false }
    elementsLeft -= screen.elements.count
    return true
  }

  /// Reserves space for the finds of `count` steps.
  mutating func reserveCapacity(_ count: Int) {
    found.reserveCapacity(min(count, Self.mostFound))
  }

  /// Remembers how an element was found, because the element may be gone later.
  mutating func noteFound(_ selector: Selector) {
    if found.count < Self.mostFound { found.append(selector) }
  }

  /// Whether a place is doubted for the first time.
  mutating func isNew(_ doubt: Doubt) -> Bool { places.insert(doubt.span.location).inserted }

  private static let mostFound = 1_000
}

extension Interpreter {
  /// Warns where an expectation holds, but hardly for the reason that was meant.
  mutating func noteDoubts(about expectation: Expectation) throws(Failure) {
    guard expectation.mayHoldByMistake else { return noteFound(by: expectation) }
    notes += try doubts { judge throws(ValueFault) in try judge.doubts(about: expectation) }
  }

  /// Adds the same warnings if a condition does not hold.
  mutating func noteDoubts(aboutAbsenceIn condition: Expectation, at slot: Int) throws(Failure) {
    let doubts = try doubts { judge throws(ValueFault) in
      try judge.doubts(aboutAbsenceIn: condition)
    }
    log.note(doubts, at: slot)
  }

  /// Warns if nothing was scrolled although the element that was meant is out of sight.
  mutating func noteDoubts(aboutScrollingTo goal: Expectation) throws(Failure) {
    notes += try doubts { judge throws(ValueFault) in try judge.doubts(aboutScrollingTo: goal) }
  }

  private mutating func noteFound(by expectation: Expectation) {
    switch expectation.form {
    case .exists(let selector), .element(let selector, _): doubted.noteFound(selector)
    case .elements, .screen, .transition, .equals, .matches, .call, .check, .all, .any, .not: break
    }
  }

  private mutating func doubts(
    _ question: (Judge) throws(ValueFault) -> [Doubt]
  ) throws(Failure) -> [StepNote] {
    let screen = look()
    guard doubted.takesLook(at: screen) else { return [] }
    var notes: [StepNote] = []
    for doubt in try ask(about: screen, question)
    where !wasThere(doubt.wanted) && doubted.isNew(doubt) {
      notes.append(.warning(doubt.warning))
    }
    return notes
  }

  /// Whether an element was found before by just this text, so that it may well be gone.
  private func wasThere(_ wanted: String?) -> Bool {
    guard let wanted else { return false }
    return doubted.found.contains { selector in
      selector.criteria.contains { criterion in
        criterion.wholeText.map { (try? scope.text($0)) == wanted } ?? false
      }
    }
  }
}
