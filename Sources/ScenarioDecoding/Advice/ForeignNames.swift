import AppModelKit
import ScenarioYAML
import Suggestions

/// The names that other tools, or the language itself in another place, have for keys and commands.
///
/// They are too unlike to be taken for slips, but people bring them along.
enum ForeignNames {
  /// Commands, as Docs/from-maestro.md has them, and those of other tools.
  private static let commands: KeyValuePairs = [
    "tapOn": "tap", "doubleTapOn": "doubleTap", "longPressOn": "longPress",
    "inputText": "type", "typeText": "type", "enterText": "type", "eraseText": "clear",
    "assertVisible": "waitFor", "extendedWaitUntil": "waitFor", "waitForExistence": "waitFor",
    "runFlow": "run", "scrollUntilVisible": "scroll", "copyTextFrom": "remember",
    "hideKeyboard": "dismissKeyboard", "stopApp": "terminate", "killApp": "terminate",
    "sleep": "pause", "click": "tap", "takeScreenshot": "screenshot",
    "press": "tap", "touch": "tap", "select": "tap", "longTap": "longPress",
    "selectOption": "adjust", "setValue": "adjust", "choose": "adjust",
    "longClick": "longPress", "hold": "longPress", "doubleClick": "doubleTap",
    "dblclick": "doubleTap",
    "input": "type", "fill": "type", "sendKeys": "type", "enter": "type", "write": "type",
    "expect": "assert", "verify": "assert", "see": "assert", "should": "assert",
    "launchApp": "launch", "waitUntil": "waitFor", "delay": "pause", "print": "log", "echo": "log",
    "XCTAssert": "assert", "XCTAssertTrue": "assert", "XCTAssertNotNil": "assert",
    "loop": "repeat", "restart": "launch", "relaunch": "launch",
    "dragTo": "drag", "dragAndDrop": "drag", "zoom": "pinch", "turn": "rotate",
    "store": "remember", "save": "remember", "goBack": "back", "pressBack": "back",
  ]

  private static let keys: KeyValuePairs = [
    "appId": "app", "text": "label", "identifier": "id", "accessibilityIdentifier": "id",
    "visible": "exists", "visible": "condition", "for": "duration", "commands": "steps",
    "when": "condition",
    "env": "variables", "onFlowStart": "setup", "onFlowComplete": "teardown",
    "min": "atLeast", "max": "atMost", "count": "times", "title": "name", "element": "into",
    "name": "suite", "title": "suite", "tests": "scenarios",
    "steps": "then", "data": "cases",
    "args": "arguments", "args": "with", "arguments": "with", "parameters": "with",
    "params": "parameters", "params": "with",
    "vars": "variables", "examples": "cases", "before": "setup", "beforeEach": "setup",
    "background": "setup", "after": "teardown", "afterEach": "teardown", "skipped": "skip",
    "application": "app", "include": "import", "launchArguments": "launch",
    "and": "all", "allOf": "all", "every": "all", "or": "any", "anyOf": "any",
    "page": "screen", "equals": "is", "regex": "matches", "beginsWith": "startsWith",
    "hasPrefix": "startsWith", "hasSuffix": "endsWith", "oneOf": "anyOf", "in": "anyOf",
    "ignoreCase": "ignoringCase", "caseInsensitive": "ignoringCase",
    "inside": "within", "parent": "within", "in": "within", "nth": "index", "btn": "button",
    "row": "cell", "navbar": "navigationBar", "navBar": "navigationBar",
    "role": "type", "name": "label", "testId": "id", "testid": "id", "data-testid": "id",
    "field": "into", "field": "element", "target": "into", "target": "element",
    "selector": "into", "selector": "element", "locator": "into", "locator": "element",
    "firstMatch": "first", "boundBy": "index", "forDuration": "duration",
    "url": "web", "address": "web", "baseURL": "web", "baseUrl": "web",
  ]

  /// Returns the most likely meaning of a name: its counterpart here, or the name that it is a
  /// misspelling of.
  static func meaning(of name: String, among known: [String]) -> String? {
    if let counterpart = counterpart(of: name, among: known) { return counterpart }
    guard !furtherConditions.contains(name), let nearest = nearestName(to: name, among: known)
    else { return nil }
    return NegatedNames.isOpposite(name, of: nearest) ? nil : nearest
  }

  /// What other languages have for a condition after another one, which is not a slip of `else`.
  static let furtherConditions: Set = ["elseif", "elseIf", "elif", "elsif", "else if"]

  static func counterpart(of name: String, among known: [String]) -> String? {
    counterpart(of: name, in: keys, among: known)
      ?? (known.contains(StepKey.tap.rawValue)
        ? counterpart(of: name, in: commands, among: known) : nil)
  }

  private static func counterpart(
    of name: String,
    in pairs: KeyValuePairs<String, String>,
    among known: [String]
  ) -> String? {
    pairs.first { $0.key == name && known.contains($0.value) }?.value
  }

