import ScenarioFormatting

extension FlowTranslator {
  mutating func translate(_ call: CommandCall) throws(ImportStop) -> WrittenSteps {
    switch call.command {
    case .runFlow: try runFlow(call)
    case .repeat: try loop(call)
    case .retry: try retry(call)
    case .tapOn, .doubleTapOn, .longPressOn: try titled([tap(call)], call)
    case .swipe: try titled([swipe(call)], call)
    case .drag: try titled([drag(call)], call)
    case .scroll: try titled([WrittenStep("scroll", ["direction": .word("down")])], call)
    case .scrollUntilVisible: try titled([scroll(call)], call)
    case .back: try titled([WrittenStep("back")], call)
    case .hideKeyboard: try titled([WrittenStep("dismissKeyboard")], call)
    case .action: try titled([action(call)], call)
    case .inputText: try titled([type(call)], call)
    case .eraseText: try titled([clear(call)], call)
    case .pressKey: try titled([pressKey(call)], call)
    case .copyTextFrom: try titled([copy(call)], call)
    case .pasteText: try titled([paste(call)], call)
    case .setClipboard: try titled([setClipboard(call)], call)
    case .takeScreenshot: try titled([screenshot(call)], call)
    case .assertVisible, .assertNotVisible: try titled([assertion(call)], call)
    case .assertTrue: try titled([comparison(call)], call)
    case .extendedWaitUntil: try titled([wait(call)], call)
    case .launchApp: try titled(launchApp(call), call)
    case .openLink: try titled(openLink(call), call)
    case .stopApp, .killApp, .clearState: try titled(terminate(call), call)
    case .clearKeychain, .waitForAnimationToEnd: WrittenSteps()
    }
  }

  private mutating func titled(
    _ steps: [WrittenStep],
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenSteps {
    var written = WrittenSteps()
    for step in steps { written.append(titled(step, try title(of: call), call)) }
    return written
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
