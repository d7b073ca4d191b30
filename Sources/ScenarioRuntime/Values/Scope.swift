package import ScenarioDiagnostics
package import ScenarioModel

/// The values that names stand for at one point of a run.
package struct Scope: Sendable {
  private var values: [String: Value] = [:]

  package init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  /// The value that a path leads to.
  package func value(of reference: Reference) throws(ValueFault) -> Value {
    guard let root = values[reference.name] else {
      throw ValueFault("'\(reference.name)' is not defined", at: reference.span)
    }
    var value = root
    for step in reference.steps {
      value = try part(of: value, at: step, in: reference)
    }
    return value
  }

  private func part(
    of value: Value,
    at step: Reference.Step,
    in reference: Reference
  ) throws(ValueFault) -> Value {
    switch step {
    case .key(let key): try entry(of: value, at: key, in: reference)
    case .index(let index): try item(of: value, at: index, in: reference)
    case .computedIndex(let inner): try item(of: value, at: index(from: inner), in: reference)
    }
  }

  private func entry(
    of value: Value,
    at key: String,
    in reference: Reference
  ) throws(ValueFault) -> Value {
    guard case .mapping(let entries) = value else {
      throw ValueFault(
        "'\(reference.source)' looks for the key '\(key)' in \(value.kindName)",
        at: reference.span
      )
    }
    guard let found = value[key] else {
      throw ValueFault(
        "'\(reference.source)' has no key '\(key)'",
        at: reference.span,
        suggestion: didYouMean(key, among: entries.map(\.key))
      )
    }
    return found
  }

  private func item(
    of value: Value,
    at index: Int,
    in reference: Reference
  ) throws(ValueFault) -> Value {
    guard case .list(let items) = value else {
      throw ValueFault(
        "'\(reference.source)' looks for item \(index) in \(value.kindName)",
        at: reference.span
      )
    }
    guard items.indices.contains(index) else {
      throw ValueFault(
        "'\(reference.source)' has no item \(index); the list has \(items.count), from 0",
        at: reference.span
      )
    }
    return items[index]
  }

  /// The index that a path within brackets yields: a number, or a text that reads as one.
  private func index(from reference: Reference) throws(ValueFault) -> Int {
    let value = try value(of: reference)
    guard let index = value.number?.integer else {
      throw ValueFault(
        "'\(reference.source)' is no whole number, but an index must be one",
        at: reference.span
      )
    }
    return index
  }
}

/// A value that is missing or of the wrong kind, found only while running.
package struct ValueFault: Error, Sendable {
  package let reason: String
  package let span: SourceSpan
  package let suggestion: String?

  package init(_ reason: String, at span: SourceSpan, suggestion: String? = nil) {
    self.reason = reason
    self.span = span
    self.suggestion = suggestion
  }
}

extension Value {
  /// The number, also where a text reads as one, as those from CSV files and `--var` do.
  var number: Number? {
    switch self {
    case .number(let number): number
    case .text(let text): Number(text)
    case .null, .boolean, .list, .mapping: nil
    }
  }
}
