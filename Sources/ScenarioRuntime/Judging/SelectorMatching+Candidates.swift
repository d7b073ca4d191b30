import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension SelectorMatching {
  /// The elements that come nearest to the selector, each in one line with what differs.
  ///
  /// Fewer differences come first, then texts that are closer to the wanted ones.
  func nearestCandidates() -> [String] {
    let ranked = screen.elements.indices.compactMap(candidate)
    return ranked.sorted { ($0.score, $0.index) < ($1.score, $1.index) }
      .prefix(Self.mostNearest)
      .map { "\(screen.place(of: $0.index)): \($0.differences.joined(separator: ", "))" }
  }

  private struct Candidate {
    let index: Int
    let score: Int
    let differences: [String]
  }

  /// An element as a candidate, or nil if it has nothing in common with what is wanted.
  private func candidate(_ index: Int) -> Candidate? {
    let failing = tests.filter { (try? holds($0, of: index)) != true }
    let near = failing.filter { isNear($0, index) }.count
    guard near > 0 || failing.count < tests.count else { return nil }
    if failing.isEmpty { return nil }
    return Candidate(
      index: index,
      score: failing.count * 2 - near,
      differences: failing.map { difference($0, of: index) }
    )
  }

  /// Whether an element's text is a misspelling of the wanted one, or the other way round.
  private func isNear(_ test: Test, _ index: Int) -> Bool {
    let element = screen.elements[index]
    switch test {
    case .anyProperty(let text), .identifier(let text):
      return element.properties.contains { _, actual in
        nearestName(to: text, among: [actual]) != nil || actual.isRelated(to: text)
      }
    case .text, .type, .state, .within, .childOf, .containing, .named: return false
    }
  }

  private func difference(_ test: Test, of index: Int) -> String {
    let element = screen.elements[index]
    switch test {
    case .anyProperty(let text): return "has no property '\(text)'"
    case .identifier(let text): return "its id is '\(element.identifier)', not '\(text)'"
    case .text(let property, _): return "its \(property.rawValue) is '\(element[property])'"
    case .type(let type): return "it is a \(element.type.rawValue), not a \(type.rawValue)"
    case .state(let property, let flag):
      return flag ? "it is not \(property.rawValue)" : "it is \(property.rawValue)"
    case .within: return "it is not within such an element"
    case .childOf: return "its parent is another one"
    case .containing: return "it contains no such element"
    case .named(let name, _): return "it is not '\(name)'"
    }
  }

  /// Enough to find the slip, few enough to read.
  private static var mostNearest: Int { 5 }
}

extension ElementSnapshot {
  /// The identifying properties that are there, by name.
  fileprivate var properties: [(name: String, text: String)] {
    [
      ("id", identifier), ("label", label), ("title", title), ("value", value),
      ("placeholder", placeholder),
    ].filter { !$0.1.isEmpty }
  }
}

extension String {
  /// Whether one text contains the other, case ignored.
  fileprivate func isRelated(to other: String) -> Bool {
    let (left, right) = (lowercased(), other.lowercased())
    guard !left.isEmpty, !right.isEmpty else { return false }
    return left.firstRange(of: right) != nil || right.firstRange(of: left) != nil
  }
}

extension Rect {
  /// The frame in points as the apps' tables write it: `16,288.5 343x30`.
  var text: String { "\(x.shortText),\(y.shortText) \(width.shortText)x\(height.shortText)" }
}

extension Double {
  /// The number without a needless `.0`.
  fileprivate var shortText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
