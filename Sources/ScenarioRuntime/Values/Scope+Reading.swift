import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// Values of places that have rules of their own.
extension Scope {
  func direction(_ text: Text) throws(ValueFault) -> Direction {
    let word = try self.text(text)
    if let direction = Direction(rawValue: word) { return direction }
    throw ValueFault(
      "\(word.quoted) is no direction",
      at: text.span,
      suggestion: "directions: \(Direction.allCases.map(\.rawValue).joined(separator: ", "))"
    )
  }

  func pattern(_ text: Text) throws(ValueFault) -> Pattern {
    let source = try self.text(text)
    do throws(PatternFault) {
      return try Pattern(source)
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

  /// What does not exist has no other property to look at.
  private func checkPresence(_ text: Text) throws(ValueFault) {
    if try boolean(.template(text)) { return }
    throw ValueFault(
      "'\(text.source)' is false, but 'exists: false' and another condition can't stand together",
      at: text.span,
      suggestion: "put the other conditions into the selector behind 'element'"
    )
  }

  /// Reads a template as a place needs it, to see whether it fits.
  func check(_ text: Text, as kind: PlaceKind?) throws(ValueFault) {
    switch kind {
    case nil: _ = try self.text(text)
    case .value: _ = try value(of: text)
    case .nonEmptyText: _ = try nonEmptyText(text)
    case .pattern: _ = try pattern(text)
    case .direction: _ = try direction(text)
    case .boolean: _ = try boolean(.template(text))
    case .presence: try checkPresence(text)
    case .integer: _ = try integer(.template(text))
    case .count: _ = try count(.template(text))
    case .duration: _ = try duration(.template(text))
    case .date: _ = try date(.template(text))
    case .loop(let allowsEmpty):
      _ = try items(of: try value(of: text), at: text.span, allowsEmpty: allowsEmpty)
    }
  }
}
