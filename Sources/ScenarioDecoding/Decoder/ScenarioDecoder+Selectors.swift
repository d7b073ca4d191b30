import AppModelKit
import ScenarioModel
import ScenarioYAML
import Suggestions

extension ScenarioDecoder {
  /// A text, or a mapping whose keys must all hold.
  mutating func selector(
    _ node: YAMLNode,
    _ name: String,
    beside neighbours: KeyNames? = nil,
    as use: SelectorUse = .element
  ) -> Selector? {
    switch node.kind {
    case .scalar:
      guard !node.isLeftOut else {
        report(
          .wrongKind(name, KeyKind.selector.phrase, found: "nothing"),
          at: node.span,
          suggestion: node.precedesTightComment
            ? "' #' begins a comment; quote a text that begins with '#'" : nil
        )
        return nil
      }
      guard let text = nonEmptyText(node, name) else { return nil }
      warn(of: ForeignPattern.misreading(of: text, as: .anyProperty), in: node)
      warn(of: node.misreading(ofSelector: text, as: use), in: node)
      return Selector([.anyProperty(text)], span: text.span)
    case .mapping: return selectorMapping(node, beside: neighbours, as: use)
    case .sequence:
      report(
        .wrongKind(name, KeyKind.selector.phrase, found: "a list"),
        at: node.span,
        suggestion: use.adviceOnList
      )
      return nil
    }
  }

  private mutating func selectorMapping(
    _ node: YAMLNode,
    beside neighbours: KeyNames?,
    as use: SelectorUse
  ) -> Selector? {
    var parts = SelectorParts()
    var isWhole = true
    for entry in node.entries where !neighbours.contains(entry.key) {
      isWhole = decode(entry, of: node, into: &parts, beside: neighbours, as: use) && isWhole
    }
    isWhole = decodeName(node, into: &parts) && isWhole
    guard isWhole else { return nil }
    guard !parts.isEmpty else {
      report(.emptyMapping("a selector"), at: node.span)
      return nil
    }
    return Selector(
      parts.criteria,
      choice: parts.choice?.choice,
      isNestedInType: parts.isNestedInType,
      span: node.span
    )
  }

  /// Decodes one key of a selector; false if that failed.
  private mutating func decode(
    _ entry: YAMLEntry,
    of node: YAMLNode,
    into parts: inout SelectorParts,
    beside neighbours: KeyNames?,
    as use: SelectorUse
  ) -> Bool {
    if let key = SelectorKey.finder.key(named: entry.key) {
      return decode(key, entry, into: &parts)
    }
    let name = entry.key.text
    if let type = ElementType(rawValue: name) { return decode(type, entry, into: &parts) }
    let forms = use == .expectation && node.entries.count == 1 ? ExpectationForm.names : []
    report(
      unknown: entry,
      of: node,
      among: forms + SelectorKey.names + neighbours.all + ElementType.names,
      at: SelectorPlace(use: use, type: parts.type, isForm: !forms.isEmpty),
      in: forms.isEmpty ? SelectorKey.owner : ExpectationForm.owner
    )
    return false
  }

  private mutating func decode(
    _ key: SelectorKey,
    _ entry: YAMLEntry,
    into parts: inout SelectorParts
  ) -> Bool {
    let (node, name) = (entry.value, key.quoted)
    let criterion: Selector.Criterion?
    switch key {
    case .own(.index):
      return wholeNumber(node, name).map { add(.index($0), entry.key, to: &parts) } ?? false
    case .own(.first): return decodeFirst(entry, into: &parts)
    case .property(.type):
      return elementType(node, name).map { add($0.value, entry.key, to: &parts) } ?? false
    case .own(.named), .own(.with): return true
    case .property(.id): criterion = matcher(node, name).map { .identifier($0) }
    case .property(.text(let property)): criterion = matcher(node, name).map { .text(property, $0) }
    case .property(.state(let state)): criterion = boolean(node, name).map { .state(state, $0) }
    case .own(.within): criterion = surroundings(node, name).map { .within($0) }
    case .own(.childOf): criterion = selector(node, name).map { .childOf($0) }
    case .own(.containing): criterion = selector(node, name).map { .containing($0) }
    }
    guard let criterion else { return false }
    parts.criteria.append(criterion)
    return true
  }

  private mutating func surroundings(_ node: YAMLNode, _ name: String) -> Selector? {
    warn(of: node.misreadTimeout, in: node)
    return selector(node, name)
  }

