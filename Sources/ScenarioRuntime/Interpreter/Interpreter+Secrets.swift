import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Keeps a typed text out of every report if a secure field has the focus, and says whether it has.
  mutating func noteSecret(typed text: String) -> Bool {
    guard let focused = look().elements.first(where: \.isFocused),
      focused.traits.contains(.secure)
    else { return false }
    secrets.insert(text)
    return true
  }

  /// Keeps a value that was read from the screen out of every report if a secure field shows it or its
  /// name is listed as secret.
  mutating func noteSecret(_ value: Value, remembered name: String, isShownSecret: Bool) {
    guard isShownSecret || scenario.header.secrets.contains(where: { $0.value == name }) else {
      return
    }
    secrets.insert(all: value)
  }
}
