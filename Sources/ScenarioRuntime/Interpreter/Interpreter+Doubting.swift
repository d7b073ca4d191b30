import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// What an attempt keeps so as to doubt each place once, and nothing that was there as it is written.
struct DoubtMemory {
  /// The texts by which elements were found.
  private var foundTexts: Set<String> = []

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

  mutating func noteFound(_ text: String) { foundTexts.insert(text) }

  /// Whether a doubt is worth a warning, which it is once.
  mutating func admits(_ doubt: Doubt) -> Bool {
    if let wanted = doubt.wanted, foundTexts.contains(wanted) { return false }
    return places.insert(doubt.span.location).inserted
  }
}

extension Interpreter {
  /// Warns where an expectation holds, but hardly for the reason that was meant.
  mutating func noteDoubts(about expectation: Expectation) throws(Failure) {
    guard expectation.mayHoldByMistake else { return try noteFound(by: expectation) }
    notes += try doubts { judge throws(ValueFault) in try judge.doubts(about: expectation) }
  }

  /// Warns likewise where a condition does not hold.
  mutating func noteDoubts(
    aboutAbsenceIn condition: Expectation,
    at slot: Int
  ) throws(Failure) {
    let doubts = try doubts { judge throws(ValueFault) in
      try judge.doubts(aboutAbsenceIn: condition)
    }
    log.note(doubts, at: slot)
  }

  /// Keeps in mind by which texts an element was found, as it may well be gone later.
  mutating func noteFound(_ selector: Selector) throws(Failure) {
    for criterion in selector.criteria {
      guard let text = criterion.wholeText else { continue }
      if let literal = text.literal {
        doubted.noteFound(literal)
      } else {
        doubted.noteFound(try self.text(text))
      }
    }
  }

  private mutating func noteFound(by expectation: Expectation) throws(Failure) {
    switch expectation.form {
    case .exists(let selector), .element(let selector, _): try noteFound(selector)
    case .elements, .screen, .transition, .equals, .check, .all, .any, .not: break
    }
  }

  private mutating func doubts(
    _ question: (Judge) throws(ValueFault) -> [Doubt]
  ) throws(Failure) -> [StepNote] {
    guard doubted.takesLook(at: look()) else { return [] }
    let doubts = try ask(question)
    return doubts.filter { doubted.admits($0) }.map { .warning($0.warning) }
  }
}

extension Attempt {
  /// The attempt without what would tell how near a text comes to a secret.
  var withoutDoubts: Attempt {
    var attempt = self
    for index in attempt.steps.indices {
      attempt.steps[index].notes.removeAll { $0.isDoubt }
    }
    return attempt
  }
}

extension StepNote {
  fileprivate var isDoubt: Bool {
    guard case .warning(let diagnostic) = self else { return false }
    return diagnostic.message.id == "doubtful-pass"
  }
}
