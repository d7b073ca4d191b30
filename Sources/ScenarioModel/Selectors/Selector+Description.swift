import AppModelKit
import ScenarioDiagnostics

extension Selector: CustomStringConvertible {
  /// The selector as the file writes it, in flow style: `button: 'Done'`, `{type: cell, index: 0}`.
  ///
  /// A type alone is only its name: `cell`.
  package var description: String {
    if let soleType { return soleType.rawValue }
    let entries = entries
    return entries.hasPrefix("type: ") ? "{\(entries)}" : entries
  }

  /// The keys and values of the selector as a mapping, without braces.
  private var entries: String {
    guard case .type(let type)? = criteria.first, soleType == nil else { return list(criteria) }
    let rest = Array(criteria.dropFirst())
    if case .anyProperty? = rest.first { return "\(type.rawValue): \(list(rest))" }
    return isNestedInType
      ? "\(type.rawValue): {\(list(rest))}" : "type: \(type.rawValue), \(list(rest))"
  }

  /// The type of a selector that consists of nothing else.
  private var soleType: ElementType? {
    guard choice == nil, criteria.count == 1, case .type(let type) = criteria[0] else { return nil }
    return type
  }

  private func list(_ criteria: [Criterion]) -> String {
    (criteria.map(\.description) + [choice?.description].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// The selector as a value within another one: braces around a mapping, none around a text.
  package var nestedDescription: String { soleText?.quotedSource ?? "{\(entries)}" }
}

extension Selector {
  /// The selector as the subject of a sentence: in braces where it has several keys.
  package var sentenceDescription: String {
    let description = description
    return description.contains(", ") && !description.hasPrefix("{")
      ? "{\(description)}" : description
  }
}

extension Selector.Criterion: CustomStringConvertible {
  package var description: String {
    switch self {
    case .anyProperty(let text): text.quotedSource
    case .identifier(let matcher): "id: \(matcher.description)"
    case .text(let property, let matcher): "\(property.rawValue): \(matcher.description)"
    case .type(let type): "type: \(type.rawValue)"
    case .state(let property, let flag): "\(property.rawValue): \(flag.description)"
    case .within(let selector): "within: \(selector.nestedDescription)"
    case .childOf(let selector): "childOf: \(selector.nestedDescription)"
    case .containing(let selector): "containing: \(selector.nestedDescription)"
    case .named(let call): "named: \(call.description)"
    }
  }
}

extension Selector.Choice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .index(let index): "index: \(index.description)"
    case .first(let flag): "first: \(flag.description)"
    }
  }
}

extension Matcher: CustomStringConvertible {
  /// A plain text where the matcher is that alone, else a mapping.
  package var description: String {
    if let soleText { return soleText.quotedSource }
    let flag = ignoresCase.map { "ignoringCase: \($0.description)" }
    let parts = conditions.map(\.description) + [flag].compactMap(\.self)
    return "{\(parts.joined(separator: ", "))}"
  }
}

extension Matcher.Condition: CustomStringConvertible {
  package var description: String {
    switch self {
    case .equals(let text): "is: \(text.quotedSource)"
    case .not(let matcher): "not: \(matcher.description)"
    case .contains(let text): "contains: \(text.quotedSource)"
    case .startsWith(let text): "startsWith: \(text.quotedSource)"
    case .endsWith(let text): "endsWith: \(text.quotedSource)"
    case .matches(let text, _): "matches: \(text.quotedSource)"
    case .anyOf(let matchers): "anyOf: [\(matchers.map(\.description).joined(separator: ", "))]"
    case .length(let count): "length: \(count.description)"
    case .number(let comparison, let number): "\(comparison.rawValue): \(number)"
    }
  }
}

extension CountMatcher: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exactly(let number): number.description
    case .limits(let limits): "{\(limits.map(\.description).joined(separator: ", "))}"
    }
  }
}

extension CountMatcher.Limit: CustomStringConvertible {
  package var description: String { "\(kind.rawValue): \(number.description)" }
}

extension Resolvable: CustomStringConvertible {
  package var description: String {
    switch self {
    case .literal(let value, _): "\(value)"
    case .template(let text): text.source
    }
  }
}

extension Text {
  /// The text in quotes and in one line, as messages show texts and files can have them.
  ///
  /// A text with an apostrophe is in double quotes.
  package var quotedSource: String {
    let shown = VisibleText.escaping(source)
    return isDoubleQuoted ? "\"\(shown)\"" : "'\(shown)'"
  }

  /// Whether ``quotedSource`` in a file is this text.
  package var isQuotedAsInFiles: Bool {
    VisibleText.escaping(source) == source && (isDoubleQuoted || !source.contains("'"))
      && literal?.firstRange(of: "${") == nil
  }

  private var isDoubleQuoted: Bool {
    source.contains("'") && !source.contains { $0 == "\"" || $0 == "\\" }
  }
}
