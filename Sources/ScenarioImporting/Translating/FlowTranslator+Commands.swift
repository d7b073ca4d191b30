import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  /// The steps of one command.
  mutating func translate(_ call: CommandCall) throws(ImportStop) -> WrittenSteps {
    if let absence = call.command.absence {
      throw .gap(
        at: call.name.span,
        "'\(call.command.rawValue)' has no equivalent: \(absence.reason)",
        absence.advice
      )
    }
    switch call.command {
    case .runFlow, .repeat, .retry: return try container(call)
    case .launchApp, .stopApp, .killApp, .clearState, .clearKeychain, .openLink:
      return try titled(launching(call), call)
    case .waitForAnimationToEnd: return WrittenSteps()
    default: return try titled([step(call)], call)
    }
  }

  /// The step of a command that always has one.
  private mutating func step(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    switch call.command {
    case .tapOn, .doubleTapOn, .longPressOn: try tap(call)
    case .swipe: try swipe(call)
    case .drag: try drag(call)
    case .scroll: WrittenStep("scroll", ["direction": .word("down")])
    case .scrollUntilVisible: try scroll(call)
    case .back: WrittenStep("back")
    case .hideKeyboard: WrittenStep("dismissKeyboard")
    case .action: try action(call)
    case .inputText: try type(call)
    case .eraseText: try clear(call)
    case .pressKey: try pressKey(call)
    case .copyTextFrom: try copy(call)
    case .pasteText: try paste(call)
    case .setClipboard: try setClipboard(call)
    case .takeScreenshot: try screenshot(call)
    case .assertVisible, .assertNotVisible: try assertion(call)
    case .assertTrue: try comparison(call)
    case .extendedWaitUntil: try wait(call)
    default: preconditionFailure("'\(call.command.rawValue)' is translated elsewhere")
    }
  }

  /// The steps with the title of the command, and with its tolerance of failures.
  private mutating func titled(
    _ steps: [WrittenStep],
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenSteps {
    var written = WrittenSteps()
    for var step in steps {
      step.name = try title(of: call)
      step.isOptional = call.isOptional
      written.append(step)
    }
    return written
  }

  /// The title that a command gives itself.
  mutating func title(of call: CommandCall) throws(ImportStop) -> String? {
    guard let label = call.label else { return nil }
    return try text(label.scalar(of: "label")).written
  }
}
