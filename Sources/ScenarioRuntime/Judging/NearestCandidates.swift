import AppModelKit
import ScenarioEvents
import ScenarioModel
import Suggestions

/// The elements of a screen that come near to a selector which matches none of them.
struct NearestCandidates {
  private let screen: ScreenSnapshot
  private let tests: [ElementTest]

  /// The elements that match if `index` and `first` are ignored.
  private let unchosen: [Int]

  init(to selector: Selector, on screen: ScreenSnapshot, in scope: Scope) throws(ValueFault) {
    var tests: [ElementTest] = []
    for criterion in selector.criteria {
      tests.append(try criterion.test(on: screen, in: scope))
    }
    self.screen = screen
    self.tests = tests
    unchosen = try screen.matches(selector.withoutChoice, in: scope)
  }

  /// The number of candidate elements.
  var extent: String {
    guard !unchosen.isEmpty else { return screen.extentWithoutMatch }
    guard unchosen.count > 1 else { return "1 element matches without 'index', as index 0" }
    return "\(unchosen.count) elements match without 'index', the last as index "
      + "\(unchosen.count - 1)"
  }

  /// The elements that come nearest, each in one line with what differs.
  ///
  /// Fewer differences come first, then texts that are the wanted ones or close to them.
  ///
  /// - Parameter shown: The selector with its values filled in, its criteria in the tests' order.
  /// - Returns: At most five lines, and one for what differs if that is the same in all of them.
  func lines(comparedWith shown: Selector) -> [String] {
    guard unchosen.isEmpty else { return indexedLines }
    let nearest = screen.elements.indices.compactMap(candidate)
      .sorted { ($0.score, $0.index) < ($1.score, $1.index) }
      .prefix(Self.mostNearest)
    let places = nearest.map { screen.place(of: $0.index) }
    let reasons = nearest.map { differences(of: $0, from: shown) }
    guard reasons.count > 1, Set(reasons).count == 1 else {
      return zip(places, reasons).map { "\($0): \($1)" }
    }
    return places + ["each of them: \(reasons[0])"]
  }

  private func differences(of candidate: Candidate, from shown: Selector) -> String {
    candidate.failing.map { difference(shown.criteria[$0], of: candidate.index) }
      .joined(separator: "; ")
  }

  /// The last of the elements that match if `index` is ignored.
  private var indexedLines: [String] {
    unchosen.enumerated().suffix(Self.mostNearest).map { number, index in
      "\(screen.place(of: index)): its index is \(number)"
    }
  }

  private struct Candidate {
    let index: Int
    let score: Int

    /// The tests that do not hold.
    let failing: [Int]
  }

  /// An element as a candidate, or nil if it has nothing in common with what is wanted.
  private func candidate(_ index: Int) -> Candidate? {
    let failing = tests.indices.filter { (try? tests[$0].holds(of: index, on: screen)) != true }
    let near = failing.filter { isNear(tests[$0], index) }.count
    guard near > 0 || failing.count < tests.count else { return nil }
    if failing.isEmpty { return nil }
    let texts = tests.indices.filter { !failing.contains($0) && tests[$0].isOfText }.count
    return Candidate(index: index, score: failing.count * 2 - near - texts, failing: failing)
  }

  /// Whether an element's text is a misspelling of the wanted one, or the other way round.
  private func isNear(_ test: ElementTest, _ index: Int) -> Bool {
    let element = screen.elements[index]
    switch test {
    case .anyProperty(let wanted):
      return element.properties.contains { isNear($0.text, to: wanted.text) }
    case .identifier(let matching):
      return matching.wantedTexts.contains { text in
        element.properties.contains { isNear($0.text, to: text) }
      }
    case .text(let property, let matching):
      return !element.showsSecret
        && matching.wantedTexts.contains { text in
          isNear(element[property], to: text) || element.hasProperty(WantedText(text))
        }
    case .type, .state, .within, .childOf, .containing, .named: return false
    }
  }

  private func isNear(_ actual: String, to wanted: String) -> Bool {
    nearestName(to: wanted, among: [actual]) != nil || actual.isRelated(to: wanted)
      || LookAlikes.looksLike(actual, wanted) || actual.sharesWords(of: wanted)
  }

  /// The first element that is wanted in all but a text that is easily taken for the wanted one, that
  /// text and what differs; nil if one matches.
  var slightestMiss: (index: Int, wanted: String, difference: String)? {
    guard unchosen.isEmpty else { return nil }
    for index in screen.elements.indices {
      guard let test = soleFailingTest(of: index), let wanted = test.wholeText,
        let difference = slightDifference(test, wanted, index)
      else { continue }
      return (index, wanted, difference)
    }
    return nil
  }

  /// The only test that does not hold of an element, if just one does not.
  private func soleFailingTest(of index: Int) -> ElementTest? {
    var failing: ElementTest?
    for test in tests where (try? test.holds(of: index, on: screen)) != true {
      guard failing == nil else { return nil }
      failing = test
    }
    return failing
  }

