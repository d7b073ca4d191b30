import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// The difference between two screens, as expectations that hold only on the first one.
struct ScreenDifference {
  /// An expectation, and how it is written in a file.
  typealias Candidate = (expectation: Expectation, text: String)

  /// How many elements of each kind of difference are tried.
  private static let mostElements = 3

  let usual: ScreenSnapshot
  let failed: ScreenSnapshot

  /// A place for expectations that are not written anywhere.
  let span: SourceSpan

  /// The expectations, the most telling first.
  var expectations: [Candidate] {
    [screen].compactMap(\.self) + gone.prefix(Self.mostElements) + added.prefix(Self.mostElements)
      + counts.prefix(Self.mostElements)
  }

  private var screen: Candidate? {
    guard let name = usual.screen, name != failed.screen else { return nil }
    let text = Text(literal: name, span: span)
    return (Expectation(.screen(text), span: span), "{screen: \(name.quotedForYAML)}")
  }

  /// That elements which only the failed screen has are gone.
  private var gone: [Candidate] {
    failed.elements(missingIn: usual).map { element in
      let selector = element.selector(at: span)
      let absence = ElementCondition.exists(.literal(false, span))
      return (
        Expectation(.element(selector, [absence]), span: span),
        "{element: {\(element.namedSelector)}, exists: false}"
      )
    }
  }

  /// That elements which only the usual screen has are there.
  private var added: [Candidate] {
    usual.elements(missingIn: failed).map { element in
      (Expectation(.exists(element.selector(at: span)), span: span), "{\(element.namedSelector)}")
    }
  }

  /// That there are as many elements of a type as usual.
  private var counts: [Candidate] {
    let (usualCounts, failedCounts) = (usual.typeCounts, failed.typeCounts)
    let types = usualCounts.keys.filter { usualCounts[$0] != failedCounts[$0] }
      .sorted { $0.rawValue < $1.rawValue }
    return types.map { type in
      let count = usualCounts[type] ?? 0
      let condition = ElementsCondition.count(.exactly(.literal(count, span)))
      let selector = Selector([.type(type)], span: span)
      return (
        Expectation(.elements(selector, condition), span: span),
        "{elements: {type: \(type.rawValue)}, count: \(count)}"
      )
    }
  }
}

extension ScreenSnapshot {
  /// The elements with a name whose type and name no element of another screen has.
  fileprivate func elements(missingIn other: ScreenSnapshot) -> [ElementSnapshot] {
    let known = Set(other.elements.map(\.signature))
    var seen: Set<String> = []
    return elements.filter { element in
      element.hasPlainName && !known.contains(element.signature)
        && seen.insert(element.signature).inserted
    }
  }

  fileprivate var typeCounts: [ElementType: Int] {
    elements.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
  }
}

extension ElementSnapshot {
  /// The text that distinguishes the element.
  var name: String { label.isEmpty ? identifier : label }

  /// Whether it has a name that can be shown as it is.
  var hasPlainName: Bool { !name.isEmpty && VisibleText.escaping(name) == name }

  /// Its type and name.
  var signature: String { "\(type.rawValue) \(name)" }

  /// The selector by type and name, as a scenario has it within braces.
  var namedSelector: String { "\(type.rawValue): \(name.quotedForYAML)" }

  /// The selector by type and name, at a place for what is not written anywhere.
  func selector(at span: SourceSpan) -> Selector {
    Selector([.type(type), .anyProperty(Text(literal: name, span: span))], span: span)
  }
}

extension String {
  /// The text within quotes, as a scenario has it: `${` begins no reference.
  fileprivate var quotedForYAML: String {
    "'\(replacing("'", with: "''").replacing("${", with: "$${"))'"
  }
}
