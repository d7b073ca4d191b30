package import ScenarioModel

/// A visitor of every reference and name in a scenario.
///
/// Checks of texts and names in all places are visitors, so that all of them check a new command
/// once the walk in this folder includes it.
package protocol ScenarioVisitor {
  /// A text, which may hold references.
  mutating func visit(_ text: Text)

  /// A text at a place that needs more than a text, or another kind of value.
  mutating func visit(_ text: Text, as kind: PlaceKind)

  /// The text that a selector without any key is, after it was visited as a text.
  mutating func visit(bareSelector: Text)

  /// The name of a screen that an expectation asks for, after it was visited as a text.
  mutating func visit(screen: Text)

  /// The name of a transition that an expectation asks for, after it was visited as a text.
  mutating func visit(transition: Text)

  /// A launch, after its arguments were visited as texts.
  mutating func visit(launch: LaunchOptions)

  /// Visits an expectation about the app's calls, after its matchers.
  mutating func visit(_ calls: CallExpectation)

  /// A use of an element, flow or check, after its arguments were visited.
  mutating func visit(_ call: Call, of kind: WordKind)

  /// Variables that a step sets from here on.
  mutating func visit(remembered names: [Located<String>])

  /// Enters steps that can use loop variables, after the loop's values were visited.
  mutating func enter(_ iteration: Iteration)

  /// The end of the steps of the loop that was entered last.
  mutating func leave(_ iteration: Iteration)

  /// Visits steps that may be run several times, after the loop's values or condition.
  mutating func visit(repeated steps: [Step])

  /// Visits the alternatives of `if`, after its condition was visited; each time only one of them
  /// is run.
  mutating func visit(_ steps: [Step], or alternatives: [Step])

  /// Limits of a number, after each of them was visited.
  mutating func visit(_ count: CountMatcher)
}

/// A visitor looks only at what it says that it does.
extension ScenarioVisitor {
  package mutating func visit(_ text: Text) {}

  package mutating func visit(_ text: Text, as kind: PlaceKind) { visit(text) }

  package mutating func visit(bareSelector: Text) {}

  package mutating func visit(screen: Text) {}

  package mutating func visit(transition: Text) {}

  package mutating func visit(launch: LaunchOptions) {}

  package mutating func visit(_ calls: CallExpectation) {}

  package mutating func visit(_ call: Call, of kind: WordKind) {}

  package mutating func visit(remembered names: [Located<String>]) {}

  package mutating func enter(_ iteration: Iteration) {}

  package mutating func leave(_ iteration: Iteration) {}

  package mutating func visit(repeated steps: [Step]) { steps.accept(&self) }

  package mutating func visit(_ steps: [Step], or alternatives: [Step]) {
    steps.accept(&self)
    alternatives.accept(&self)
  }

  package mutating func visit(_ count: CountMatcher) {}
}

extension Scenario {
  /// Shows a visitor everything except the cases, in order of use.
  package func accept(_ visitor: inout some ScenarioVisitor) {
    visitor.visit(name)
    header.accept(&visitor)
    for handler in header.interruptions { handler.accept(&visitor) }
    header.setup.accept(&visitor)
    steps.accept(&visitor)
    header.teardown.accept(&visitor)
  }
}

extension Header {
  /// Shows a visitor all values but the variables, steps and words.
  package func accept(_ visitor: inout some ScenarioVisitor) {
    if let description { visitor.visit(description) }
    launch.accept(&visitor)
    settling?.accept(&visitor, as: .settling)
    timeout?.accept(&visitor, as: .duration)
    timeLimit?.accept(&visitor, as: .duration)
    continuesAfterFailure?.accept(&visitor, as: .boolean)
    if let skip { visitor.visit(skip) }
    if let knownIssue { visitor.visit(knownIssue) }
  }
}

extension WordDefinition {
  /// Shows a visitor what the word stands for.
  package func acceptBody(_ visitor: inout some ScenarioVisitor) {
    switch body {
    case .element(let selector): selector.accept(&visitor)
    case .flow(let steps): steps.accept(&visitor)
    case .check(let expectation): expectation.accept(&visitor)
    }
  }
}

extension [Step] {
  /// Shows a visitor all steps in order.
  package func accept(_ visitor: inout some ScenarioVisitor) {
    for step in self { step.accept(&visitor) }
  }
}

extension Call {
  func accept(_ visitor: inout some ScenarioVisitor, as kind: WordKind) {
    for argument in arguments { argument.value.accept(&visitor) }
    visitor.visit(self, of: kind)
  }
}

extension LaunchOptions {
  func accept(_ visitor: inout some ScenarioVisitor) {
    manual?.accept(&visitor)
    for argument in arguments ?? [] { visitor.visit(argument) }
    for argument in start?.arguments ?? [] { visitor.visit(argument.value) }
    if let url { visitor.visit(url, as: .nonEmptyText) }
    visitor.visit(launch: self)
    for variable in environment ?? [] { visitor.visit(variable.value) }
    date?.accept(&visitor, as: .date)
  }
}

extension InterruptionHandler {
  func accept(_ visitor: inout some ScenarioVisitor) {
    condition.accept(&visitor)
    visitor.visit(repeated: steps)
  }
}

extension ManualLaunch {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .flag(let flag): flag.accept(&visitor, as: .boolean)
    case .word(let word): word.accept(&visitor, as: .manualLaunch)
    }
  }
}

extension Resolvable {
  func accept(_ visitor: inout some ScenarioVisitor, as kind: PlaceKind) {
    if case .template(let text) = self { visitor.visit(text, as: kind) }
  }
}

extension Variable {
  /// Shows a visitor the texts that are written for the variable.
  func acceptValue(_ visitor: inout some ScenarioVisitor) {
    switch source {
    case .value(let template): template.accept(&visitor)
    case .file: break
    }
  }
}

extension ValueTemplate {
  /// Shows a visitor the texts at every depth.
  package func accept(_ visitor: inout some ScenarioVisitor) {
    switch content {
    case .null, .boolean, .number: break
    case .text(let text): visitor.visit(text, as: .value)
    case .list(let items): for item in items { item.accept(&visitor) }
    case .mapping(let entries): for entry in entries { entry.value.accept(&visitor) }
    }
  }
}