  /// The type here for one of macOS or tvOS, of ARIA or HTML, or of another tool.
  static func elementType(of name: String) -> String? {
    elementTypes.first { $0.names.contains(name) }?.type ?? typeOfAppium(name)
  }

  /// What to write for the type of another tool, or of XCUITest, that stands for all types.
  static func advice(onType name: String) -> String? {
    name == "any" ? anyType : elementType(of: name).map { "did you mean '\($0)'?" }
  }

  /// The type that Appium calls `XCUIElementTypeTextField`.
  private static func typeOfAppium(_ name: String) -> String? {
    let prefix = "XCUIElementType"
    guard name.hasPrefix(prefix) else { return nil }
    let word = name.dropFirst(prefix.count)
    return ElementType(rawValue: word.prefix(1).lowercased() + word.dropFirst())?.rawValue
  }

  private static let elementTypes: [(type: String, names: [String])] = [
    (
      "cell",
      [
        "tableRow", "outlineRow", "tableViewCell", "collectionViewCell", "listitem", "listItem",
        "li",
      ]
    ),
    ("table", ["outline", "browser", "tableView", "list", "listbox", "tree"]),
    ("collectionView", ["grid"]),
    ("button", ["dockItem", "toolbarButton", "menuButton"]), ("toolbar", ["touchBar"]),
    ("staticText", ["text", "textLabel", "label", "heading", "paragraph"]),
    ("textField", ["input", "textbox"]), ("textView", ["textarea"]),
    ("searchField", ["searchbox"]), ("secureTextField", ["password"]),
    ("popUpButton", ["select", "dropdown"]), ("radioButton", ["radio"]),
    ("image", ["img"]), ("progressIndicator", ["progressbar"]), ("stepper", ["spinbutton"]),
    ("webView", ["iframe", "frame"]), ("tabBar", ["tablist"]), ("menu", ["menubar"]),
    ("alert", ["alertdialog", "alertDialog"]), ("sheet", ["dialog", "modal"]),
    ("popover", ["tooltip"]),
    ("other", ["group", "layoutArea", "layoutItem", "splitGroup"]),
  ]
}

/// Advice on names that have no counterpart here, or none of the same shape.
extension ForeignNames {
  /// How to say a command of another tool.
  static func advice(onCommand name: String) -> String? {
    commandAdvice.first { $0.key == name }?.value
      ?? ExpectationForm(rawValue: name).map { "write 'assert: {\($0.rawValue): ...}'" }
      ?? movement(name)
      ?? (impossibleCommands.contains(name)
        ? "that is not possible here: scenarios run against a model of the app, not on a device"
        : nil)
  }

  private static let commandAdvice: KeyValuePairs = [
    "assertNotVisible": absence, "waitForNonExistence": absence,
    "pressKey":
      "for Return write 'type: \"\\n\"', for Backspace 'clear', for Back 'back'; other keys are not possible here",
    "retry":
      "write 'repeat: {until: ..., atMost: 3, steps: [...]}', or run again with '--retries 3'",
    "waitForAnimationToEnd": "leave it out: animations end before each step",
    "clearState": freshStart, "clearKeychain": freshStart,
    "runScript": noScripts, "evalScript": noScripts,
    "assertTrue": equality, "XCTAssertEqual": equality,
    "XCTAssertFalse": "write 'assert: {not: ...}'", "XCTAssertNil": "write 'assert: {not: ...}'",
    "openLink": openURL, "openURL": openURL,
    "setPermissions": answerToPermissions,
    "twoFingerTap": "write 'tap: {element: ..., fingers: 2}'",
    "tripleTap": "write 'tap: {element: ..., times: 3}'",
  ]

  private static let equality = "write 'assert: {equals: [..., ...]}'"
  private static let absence = "write 'waitFor: {element: ..., exists: false}'"
  private static let freshStart = "leave it out: each scenario starts with a fresh app"
  private static let noScripts = "scripts are not possible here; use 'variables' and 'cases'"
  private static let openURL = "write 'launch: {url: ...}'"
  private static let answerToPermissions =
    "answer the question: 'interruptions: [{when: ..., do: [...]}]' in the header"

  /// Commands of tools that drive a device.
  private static let impossibleCommands: Set = [
    "addMedia", "setLocation", "travel", "setAirplaneMode", "toggleAirplaneMode",
    "setOrientation", "startRecording", "stopRecording", "pasteText", "setClipboard",
    "assertWithAI", "assertNoDefectsWithAI", "extractTextWithAI",
  ]

  /// How to write a direction that other tools have in the name: `swipeLeft`, `scrollDown`.
  private static func movement(_ name: String) -> String? {
    for direction in ["up", "down", "left", "right"] where name.lowercased().hasSuffix(direction) {
      switch name.dropLast(direction.count) {
      case "swipe": return "write 'swipe: {element: ..., direction: \(direction)}'"
      case "scroll": return "write 'scroll: {direction: \(direction)}'"
      default: return nil
      }
    }
    return nil
  }

