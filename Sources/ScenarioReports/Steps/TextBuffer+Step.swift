import ScenarioEvents

extension TextBuffer {
  /// Appends what a step does, indented by the containers that it lies within.
  mutating func append(actionOf step: LoggedStep) {
    append(phase: step.phase)
    if step.depth > 0 { append(spaces: min(step.depth, 64) * 2) }
    append(text: step.command)
    guard !step.title.isEmpty else { return }
    append(" ")
    append(text: step.title)
  }

  private mutating func append(phase: StepRecord.Phase) {
    switch phase {
    case .setup: append("[setup] ")
    case .body: break
    case .teardown: append("[teardown] ")
    }
  }

  /// Appends how long a step took, if it took any time.
  mutating func append(lengthOf step: LoggedStep) {
    guard step.end > step.start else { return }
    append("+")
    append(time: step.end - step.start)
  }
}
