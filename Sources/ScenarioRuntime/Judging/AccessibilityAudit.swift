import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// The accessibility requirements for the touchable elements of one screen.
struct AccessibilityAudit {
  struct Finding {
    let element: Int
    let text: String
  }

  private let screen: ScreenSnapshot

  /// The elements that can be touched now; the others are checked when they can be.
  private let audited: [Int]
  private var leftOut: [AuditExemption.Rule: Set<Int>] = [:]

  init(_ screen: ScreenSnapshot) {
    self.screen = screen
    audited = screen.elements.indices.filter(screen.isHittable)
  }

  /// Leaves a rule out for some elements, or for all.
  mutating func leaveOut(_ rule: AuditExemption.Rule, of elements: [Int]?) {
    leftOut[rule, default: []].formUnion(elements ?? Array(screen.elements.indices))
  }

  /// The findings, element by element in reading order.
  func findings() -> [Finding] {
    let doubled = doubledIdentifiers()
    return audited.flatMap { index in
      AuditExemption.Rule.allCases.compactMap { rule in
        guard leftOut[rule]?.contains(index) != true else { return nil }
        return problem(rule, of: index, doubled).map { problem in
          let name = screen.elements[index].shortDescription
          return Finding(element: index, text: "\(rule.rawValue): \(name) \(problem)")
        }
      }
    }
  }

  private func problem(
    _ rule: AuditExemption.Rule,
    of index: Int,
    _ doubled: Set<String>
  ) -> String? {
    let element = screen.elements[index]
    switch rule {
    case .label: return element.isInteractive && !hasLabel(index) ? "has no label" : nil
    case .hitRegion:
      return element.isInteractive && element.isTooSmall
        ? "is \(element.frame.text), smaller than 44 x 44" : nil
    case .duplicateIdentifier:
      return doubled.contains(element.identifier)
        ? "shares the identifier '\(VisibleText.escaping(element.identifier))' with another element"
        : nil
    case .state: return element.hidesItsState ? "does not say that it is on or finished" : nil
    }
  }

  /// A placeholder counts as a label; a wheel is read as its value, and a cell as its texts.
  private func hasLabel(_ index: Int) -> Bool {
    let element = screen.elements[index]
    if !element.label.isEmpty || !element.placeholder.isEmpty { return true }
    if element.type == .pickerWheel { return !element.value.isEmpty }
    return element.type == .cell
      && screen.descendants(of: index).contains { !screen.elements[$0].label.isEmpty }
  }

  private func doubledIdentifiers() -> Set<String> {
    var seen: Set<String> = []
    var doubled: Set<String> = []
    for index in audited {
      let identifier = screen.elements[index].identifier
      if !identifier.isEmpty, !seen.insert(identifier).inserted { doubled.insert(identifier) }
    }
    return doubled
  }
}

extension ElementSnapshot {
  fileprivate var isInteractive: Bool { traits.contains(.interactive) }

  /// Whether a finger may miss it; a wheel is moved as a whole.
  fileprivate var isTooSmall: Bool {
    type != .pickerWheel && (frame.width < 44 || frame.height < 44)
  }

  /// Whether it shows that something is on or finished, without a property that says so.
  fileprivate var hidesItsState: Bool {
    traits.contains(.marked) && value.isEmpty && !isSelected
  }
}
