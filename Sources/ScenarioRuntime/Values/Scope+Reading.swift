import AppModelKit
import Patterns
import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Values of places that have rules of their own.
extension Scope {
  /// The value of a variable, if it has one before anything is run.
  func value(ofVariable name: String) -> Value? {
    switch variables[name] {
    case .value(let value, _): value
    case .template(let template): try? value(of: template)
    case nil: nil
    }
  }

  func word<Word>(_ setting: Resolvable<Word>) throws(ValueFault) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    switch setting {
    case .literal(let word, _): return word
    case .template(let text): return try word(text, Word.self)
    }
  }

  private func word<Word>(_ text: Text, _ words: Word.Type) throws(ValueFault) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let value = try value(of: text)
    let name: String? = if case .text(let name) = value { name } else { nil }
    if let word = name.flatMap(Word.init(rawValue:)) { return word }
    let known = Word.allCases.map(\.rawValue)
    throw .unfit(
      value,
      of: text,
      wanted: known.map { "'\($0)'" }.joined(separator: " or "),
      suggestion: name.flatMap { didYouMean($0, among: known) }
    )
  }

  /// Whether an app is to stay closed at first.
  func isManual(_ launch: LaunchOptions) throws(ValueFault) -> Bool {
    switch launch.manual {
    case nil: return false
    case .flag(let flag): return try boolean(flag)
    case .word(let word): return try self.word(word) == .manual
    }
  }

  func pattern(_ text: Text, caseRule: CaseRule = .exact) throws(ValueFault) -> Pattern {
    let source = try nonEmptyText(text)
    do throws(PatternFault) {
      return try Pattern(source, ignoringCase: caseRule == .ignoringCase)
    } catch {
      throw ValueFault(
        "\(source.quoted) \(error.text)",
        at: text.span,
        suggestion: error.suggestion
      )
    }
  }

  /// The values that a loop goes through; none only where that is allowed.
  func values(of iteration: Iteration) throws(ValueFault) -> [Value] {
    let value = try value(of: iteration.values)
    let place = iteration.values.span
    return try items(of: value, at: place, allowsEmpty: iteration.allowsEmpty)
  }

  func items(
    of value: Value,
    at place: SourceSpan,
    allowsEmpty: Resolvable<Bool>?
  ) throws(ValueFault) -> [Value] {
    guard case .list(let items) = value else {
      throw ValueFault("'forEach' needs a list, but \(place.text) is \(value.kindName)", at: place)
    }
    guard items.isEmpty else { return items }
    if let allowsEmpty, try boolean(allowsEmpty) { return items }
    throw ValueFault(
      "'forEach' has an empty list, so nothing would run",
      at: place,
      suggestion: "write 'allowEmpty: true' if that is meant"
    )
  }

  /// Refuses a `first` that is not true, as there is nothing that it could mean.
  func checkFirst(_ flag: Resolvable<Bool>) throws(ValueFault) {
    if try boolean(flag) { return }
    throw ValueFault(
      "'\(flag.description)' is false, but 'first' must be 'true'",
      at: flag.span,
      suggestion: "leave it out"
    )
  }

  /// What does not exist has no other property to look at.
  func checkPresence(_ text: Text) throws(ValueFault) {
    if try boolean(.template(text)) { return }
    throw ValueFault(
      "'\(text.source)' is false, but 'exists: false' can't be combined with another condition",
      at: text.span,
      suggestion: "put the other conditions into the selector of 'element'"
    )
  }

  /// Reads a template as a place needs it, to see whether it fits.
  func check(_ text: Text, as kind: PlaceKind?) throws(ValueFault) {
    switch kind {
    case nil: _ = try self.text(text)
    case .value: _ = try value(of: text)
    case .matchedText: _ = try matchedText(of: value(of: text), at: text.span)
    case .nonEmptyText: _ = try nonEmptyText(text)
    case .pattern: _ = try pattern(text)
    case .direction: _ = try word(text, Direction.self)
    case .settling: _ = try word(text, Header.Settling.self)
    case .auditRule: _ = try word(text, AuditExemption.Rule.self)
    case .manualLaunch: _ = try word(text, ManualLaunch.Word.self)
    case .boolean: _ = try boolean(.template(text))
    case .choiceOfFirst: try checkFirst(.template(text))
    case .presence: try checkPresence(text)
    case .integer: _ = try integer(.template(text))
    case .count: _ = try count(.template(text))
    case .number: _ = try number(.template(text))
    case .scale: _ = try positiveNumber(.template(text))
    case .duration: _ = try duration(.template(text))
    case .date: _ = try date(.template(text))
    case .loop(let allowsEmpty):
      _ = try items(of: try value(of: text), at: text.span, allowsEmpty: allowsEmpty)
    }
  }
}
