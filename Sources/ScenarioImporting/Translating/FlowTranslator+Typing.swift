import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioRuntime
import ScenarioYAML

extension FlowTranslator {
  mutating func type(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["text", "redact"])
    let node = try call.text(orKey: "text")
    var text = try text(node)
    guard text.literal != "" else {
      throw .gap(at: node.span, "an empty text types nothing", "leave the command out")
    }
    if call["redact"]?.hasText("true") == true { text = redacted(text, at: node) }
    return WrittenStep("type", .text(text.written))
  }

  /// A text that no report shows.
  private mutating func redacted(_ text: FlowText, at node: YAMLNode) -> FlowText {
    if let literal = text.literal { return secret(literal, named: "redacted") }
    if text.variables.contains(where: \.isLikelySecret) { return text }
    remark(
      at: node.span,
      "'redact' has no equivalent for a variable",
      "add '\(text.variables.joined(separator: "', '"))' to 'secrets' in the header"
    )
    return text
  }

  mutating func clear(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["charactersToErase"])
    let node = call.isMapping ? call["charactersToErase"] : call.value
    if let node {
      let count = try integer(node, of: "charactersToErase")
      if count < Self.defaultErasure {
        remark(
          at: node.span,
          "'eraseText' erases \(count) characters, but 'clear' empties the field",
          "type the text that should stay"
        )
      }
    }
    return WrittenStep("clear", ["focused": true])
  }

  /// The number of characters that Maestro erases by default; so many mean all of the text.
  private static let defaultErasure = 50

  mutating func pressKey(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["key"])
    let node = try call.text(orKey: "key")
    switch node.text.lowercased() {
    case "enter": return WrittenStep("type", .text("\n"))
    case "back": return WrittenStep("back")
    case "home":
      throw .gap(
        at: node.span,
        "the key 'Home' has no equivalent alone",
        "write 'background: 5s', which also brings the app back"
      )
    default:
      throw .gap(
        at: node.span,
        "the key '\(shortened(node.text))' has no equivalent: keyboards have characters and Return",
        "type characters with 'type', or empty a field with 'clear'"
      )
    }
  }

  mutating func action(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    let node = try call.requiredValue("a text").scalar(of: "action")
    switch node.text {
    case "back": return WrittenStep("back")
    case "hideKeyboard", "hide keyboard": return WrittenStep("dismissKeyboard")
    case "scroll": return WrittenStep("scroll", ["direction": .word("down")])
    case "pasteText": return try paste(call)
    case let name:
      throw .gap(at: node.span, "the action '\(shortened(name))' has no equivalent", "leave it out")
    }
  }

  mutating func copy(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    let element = try element(call.requiredValue("an element"), of: "copyTextFrom")
    clipboard = FlowText(variable: Self.copiedText)
    return WrittenStep("remember", ["element": element, "label": .word(Self.copiedText)])
  }

  static let copiedText = "copiedText"

  mutating func paste(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    guard let clipboard else {
      throw .gap(
        at: call.name.span,
        "'pasteText' pastes what this flow has not copied",
        "write the text: 'type: ...'"
      )
    }
    return WrittenStep("type", .text(try repeating(clipboard, at: call.name.span).written))
  }

  /// Only keeps the text, which is written where it is pasted.
  mutating func setClipboard(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["text"])
    let text = try text(call.text(orKey: "text"))
    clipboard = text.literal == "" ? nil : text
    return WrittenStep("log", .text("copied: \(text.written)"))
  }

  mutating func screenshot(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["path", "cropOn"])
    let path = try call.text(orKey: "path")
    let name = try text(path)
    if name.literal?.trimmingBlanks.isEmpty == true {
      throw .gap(at: path.span, "the screenshot has no name", "give it one")
    }
    if let crop = call["cropOn"] {
      remark(at: crop.span, "'cropOn' has no equivalent", "the picture shows the whole screen")
    }
    return WrittenStep("screenshot", .text(name.written))
  }
}
