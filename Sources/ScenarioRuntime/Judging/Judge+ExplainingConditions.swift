import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Judge {
  /// What of the one element that matches is not as it should be.
  func explain(
    _ conditions: [ElementCondition],
    of index: Int,
    meantBy selector: Selector
  ) throws(ValueFault) -> Mismatch {
    let name = name(of: index, meantBy: selector)
    var parts: [Mismatch] = []
    for condition in conditions where try !holds(condition, of: index) {
      parts.append(
        Mismatch(
          try summary(of: condition, index, name),
          expected: scope.shown(condition).description,
          found: "\(condition.propertyName): \(screen.shown(condition, of: index))",
          advice: screen.elements[index].adviceOnBullets(for: condition),
          targets: [index]
        )
      )
    }
    return Mismatch(joining: parts)
  }

  /// The element by its identifier, or else as the scenario names it.
  private func name(of index: Int, meantBy selector: Selector) -> String {
    let element = screen.elements[index]
    guard element.identifier.isEmpty else {
      return "\(element.type.rawValue) #\(element.identifier)"
    }
    return selector.soleName?.name.value ?? scope.shown(selector).sentenceDescription
  }

  /// What the element is and what it should be: `label of staticText #status is 'a', not 'b'`.
  private func summary(
    of condition: ElementCondition,
    _ index: Int,
    _ name: String
  ) throws(ValueFault) -> String {
    let actual = screen.shown(condition, of: index)
    switch condition {
    case .exists: return "\(name) exists"
    case .text(let property, let matcher):
      let shown = scope.shown(matcher)
      let contrast = shown.contrast(to: screen.elements[index], property)
      return "\(property.rawValue) of \(name) is \(actual), \(contrast)"
    case .type(let type):
      return "\(name) is \(withArticle(actual)), not \(withArticle(type.value.rawValue))"
    case .state(let property, let flag):
      return "\(name) is \(try scope.boolean(flag) ? "not " : "")\(property.rawValue)"
        + reason(of: property, index)
    case .length(let count):
      return "length of \(name) is \(actual), not \(try scope.words(of: count))"
    }
  }

  /// Why an element can't be touched, where that is what is said of it.
  private func reason(of property: StateProperty, _ index: Int) -> String {
    guard property == .hittable, let obstruction = screen.obstruction(of: index) else { return "" }
    return ": \(obstruction.reason(on: screen))"
  }
}

extension Matcher {
  /// The wanted value of a property, to follow the found one, with the difference if it is hard to
  /// see.
  func contrast(to element: ElementSnapshot, _ property: TextProperty) -> String {
    guard isPlain, case .equals(let text)? = conditions.first, let wanted = text.literal,
      !element.hides(property)
    else { return contrast }
    return contrast + LookAlikes.reason(element[property], wanted)
  }

  /// The wanted text, to follow the found one.
  var contrast: String {
    guard conditions.count == 1, ignoresCase == nil else { return "not \(description)" }
    return switch conditions[0] {
    case .equals(let text): "not \(text.quotedSource)"
    case .contains(let text): "which does not contain \(text.quotedSource)"
    case .startsWith(let text): "which does not start with \(text.quotedSource)"
    case .endsWith(let text): "which does not end with \(text.quotedSource)"
    case .matches(let text, _): "which does not match \(text.quotedSource)"
    case .not(let inner): inner.isPlain ? "which it must not be" : "not \(description)"
    case .number(let comparison, let number):
      "which is not a number \(comparison.words) \(number)"
    case .anyOf, .length: "not \(description)"
    }
  }
}

extension Matcher.Comparison {
  /// How a number should compare with the one that follows.
  fileprivate var words: String {
    switch self {
    case .greaterThan: "greater than"
    case .lessThan: "less than"
    case .atLeast: "of at least"
    case .atMost: "of at most"
    }
  }
}

extension Matcher {
  /// Whether it is one text that is compared exactly.
  fileprivate var isPlain: Bool {
    guard case .equals? = conditions.first else { return false }
    return conditions.count == 1 && ignoresCase == nil
  }
}

extension ElementCondition {
  fileprivate var propertyName: String {
    switch self {
    case .exists: "exists"
    case .text(let property, _): property.rawValue
    case .type: "type"
    case .state(let property, _): property.rawValue
    case .length: "length"
    }
  }
}

extension ScreenSnapshot {
  /// The element's value of the property that a condition checks, as failures show it.
  fileprivate func shown(_ condition: ElementCondition, of index: Int) -> String {
    let element = elements[index]
    return switch condition {
    case .exists: "true"
    case .text(let property, _): element.shown(property)
    case .type: element.type.rawValue
    case .state(let property, _): "\(state(property, of: index))"
    case .length: "\(element.value.count)"
    }
  }

  /// An element in one line with its frame, which distinguishes equal ones.
  func place(of index: Int) -> String {
    let element = elements[index]
    let texts = descendants(of: index).lazy
      .map { self.elements[$0].label }
      .filter { !$0.isEmpty }
      .prefix(3)
      .map(\.quoted)
    let content =
      element.label.isEmpty && !texts.isEmpty
      ? " with \(texts.joined(separator: ", "))" : ""
    return "\(element.fullDescription)\(content) at \(element.frame.text)"
  }
}

extension ElementSnapshot {
  /// A property in quotes, unless it is what a secure field shows.
  func shown(_ property: TextProperty) -> String {
    hides(property) ? "'\(Secrets.mask)'" : self[property].quoted
  }

  /// Whether a property is what a secure field shows.
  func hides(_ property: TextProperty) -> Bool { showsSecret && property == .value }

  /// What to compare instead of a text with what a secure field shows.
  fileprivate func adviceOnBullets(for condition: ElementCondition) -> String? {
    guard traits.contains(.secure), !showsSecret, case .text(.value, let matcher) = condition,
      let text = matcher.soleText, text.literal?.allSatisfy({ $0 == "•" }) != true
    else { return nil }
    return "a secure field shows a bullet for each character: compare its 'length'"
  }
}
