package import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
package import ScenarioFormatting
import ScenarioModel
package import ScenarioRuntime

/// A selector as people write it into a scenario.
package struct SelectorText {
  /// The selector: a text, or a mapping such as `{button: Done}`.
  package let value: WrittenValue

  /// The selector in flow style.
  package let text: String

  /// What it identifies the element by.
  var basis = SelectorBasis.type

  /// Whether its texts are likely to stay the same.
  var isLasting = true

  private init(_ value: WrittenValue) {
    self.value = value
    text = value.flowText
  }

  init(property text: String) { self.init(.content(text)) }

  init(_ key: String, _ text: String) { self.init([key: .content(text)]) }

  /// A vocabulary entry with the arguments that it needs.
  init(named name: String, with arguments: [WrittenValue.Entry] = []) {
    self.init(.use("named", name, with: arguments))
    basis = .kind(.named)
  }

  /// The same selector with what it identifies the element by.
  func by(_ basis: SelectorBasis, isLasting: Bool = true) -> SelectorText {
    var selector = self
    (selector.basis, selector.isLasting) = (basis, isLasting)
    return selector
  }

  func adding(_ key: String, _ value: WrittenValue) -> SelectorText {
    SelectorText(self.value.adding([(key, value)]))
  }

  /// The number of its keys, including nested ones; 0 for a plain text.
  var keyCount: Int { value.selectorKeys.count }

  /// Whether it counts elements, and so breaks as soon as another one is added.
  package var countsElements: Bool { value.countsElements }

  /// The elements that it matches, found by the decoder and the runtime themselves.
  package func matches(on screen: ScreenSnapshot, in execution: ScenarioExecution? = nil) -> [Int] {
    let file = SourceFile(path: "selector", text: text)
    guard let selector = ScenarioDecoder.decodeSelector(file) else { return [] }
    return execution?.matches(selector, on: screen) ?? selector.matches(on: screen)
  }
}

extension WrittenValue {
  package var countsElements: Bool { selectorKeys.contains("index") }

  /// The keys of a selector and of those within it, but not the names of arguments.
  fileprivate var selectorKeys: [String] {
    entries.flatMap { key, value in [key] + (key == "with" ? [] : value.selectorKeys) }
  }
}
