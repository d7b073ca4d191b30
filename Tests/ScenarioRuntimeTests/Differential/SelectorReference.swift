import Foundation

/// The meaning of selectors as the language's page says it, asked anew of each element.
///
/// It keeps nothing and looks for inner selectors again and again, so that it can't be wrong in the
/// same way as the runtime, which finds them once and goes from one criterion to the next.
struct SelectorReference {
  let screen: RandomScreen

  /// The elements that match, in reading order; `index` and `first` come last.
  func matches(_ selector: RandomSelector) -> [Int] {
    let all = screen.elements.indices.filter { index in
      selector.criteria.allSatisfy { holds($0, of: index) }
    }
    switch selector.choice {
    case nil: return all
    case .first: return Array(all.prefix(1))
    case .index(let index):
      let place = index < 0 ? all.count + index : index
      return all.indices.contains(place) ? [all[place]] : []
    }
  }

  private func holds(_ criterion: RandomSelector.Criterion, of index: Int) -> Bool {
    let element = screen.elements[index]
    switch criterion {
    case .text(let text): return element.id == text || element.texts.values.contains(text)
    case .id(let id): return element.id == id
    case .property(let name, let matcher): return holds(matcher, of: element.texts[name] ?? "")
    case .type(let type): return element.type == type
    case .typeKey(let type, let inner):
      return element.type == type && (inner.map { matches($0).contains(index) } ?? true)
    case .state(let name, let flag): return element.states[name] == flag
    case .within(let outer): return matches(outer).contains { ancestors(of: index).contains($0) }
    case .childOf(let outer): return matches(outer).contains { element.parent == $0 }
    case .containing(let inner):
      return matches(inner).contains { ancestors(of: $0).contains(index) }
    }
  }

  private func ancestors(of index: Int) -> [Int] {
    guard let parent = screen.elements[index].parent else { return [] }
    return [parent] + ancestors(of: parent)
  }

  /// Upper and lower case are the same where this matcher or one around it says so.
  private func holds(
    _ matcher: RandomMatcher,
    of text: String,
    ignoringCase isIgnored: Bool = false
  ) -> Bool {
    let ignoresCase = isIgnored || matcher.ignoresCase
    func folded(_ text: String) -> [Character] { Array(ignoresCase ? text.lowercased() : text) }
    let characters = folded(text)
    return matcher.conditions.allSatisfy { condition in
      switch condition {
      case .equals(let other): characters == folded(other)
      case .not(let inner): !holds(inner, of: text, ignoringCase: ignoresCase)
      case .contains(let part):
        (0...characters.count).contains { characters[$0...].starts(with: folded(part)) }
      case .startsWith(let part): characters.starts(with: folded(part))
      case .endsWith(let part): characters.reversed().starts(with: folded(part).reversed())
      case .matches(let pattern):
        text.range(
          of: pattern,
          options: ignoresCase ? [.regularExpression, .caseInsensitive] : .regularExpression
        ) != nil
      case .anyOf(let inner): inner.contains { holds($0, of: text, ignoringCase: ignoresCase) }
      case .length(let count): text.count == count
      case .lengths(let atLeast, let atMost): (atLeast...atMost).contains(text.count)
      }
    }
  }
}