  /// Decodes `named` with its arguments after `with`, and returns whether that succeeded.
  private mutating func decodeName(_ node: YAMLNode, into parts: inout SelectorParts) -> Bool {
    guard let name = node["named"] else {
      guard let with = node.entries.first(where: { $0.key.hasText("with") }) else { return true }
      report(.missingKey("named", in: "a selector with 'with'"), at: with.key.span)
      return false
    }
    guard let call = call(name, "'named'", with: node["with"]) else { return false }
    parts.criteria.insert(.named(call), at: 0)
    return true
  }

  /// A type as a key: that type, and what follows it about the same element.
  private mutating func decode(
    _ type: ElementType,
    _ entry: YAMLEntry,
    into parts: inout SelectorParts
  ) -> Bool {
    guard add(type, entry.key, to: &parts) else { return false }
    if entry.value.isPlainNull { return true }
    if entry.value.kind == .mapping, entry.value.entries.isEmpty {
      report(
        .emptyMapping("a selector"),
        at: entry.value.span,
        suggestion: "for any element of that type write {type: \(type.rawValue)}"
      )
      return false
    }
    if let content = entry.value.entries.first(where: { type.meansContent(of: $0) }) {
      report(
        .unknownKey(content.key.text, in: SelectorKey.owner),
        at: content.key.span,
        suggestion: "did you mean 'containing'?"
      )
      return false
    }
    guard let inner = selector(entry.value, "'\(type.rawValue)'", as: .elementOfType) else {
      return false
    }
    parts.criteria += inner.criteria.filter { $0.type != type }
    parts.isNestedInType = true
    if let other = inner.criteria.lazy.compactMap(\.type).first(where: { $0 != type }) {
      report(.conflictingKeys(type.rawValue, other.rawValue), at: entry.value.span)
      return false
    }
    guard let choice = inner.choice else { return true }
    return add(choice, entry.value.choiceKey ?? entry.key, to: &parts)
  }

  private mutating func decodeFirst(_ entry: YAMLEntry, into parts: inout SelectorParts) -> Bool {
    guard let flag = boolean(entry.value, "'first'", as: .affirmation) else { return false }
    guard flag.literal != false else {
      report(
        .wrongWord("'first'", "'true'", found: entry.value.text),
        at: entry.value.span,
        suggestion: "leave it out"
      )
      return false
    }
    return add(.first(flag), entry.key, to: &parts)
  }

  private mutating func add(
    _ choice: Selector.Choice,
    _ key: YAMLNode,
    to parts: inout SelectorParts
  ) -> Bool {
    if let earlier = parts.choice {
      report(.conflictingKeys(earlier.key.text, key.text), at: key.span)
      return false
    }
    parts.choice = (choice, key)
    return true
  }

  private mutating func add(
    _ type: ElementType,
    _ key: YAMLNode,
    to parts: inout SelectorParts
  ) -> Bool {
    if let earlier = parts.type, earlier != type {
      report(.conflictingKeys(earlier.rawValue, type.rawValue), at: key.span)
      return false
    }
    if parts.type == nil { parts.criteria.append(.type(type)) }
    parts.type = type
    return true
  }

  mutating func elementType(_ node: YAMLNode, _ name: String) -> Located<ElementType>? {
    guard let text = fixedText(node, name) else { return nil }
    if let type = ElementType(rawValue: text.value) { return Located(type, span: node.span) }
    report(
      .unknownElementType(text.value),
      at: node.span,
      suggestion: ForeignNames.advice(onType: text.value)
        ?? didYouMean(text.value, among: ElementType.names)
        ?? "element types: \(ElementType.names.list)"
    )
    return nil
  }
}

/// The parts of a selector that have been read up to now.
private struct SelectorParts {
  var criteria: [Selector.Criterion] = []
  var choice: (choice: Selector.Choice, key: YAMLNode)?
  var type: ElementType?
  var isNestedInType = false

  var isEmpty: Bool { criteria.isEmpty && choice == nil }
}

extension YAMLNode {
  /// The key of a selector that chooses among elements, which may follow a type.
  fileprivate var choiceKey: YAMLNode? {
    for entry in entries {
      if entry.key.hasText("index") || entry.key.hasText("first") { return entry.key }
      guard ElementType(rawValue: entry.key.text) != nil else { continue }
      if let key = entry.value.choiceKey { return key }
    }
    return nil
  }
}

extension Selector.Criterion {
  fileprivate var type: ElementType? {
    guard case .type(let type) = self else { return nil }
    return type
  }
}

extension ElementType {
  static let names = allCases.map(\.rawValue)
}
