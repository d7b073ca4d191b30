package import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioModel
package import ScenarioRuntime

/// A selector as people write it into a scenario.
package struct SelectorText {
  /// The selector as a value in flow style, such as `Done` or `{button: Done}`.
  package let text: String

  /// The number of its keys, including nested ones; 0 for a plain text.
  let keyCount: Int

  /// Whether it counts elements, and so breaks as soon as another one is added.
  package let countsElements: Bool

  /// What it identifies the element by.
  var basis = SelectorBasis.type

  /// Whether its texts are likely to stay the same.
  var isLasting = true

  /// A text that any property equals.
  package init(property text: String) {
    self.text = Self.quoting(text)
    keyCount = 0
    countsElements = false
  }

  /// The same selector with what it identifies the element by.
  func by(_ basis: SelectorBasis, isLasting: Bool = true) -> SelectorText {
    var selector = self
    (selector.basis, selector.isLasting) = (basis, isLasting)
    return selector
  }

  private init(_ text: String, keyCount: Int, countsElements: Bool) {
    self.text = text
    self.keyCount = keyCount
    self.countsElements = countsElements
  }

  /// A mapping with one key and a text.
  init(_ key: String, _ text: String) {
    self.init("{\(key): \(Self.quoting(text))}", keyCount: 1, countsElements: false)
  }

  /// The selector with one more key in front of its closing brace.
  func adding(_ key: String, _ value: SelectorText) -> SelectorText {
    SelectorText(
      "\(text.dropLast()), \(key): \(value.text)}",
      keyCount: keyCount + value.keyCount + 1,
      countsElements: countsElements || value.countsElements
    )
  }

  /// The selector for one of its matches.
  func adding(index: Int) -> SelectorText {
    SelectorText(
      "\(text.dropLast()), index: \(index)}",
      keyCount: keyCount + 1,
      countsElements: true
    )
  }

  /// A vocabulary entry that needs no argument.
  init(named name: String) {
    self.init("{named: \(name)}", keyCount: 1, countsElements: false)
    basis = .kind(.named)
  }

  /// A vocabulary entry with one argument.
  init(named name: String, _ parameter: String, _ argument: String) {
    let arguments = "{\(parameter): \(Self.quoting(argument))}"
    self.init("{named: \(name), with: \(arguments)}", keyCount: 2, countsElements: false)
    basis = .kind(.named)
  }

  /// A text in quotes where it needs them, and with `${` as the language writes it.
  private static func quoting(_ text: String) -> String { text.flowScalar }

  /// The elements that it matches, found by the decoder and the runtime themselves.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - execution: The scenario whose vocabulary the selector may use.
  /// - Returns: Indices of elements.
  package func matches(on screen: ScreenSnapshot, in execution: ScenarioExecution? = nil) -> [Int] {
    let file = SourceFile(path: "selector", text: text)
    guard let selector = ScenarioDecoder.decodeSelector(file) else { return [] }
    return execution?.matches(selector, on: screen) ?? selector.matches(on: screen)
  }
}

extension String {
  /// The text as a value in flow style: in quotes where it needs them, and with `${` as the language
  /// writes it.
  package var flowScalar: String {
    ScalarText.writingVisibly(replacing("${", with: "$${"), in: .flow)
  }
}