  /// What to do about a key that has no counterpart, or none of the same shape.
  static func advice(onKey name: String, in owner: String) -> String? {
    keyAdvice.first { $0.names.contains(name) && ($0.owners.isEmpty || $0.owners.contains(owner)) }?
      .advice
  }

  /// Keys with the mappings that they are in; with none they may be in any.
  private static let keyAdvice: [(names: [String], owners: [String], advice: String)] = [
    (
      ["clearState", "clearKeychain", "stopApp"], launches,
      "leave it out: a launch always starts the app again with a fresh state"
    ),
    (["permissions"], launches, answerToPermissions),
    (
      ["when", "commands"], [CallKey.owner],
      "write 'if: {condition: ..., then: [...]}' instead of 'run'"
    ),
    (
      ["file"], [CallKey.owner],
      "put the steps into a flow of a vocabulary, 'import' that file, and run the flow by its name"
    ),
    (["env"], [CallKey.owner], "did you mean 'with'?"),
    (
      ["element"], [ScrollKey.owner],
      "write 'until' for what to scroll to, or 'in' for what scrolls"
    ),
    (["as"], [DataSourceKey.owner], "leave it out: the variable has a name; 'as' is for 'cases'"),
    (["start", "end", "from"], [SwipeKey.owner], noPoints),
    (
      [
        "retries", "repeat", "seed", "timing", "shard", "failFast", "failOnFlaky",
        "failOnWarnings", "waitMargin", "filter", "lastFailed",
      ],
      [ConfigurationKey.owner],
      "give it to the command as an option; 'rehearse run --help' lists them"
    ),
    (["point", "relativePoint"], [], noPoints),
    (["to", "toElement"], [ScrollKey.owner], "did you mean 'until'?"),
    (
      ["clear", "replace"], [TypeKey.owner], "empty the field in a step before this: '- clear: ...'"
    ),
    (
      ["as", "into", "variable"], [RememberKey.owner],
      "write the variable's name after the property: {element: ..., label: NAME}"
    ),
    (
      ["greaterThan", "moreThan", "lessThan", "fewerThan"], [CountKey.owner],
      "write the limit itself: {atLeast: 4} is more than 3, {atMost: 2} is less than 3"
    ),
    (
      ["enabled", "disabled", "ignore", "ignored", "pending"], [ScenarioKey.owner],
      "to leave the scenario out, write 'skip: ' and a reason"
    ),
    (
      ["only", "focus", "focused"], [ScenarioKey.owner],
      "to run it alone, give its line to the command: 'rehearse run FILE:LINE'"
    ),
    (["retry", "retries"], [ScenarioKey.owner], "run with '--retries N'"),
    (
      ["id", "author", "owner", "priority", "severity", "ticket", "issue", "version"],
      [ScenarioKey.owner],
      "write it into 'tags' or 'description'"
    ),
    (["any"], [SelectorKey.owner], anyType),
    (["containsChild", "containsDescendants"], [SelectorKey.owner], "did you mean 'containing'?"),
    (
      ["checked"], [SelectorKey.owner],
      "did you mean 'selected'? The state of a switch is its 'value'"
    ),
    (
      ["below", "above", "leftOf", "rightOf"], [SelectorKey.owner],
      "positions are not possible here: use 'within', 'containing' or 'index'"
    ),
    (
      ["css", "xpath", "querySelector"], [SelectorKey.owner],
      "selectors of pages are not possible here: name an element's type with its text, as in {button: Save}, or its 'id'"
    ),
  ]

  private static let anyType = "leave it out: a selector without a type matches all types"
  private static let launches = [LaunchKey.owner, RelaunchKey.owner]
  private static let noPoints =
    "points are not possible here: name the element, as in {id: ...}, and a direction if it moves"

  /// What to do with `exists` before a selector, where others have it.
  static func advice(onExistence entry: YAMLEntry) -> String? {
    guard entry.key.hasText("exists"), !entry.value.isPlainNull,
      entry.value.kind == .mapping || !["true", "false"].contains(entry.value.text)
    else { return nil }
    return "leave 'exists' out, and put its selector here"
  }

  /// What to do with a key that needs no counterpart, as a selector alone says the same.
  static func advice(onKeyOfExpectation entry: YAMLEntry) -> String? {
    let name = entry.key.text
    switch name {
    case "visible" where entry.value.hasText("true"):
      return "leave it out, or write {element: ..., hittable: true} for what can be touched"
    case "visible" where entry.value.hasText("false"): return "write {element: ..., exists: false}"
    case "visible": return "leave '\(name)' out, and put its selector here"
    case "notVisible": return "write {element: ..., exists: false}"
    case "assert", "waitFor": return "leave '\(name)' out, and put its expectation here"
    default: return nil
    }
  }
}
