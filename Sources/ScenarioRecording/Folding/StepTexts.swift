import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// Collects the texts of recorded steps: those that are typed, chosen and used to find elements.
struct StepTexts: ScenarioVisitor {
  /// Each text once, in the order written.
  private(set) var texts: [String] = []

  /// The variables that are whole texts, such as that of a password, each once.
  private(set) var references: [String] = []

  init(of steps: [RecordedStep]) {
    for step in steps { step.decoded?.accept(&self) }
  }

  mutating func visit(_ text: Text) {
    if let literal = text.literal, !literal.isEmpty, !texts.contains(literal) {
      texts.append(literal)
    } else if let variable = text.soleReference, !references.contains(variable) {
      references.append(variable)
    }
  }

  /// The texts without the Return key at their ends, and then as they were typed if that differs.
  ///
  /// A flow may press Return itself, or end the typing in another way.
  var withoutReturns: [StepTexts] {
    var shorter = self
    shorter.texts = texts.map(\.withoutReturn).reduce(into: []) { texts, text in
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return shorter.texts == texts ? [self] : [shorter, self]
  }
}

extension String {
  /// The text without the Return key at its end.
  var withoutReturn: String { hasSuffix("\n") ? String(dropLast()) : self }
}

extension Text {
  /// The variable that the text consists of; nil for any other text.
  fileprivate var soleReference: String? {
    guard case .template(let parts) = content, parts.count == 1, let reference = references.first,
      reference.steps.isEmpty
    else { return nil }
    return reference.name
  }
}

extension RecordedStep {
  var decoded: Step? {
    let (steps, diagnostics) = ScenarioDecoder.decodeSteps(SourceFile(path: "step", text: item))
    return diagnostics.contains(where: \.isError) ? nil : steps.first
  }

  /// The command that acts on the app; nil for another kind of step.
  var gesture: String? {
    guard case .action(let action)? = decoded?.command, action.isGesture else { return nil }
    return action.name
  }
}
