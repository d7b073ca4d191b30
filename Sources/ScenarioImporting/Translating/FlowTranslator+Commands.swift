import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  mutating func translate(_ call: CommandCall) throws(ImportStop) -> WrittenSteps {
    if let absence = call.command.absence {
      throw .gap(
        at: call.name.span,
        "'\(call.command.rawValue)' has no equivalent: \(absence.reason)",
        absence.advice
      )
    }
    switch call.command {
    case .runFlow: return try runFlow(call)
    case .repeat: return try loop(call)
    case .retry: return try retry(call)
    default:
      var written = WrittenSteps()
      for step in try steps(call) { written.append(titled(step, try title(of: call), call)) }
      return written
    }
  }

  /// The steps of a command without others in it; none for what a scenario does by itself.
  private mutating func steps(_ call: CommandCall) throws(ImportStop) -> [WrittenStep] {
    switch call.command {
    case .tapOn, .doubleTapOn, .longPressOn: [try tap(call)]
    case .swipe: [try swipe(call)]
    case .drag: [try drag(call)]
    case .scroll: [WrittenStep("scroll", ["direction": .word("down")])]
    case .scrollUntilVisible: [try scroll(call)]
    case .back: [WrittenStep("back")]
    case .hideKeyboard: [WrittenStep("dismissKeyboard")]
    case .action: [try action(call)]
    case .inputText: [try type(call)]
    case .eraseText: [try clear(call)]
    case .pressKey: [try pressKey(call)]
    case .copyTextFrom: [try copy(call)]
    case .pasteText: [try paste(call)]
    case .setClipboard: [try setClipboard(call)]
    case .takeScreenshot: [try screenshot(call)]
    case .assertVisible, .assertNotVisible: [try assertion(call)]
    case .assertTrue: [try comparison(call)]
    case .extendedWaitUntil: [try wait(call)]
    case .launchApp: try launchApp(call)
    case .openLink: try openLink(call)
    case .stopApp, .killApp, .clearState: try terminate(call)
    case .clearKeychain, .waitForAnimationToEnd: []
    default: preconditionFailure("'\(call.command.rawValue)' is translated elsewhere")
    }
  }

  func titled(_ step: WrittenStep, _ title: String?, _ call: CommandCall) -> WrittenStep {
    var step = step
    step.name = title
    step.isOptional = call.isOptional
    return step
  }

  mutating func title(of call: CommandCall) throws(ImportStop) -> String? {
    guard let label = call.label else { return nil }
    return try text(label.scalar(of: "label")).written
  }
}
