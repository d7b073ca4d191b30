import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  mutating func terminate(_ call: CommandCall) throws(ImportStop) -> [WrittenStep] {
    try call.check(keys: ["appId"])
    try refuseOtherApp(call.isMapping ? call["appId"] : call.value)
    return isAtStart && !hasLaunched ? [] : [WrittenStep("terminate")]
  }

  private static let launchKeys = [
    "appId", "url", "clearState", "clearKeychain", "stopApp", "permissions", "arguments",
  ]

  mutating func launchApp(_ call: CommandCall) throws(ImportStop) -> [WrittenStep] {
    try call.check(keys: Self.launchKeys)
    try refuseOtherApp(call.isMapping ? call["appId"] ?? call["url"] : call.value)
    if let permissions = call["permissions"] { remarkPermissions(at: permissions) }
    let arguments = try arguments(call["arguments"])
    if isAtStart, launch.value.isEmpty {
      launch.arguments = arguments
      hasLaunched = true
      return []
    }
    if let keeping = call["stopApp"], keeping.hasText("false") {
      throw .gap(
        at: keeping.span,
        "a launch that keeps the app running has no equivalent",
        "leave it out, or write 'launch' to start the app again"
      )
    }
    if call["clearState"]?.hasText("true") != true {
      remark(
        at: call.name.span,
        "this launch keeps what the app has stored, but 'launch' starts from nothing",
        "make what the next steps need, or start in a state with 'launch: {state: ...}'"
      )
    }
    var options = WrittenLaunch(arguments: arguments)
    // A flow opens its own page, also when another one runs it.
    if !isMain { options.url = flow.otherPage(of: app) }
    return [WrittenStep("launch", options.value.isEmpty ? nil : options.value)]
  }

  private mutating func remarkPermissions(at node: YAMLNode) {
    let absence = UnsupportedCommand.permissions
    remark(at: node.span, "'permissions' has no equivalent: \(absence.reason)", absence.advice)
  }

  private func refuseOtherApp(_ node: YAMLNode?) throws(ImportStop) {
    guard let node, node.kind == .scalar else { return }
    if node.text == flow.appID?.text || node.text.contains("${") { return }
    throw .gap(
      at: node.span,
      "a scenario runs one app",
      "test the other app in a scenario of its own"
    )
  }

  /// The launch arguments: `-name` for a flag, and `-name`, `value` for others.
  private mutating func arguments(_ node: YAMLNode?) throws(ImportStop) -> [WrittenValue] {
    guard let node else { return [] }
    var arguments: [WrittenValue] = []
    for entry in try node.mapping(of: "arguments").entries where !entry.value.hasText("false") {
      let name = entry.key.text
      arguments.append(.text(name.hasPrefix("-") ? name : "-\(name)"))
      let value = try text(entry.value.scalar(of: name))
      if value.literal != "true" { arguments.append(.text(value.written)) }
    }
    return arguments
  }

  mutating func openLink(_ call: CommandCall) throws(ImportStop) -> [WrittenStep] {
    try call.check(keys: ["link", "autoVerify", "browser"])
    let node = try call.text(orKey: "link")
    let url = try shownText(node)
    if let literal = url.literal, let app, !app.opens(literal) {
      throw .gap(at: node.span, "the app does not open this link", "tap what leads there")
    }
    if isAtStart, launch.url == nil {
      launch.url = url.written
      hasLaunched = true
      return []
    }
    remark(
      at: call.name.span,
      "'openLink' keeps cookies and what the app has stored, but 'launch' starts from nothing",
      "make what the next steps need, or tap what leads there"
    )
    return [WrittenStep("launch", ["url": .text(url.written)])]
  }

  /// The step for a press of Home and a return to the app.
  mutating func background(_ item: YAMLNode, _ next: YAMLNode) -> WrittenStep? {
    guard let home = try? CommandCall(item), home.command == .pressKey, let key = home.value,
      (key.kind == .mapping ? key["key"] : key)?.text.lowercased() == "home",
      let launch = try? CommandCall(next), launch.command == .launchApp,
      launch["stopApp"]?.hasText("false") == true
    else { return nil }
    return WrittenStep("background", .word("5s"))
  }
}
