import AppModelKit
import ScenarioModel

/// Advice on what to write in place of a selector that matches several elements.
///
/// Each selector that it names was tried: it matches one element alone, and the step can act on that.
///
///     write {textField: 'Email'}
///     write {button: 'Delete', within: {type: cell, containing: 'Rice'}} or ...
struct AmbiguityAdvice {
  let screen: ScreenSnapshot

  /// The values of the names in the selector.
  let scope: Scope

  /// The selector as it is written.
  let selector: Selector

  /// The elements that it matches.
  let found: [Int]

  func advice(for use: ElementUse) -> String {
    let usable = found.filter { screen.isUsable($0, for: use) }
    if usable.isEmpty, let refusal = use.refusal { return refusal }
    return advice(onOneOf: usable.isEmpty ? found : usable)
  }

  private func advice(onOneOf targets: [Int]) -> String {
    let selectors = targets.prefix(Self.mostListed).compactMap(selector(of:))
    guard let first = selectors.first else {
      let number = targets.first.flatMap(numbered) ?? "'index' or 'first: true'"
      return "say more about the one that you mean, or choose it with \(number)"
    }
    guard selectors.count == targets.count else {
      return "say more about the one that you mean, such as \(first)"
    }
    return "write \(selectors.alternatives)"
  }

  /// A selector for one of the elements that says what the element is, or where.
  private func selector(of index: Int) -> String? {
    refinements(for: index).lazy
      .map { Selector($0, span: selector.span) }
      .first { isWritable($0) && isSelector($0, of: index) }?.nestedDescription
  }

  /// The same by its number among those that match, which works until another one is added.
  private func numbered(_ index: Int) -> String? {
    let (criteria, span) = (typed(index), selector.span)
    let matches = matches(of: Selector(criteria, span: span))
    guard let place = matches.firstIndex(of: index) else { return nil }
    let choice: Selector.Choice =
      place == 0 ? .first(.literal(true, span)) : .index(.literal(place, span))
    let numbered = Selector(criteria, choice: choice, span: span)
    return isWritable(numbered) && isSelector(numbered, of: index)
      ? numbered.nestedDescription : nil
  }

  private func isSelector(_ selector: Selector, of index: Int) -> Bool {
    matches(of: selector) == [index]
  }

  private func matches(of selector: Selector) -> [Int] {
    (try? screen.matches(selector, in: scope)) ?? []
  }

  private func isWritable(_ selector: Selector) -> Bool {
    var texts = QuotedTexts()
    selector.accept(&texts)
    return texts.areAsInFiles
  }

  private static let mostListed = 3
}

/// The criteria that tell an element from others like it.
extension AmbiguityAdvice {
  /// The written criteria with more of them, the plainest first.
  private func refinements(for index: Int) -> [[Selector.Criterion]] {
    let plain = typed(index)
    var refined =
      asksForText ? [] : texts(of: index).map { [plain[0], .anyProperty($0)] + plain.dropFirst() }
    guard screen.elements.count <= Self.mostCompared else { return [plain] + refined }
    let (uncontaining, outer) = (plain.filter { !$0.isContaining }, plain.filter { !$0.isWithin })
    refined += contents(of: index).map { uncontaining + [.containing($0)] }
    refined += containers(of: index).map { outer + [.within($0)] }
    return [plain] + refined
  }

  /// The element's type and the written criteria.
  private func typed(_ index: Int) -> [Selector.Criterion] {
    [.type(screen.elements[index].type)] + selector.criteria.filter { !$0.isType }
  }

  /// Whether the selector names a text or an element by a text, so that a text more would be odd.
  private var asksForText: Bool {
    selector.criteria.contains { criterion in
      switch criterion {
      case .anyProperty, .identifier, .text, .named: true
      case .type, .state, .within, .childOf, .containing: false
      }
    }
  }

  /// Elements within an element by their texts, which tell rows from each other.
  private func contents(of index: Int) -> [Selector] {
    let inner = screen.descendants(of: index).prefix(Self.mostRelatives).flatMap(texts(of:))
    let lasting = inner.filter { $0.source.isLasting } + inner.filter { !$0.source.isLasting }
    return lasting.map { Selector([.anyProperty($0)], span: selector.span) }
  }

  /// The elements around an element by their type with a text, or with a text in them, the nearest
  /// first.
  private func containers(of index: Int) -> [Selector] {
    let ancestors = sequence(first: index) { screen.parent(of: $0) }.dropFirst()
    return ancestors.prefix(Self.mostRelatives).flatMap { ancestor -> [Selector] in
      let type = Selector.Criterion.type(screen.elements[ancestor].type)
      let named = texts(of: ancestor).map {
        Selector([type, .anyProperty($0)], span: selector.span)
      }
      return named
        + contents(of: ancestor).map { Selector([type, .containing($0)], span: selector.span) }
    }
  }

  /// The texts by which people know an element, without values, which change.
  private func texts(of index: Int) -> [Text] {
    let element = screen.elements[index]
    return [element.identifier, element.label, element.title].filter { !$0.isEmpty }.distinct
      .map { Text(literal: $0, span: selector.span) }
  }

  /// Enough to tell rows by their content, few enough for a screen with thousands of elements.
  private static var mostRelatives: Int { 12 }
  private static var mostCompared: Int { 1_000 }
}

extension Selector.Criterion {
  fileprivate var isType: Bool { if case .type = self { true } else { false } }
  fileprivate var isContaining: Bool { if case .containing = self { true } else { false } }
  fileprivate var isWithin: Bool { if case .within = self { true } else { false } }
}

/// A look at the texts of a selector.
private struct QuotedTexts: ScenarioVisitor {
  /// Whether a file can have each text as messages show it.
  private(set) var areAsInFiles = true

  mutating func visit(_ text: Text) { areAsInFiles = areAsInFiles && text.isQuotedAsInFiles }
}

extension String {
  /// Whether a text is likely to stay the same: without digits, which count or date something, and not
  /// too long.
  package var isLasting: Bool { count <= 60 && !contains(where: \.isNumber) }
}
