import Suggestions

/// The names that Maestro and XCUITest, or the language itself in another place, have for what is called
/// otherwise.
///
/// They are too unlike to be taken for slips, but people bring them along.
enum ForeignNames {
  private static let counterparts: KeyValuePairs = [
    // Commands, as Docs/from-maestro.md has them.
    "tapOn": "tap", "doubleTapOn": "doubleTap", "longPressOn": "longPress",
    "inputText": "type", "typeText": "type", "enterText": "type", "eraseText": "clear",
    "assertVisible": "waitFor", "extendedWaitUntil": "waitFor", "waitForExistence": "waitFor",
    "runFlow": "run", "scrollUntilVisible": "scroll", "copyTextFrom": "remember",
    "hideKeyboard": "dismissKeyboard", "stopApp": "terminate", "killApp": "terminate",
    "sleep": "pause", "click": "tap", "takeScreenshot": "screenshot",
    // Keys.
    "appId": "app", "text": "label", "identifier": "id", "accessibilityIdentifier": "id",
    "visible": "exists", "visible": "condition", "for": "duration", "commands": "steps",
    "when": "condition",
    "env": "variables", "onFlowStart": "setup", "onFlowComplete": "teardown",
    "min": "atLeast", "max": "atMost", "count": "times", "title": "name", "element": "into",
    "name": "suite", "title": "suite", "tests": "scenarios",
    "steps": "then", "data": "cases",
    "args": "arguments", "args": "with", "arguments": "with", "parameters": "with",
    "params": "parameters", "params": "with",
  ]

  /// What a name most likely means: its counterpart here, or the name that it is a slip of.
  static func meaning(of name: String, among known: [String]) -> String? {
    counterpart(of: name, among: known) ?? nearestName(to: name, among: known)
  }

  static func counterpart(of name: String, among known: [String]) -> String? {
    counterparts.first { $0.key == name && known.contains($0.value) }?.value
  }

  /// How to say with two keys what is one command elsewhere.
  static func advice(onCommand name: String) -> String? {
    switch name {
    case "assertNotVisible", "waitForNonExistence":
      "write 'waitFor: {element: ..., exists: false}'"
    default:
      ExpectationForm(rawValue: name).map { "write 'assert: {\($0.rawValue): ...}'" }
    }
  }

  /// What to do with a key that needs no counterpart, as a selector alone says the same.
  static func advice(onKeyOfExpectation name: String) -> String? {
    switch name {
    case "visible": "leave '\(name)' out, and put its selector here"
    case "notVisible": "write {element: ..., exists: false}"
    case "assert", "waitFor": "leave '\(name)' out, and put its expectation here"
    default: nil
    }
  }
}
