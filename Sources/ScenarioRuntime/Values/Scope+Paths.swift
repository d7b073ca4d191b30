package import ScenarioModel
import Suggestions

/// Values that paths lead to.
extension Scope {
  /// The value that a path leads to.
  package func value(of reference: Reference) throws(ValueFault) -> Value {
    var (value, steps) = try start(of: reference)
    for step in steps {
      value = try part(of: value, at: step, in: reference)
    }
    return value
  }

  /// The value where a path leaves what is written, and the steps that it takes from there.
  ///
  /// Within a list or mapping that is written out no more is filled in than the path leads to: all of
  /// a long list for each of its items would take the square of its length.
  private func start(
    of reference: Reference
  ) throws(ValueFault) -> (value: Value, steps: ArraySlice<Reference.Step>) {
    let name = reference.name
    var steps = reference.steps[...]
    if let value = locals[name] ?? remembered[name] { return (value, steps) }
    switch variables[name] {
    case .value(let value, _): return (value, steps)
    case .template(var template):
      while let step = steps.first, let part = try part(of: template, at: step) {
        template = part
        steps.removeFirst()
      }
      return (try global(at: reference.span).value(of: template), steps)
    case nil:
      throw ValueFault(
        "'\(name)' is not defined",
        at: reference.span,
        suggestion: didYouMean(name, among: comparableNames)
      )
    }
  }

  /// The names that one can be compared with; none where they are too many, which even to sort takes
  /// its time.
  private var comparableNames: [String] {
    let names = Array(locals.keys) + Array(remembered.keys) + variables.names
    return names.count > mostComparedNames ? [] : names.sorted()
  }

  /// The part of a written value that a step leads to; nil if only the value shows it.
  private func part(
    of template: ValueTemplate,
    at step: Reference.Step
  ) throws(ValueFault) -> ValueTemplate? {
    switch (template.content, step) {
    case (.mapping(let entries), .key(let key)): entries.first { $0.key.value == key }?.value
    case (.list(let items), .index(let index)): items.item(at: index)
    case (.list(let items), .computedIndex(let inner)): try items.item(at: index(from: inner))
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, .key), (.mapping, .index),
      (.mapping, .computedIndex):
      nil
    }
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
        suggestion: Self.advice(onKey: key, among: entries.map(\.key))
      )
    }
    return found
  }

  private static func advice(onKey key: String, among known: [String]) -> String? {
    if let nearest = nearestName(to: key, among: known) {
      return nearest.isName
        ? "did you mean '\(nearest)'?" : "no path can hold '\(nearest)'; rename it in the data"
    }
    guard known.count == 1, known[0].looksLikeColumns else { return nil }
    return "the only key is '\(known[0])'; separate the columns of a CSV file by commas"
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
        "'\(reference.source)' has no item \(index); "
          + "the list has \(items.count), from 0",
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
        "'\(reference.source)' is not a whole number, but an index must be one",
        at: reference.span
      )
    }
    return index
  }
}

extension [ValueTemplate] {
  fileprivate func item(at index: Int) -> ValueTemplate? {
    indices.contains(index) ? self[index] : nil
  }
}