  private func slightDifference(_ test: ElementTest, _ wanted: String, _ index: Int) -> String? {
    let element = screen.elements[index]
    guard !element.showsSecret else { return nil }
    switch test {
    case .identifier: return LookAlikes.slightDifference(element.identifier, wanted)
    case .text(let property, _): return LookAlikes.slightDifference(element[property], wanted)
    case .anyProperty, .type, .state, .within, .childOf, .containing, .named:
      return element.slightDifference(from: wanted)
    }
  }

  /// Describes how an element violates a criterion.
  private func difference(_ criterion: Selector.Criterion, of index: Int) -> String {
    let element = screen.elements[index]
    switch criterion {
    case .anyProperty(let text): return element.difference(from: text)
    case .identifier(let matcher): return identifierDifference(matcher, of: element)
    case .text(let property, let matcher):
      return "its \(property.rawValue) is \(element.shown(property)), "
        + matcher.contrast(to: element, property)
    case .type(let type):
      return "it is \(withArticle(element.type.rawValue)), not \(withArticle(type.rawValue))"
    case .state(let property, _):
      return screen.state(property, of: index)
        ? "it is \(property.rawValue)" : "it is not \(property.rawValue)"
    case .within(let outer): return "it is not within \(outer.sentenceDescription)"
    case .childOf(let parent): return "its parent is not \(parent.sentenceDescription)"
    case .containing(let inner): return "nothing in it matches \(inner.sentenceDescription)"
    case .named(let call): return "it is not \(call)"
    }
  }

  private func identifierDifference(_ matcher: Matcher, of element: ElementSnapshot) -> String {
    if element.identifier.isEmpty { return "it has no id" }
    guard let text = matcher.soleText else {
      return "its id is \(element.identifier.quoted), \(matcher.contrast)"
    }
    let property = (name: "id", text: element.identifier)
    return element.difference(from: text, ofProperty: property)
  }

  /// Enough to find the mistake, few enough to read.
  private static var mostNearest: Int { 5 }
}

extension ElementTest {
  /// Whether it compares a text of the element, which says more about what is meant than a type.
  fileprivate var isOfText: Bool {
    switch self {
    case .anyProperty, .identifier, .text: true
    case .type, .state, .within, .childOf, .containing, .named: false
    }
  }
}

extension ScreenSnapshot {
  /// The number of compared elements without a match.
  fileprivate var extentWithoutMatch: String {
    switch elements.count {
    case 0: "no elements on the screen"
    case 1: "1 element on the screen, which does not match"
    case let count: "none of the \(count) elements on the screen"
    }
  }
}

extension Selector {
  /// The selector with all of its criteria, but neither `index` nor `first`.
  fileprivate var withoutChoice: Selector {
    Selector(criteria, choice: nil, isNestedInType: isNestedInType, span: span)
  }
}

extension ElementSnapshot {
  /// Describes the property that is most similar to a text that no property equals.
  fileprivate func difference(from text: Text) -> String {
    let wanted = text.literal ?? text.source
    let alike = properties.first { LookAlikes.looksLike($0.text, wanted) }
    let nearest = nearestName(to: wanted, among: properties.map(\.text))
    let related =
      alike ?? properties.first { $0.text == nearest }
      ?? properties.first { $0.text.isRelated(to: wanted) }
    guard let property = related ?? properties.first else { return "it has no text of its own" }
    return difference(from: text, ofProperty: property)
  }

  /// In what a text that it has differs from one that is easily taken for it.
  fileprivate func slightDifference(from text: String) -> String? {
    LookAlikes.slightDifference(label, text) ?? LookAlikes.slightDifference(identifier, text)
      ?? LookAlikes.slightDifference(title, text) ?? LookAlikes.slightDifference(value, text)
      ?? LookAlikes.slightDifference(placeholder, text)
  }

  /// That a property is not a text, and why where that can't be seen.
  fileprivate func difference(
    from text: Text,
    ofProperty property: (name: String, text: String)
  ) -> String {
    let wanted = showsSecret ? nil : text.literal
    let reason = wanted.flatMap { LookAlikes.slightDifference(property.text, $0) }
    let remark = reason.map { ": \($0)" } ?? ""
    return "its \(property.name) is not \(text.quotedSource)\(remark)"
  }

  /// The identifying properties that have a text, by name, without the text of secure fields.
  fileprivate var properties: [(name: String, text: String)] {
    [
      ("label", label), ("id", identifier), ("title", title), ("value", showsSecret ? "" : value),
      ("placeholder", placeholder),
    ].filter { !$0.1.isEmpty }
  }
}

extension String {
  /// Whether one text contains the other, case ignored.
  fileprivate func isRelated(to other: String) -> Bool {
    if isEmpty || other.isEmpty { return false }
    let (left, right) = (lowercased(), other.lowercased())
    return left.count < right.count ? right.contains(left) : left.contains(right)
  }

  /// Whether it has most of the words of another text, and two at least.
  fileprivate func sharesWords(of other: String) -> Bool {
    let wanted = Set(other.split(separator: " "))
    let count = wanted.intersection(split(separator: " ")).count
    return count >= 2 && count * 2 > wanted.count
  }
}

extension Rect {
  /// The frame in points as the apps' tables write it: `16,288.5 343x30`.
  var text: String { "\(x.pointsText),\(y.pointsText) \(width.pointsText)x\(height.pointsText)" }
}
