package import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioRuntime

/// A selector as people write it into a scenario.
package struct SelectorText {
  /// The selector as a value in flow style, such as `Done` or `{button: Done}`.
  package let text: String

  /// The number of its keys, including nested ones; 0 for a plain text.
  let keyCount: Int

  /// Whether it counts elements, and so breaks as soon as another one is added.
  package let countsElements: Bool

  /// A text that any property equals.
  package init(property text: String) {
    self.text = Self.quoting(text)
    keyCount = 0
    countsElements = false
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
  }

  /// A vocabulary entry with one argument.
  init(named name: String, _ parameter: String, _ argument: String) {
    let arguments = "{\(parameter): \(Self.quoting(argument))}"
    self.init("{named: \(name), with: \(arguments)}", keyCount: 2, countsElements: false)
  }

  /// A text in quotes where it needs them, and with `${` as the language writes it.
  private static func quoting(_ text: String) -> String { text.flowScalar }

  /// The elements that it matches, found by the decoder and the runtime themselves.
  package func matches(on screen: ScreenSnapshot) -> [Int] {
    let file = SourceFile(path: "selector", text: text)
    return ScenarioDecoder.decodeSelector(file)?.matches(on: screen) ?? []
  }
}

extension String {
  /// The text as a value in flow style: in quotes where it needs them, and with `${` as the language
  /// writes it.
  var flowScalar: String {
    ScalarText.writingVisibly(replacing("${", with: "$${"), in: .flow)
  }
}
