/// Sees every text and name of a scenario, wherever the language has one.
///
/// Checks that concern texts and names in all places are visitors, so that a new command is
/// checked by all of them once it is walked here.
package protocol ScenarioVisitor {
  /// A text, which may hold references; also those that stand for a number or a duration.
  mutating func visit(_ text: Text)

  /// The name of a screen that an expectation asks for, after it was visited as a text.
  mutating func visit(screen: Text)

  /// The name of a transition that an expectation asks for, after it was visited as a text.
  mutating func visit(transition: Text)

  /// Launch arguments, after each was visited as a text.
  mutating func visit(launchArguments: [Text])
}

extension Scenario {
  /// Shows a visitor everything in the order of the file's keys.
  package func accept(_ visitor: inout some ScenarioVisitor) {
    visitor.visit(name)
    if let description { visitor.visit(description) }
    launch.accept(&visitor)
    timeout?.accept(&visitor)
    timeLimit?.accept(&visitor)
    continuesAfterFailure?.accept(&visitor)
    if let skip { visitor.visit(skip) }
    for step in steps { step.accept(&visitor) }
  }
}

extension LaunchOptions {
  func accept(_ visitor: inout some ScenarioVisitor) {
    for argument in arguments ?? [] { visitor.visit(argument) }
    if let arguments { visitor.visit(launchArguments: arguments) }
    for variable in environment ?? [] { visitor.visit(variable.value) }
    date?.accept(&visitor)
  }
}

extension Resolvable {
  func accept(_ visitor: inout some ScenarioVisitor) {
    if case .template(let text) = self { visitor.visit(text) }
  }
}

extension ValueTemplate {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch content {
    case .null, .boolean, .number: break
    case .text(let text): visitor.visit(text)
    case .list(let items): for item in items { item.accept(&visitor) }
    case .mapping(let entries): for entry in entries { entry.value.accept(&visitor) }
    }
  }
}
