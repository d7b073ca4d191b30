/// An expectation that must hold now, or at every instant of a time.
package struct Assertion: Sendable {
  package let expectation: Expectation

  /// How long it must hold; only now without it.
  package let window: Resolvable<Duration>?

  /// What a failure says first.
  package let message: Text?

  package init(
    _ expectation: Expectation,
    window: Resolvable<Duration>? = nil,
    message: Text? = nil
  ) {
    self.expectation = expectation
    self.window = window
    self.message = message
  }
}

/// Properties that are put into variables.
package struct Memory: Sendable {
  package enum Subject: Sendable {
    case element(Selector, [Item])
    case count(of: Selector, name: Located<String>)
  }

  /// A property with the name of the variable that takes it.
  package struct Item: Sendable {
    package let property: ElementProperty
    package let name: Located<String>

    package init(_ property: ElementProperty, as name: Located<String>) {
      self.property = property
      self.name = name
    }
  }

  package let subject: Subject

  package init(_ subject: Subject) {
    self.subject = subject
  }

  /// The names of the variables that it sets.
  package var names: [Located<String>] {
    switch subject {
    case .element(_, let items): items.map(\.name)
    case .count(_, let name): [name]
    }
  }
}

/// A property of an element that can be remembered.
package enum ElementProperty: String, CaseIterable, Sendable {
  case label
  case value
  case placeholder
  case title
  case id
  case type
  case enabled
  case selected
  case focused
  case hittable
}

/// Something that an accessibility audit passes over.
package struct AuditExemption: Sendable {
  package enum Rule: String, CaseIterable, Sendable {
    case label
    case hitRegion
    case duplicateIdentifier
    case state
  }

  package let rule: Rule

  /// The elements that are exempt; all without it.
  package let element: Selector?

  package init(_ rule: Rule, of element: Selector? = nil) {
    self.rule = rule
    self.element = element
  }
}

/// How often the steps of a `repeat` are run.
package enum Repetition: Sendable {
  case times(Resolvable<Int>)
  case whileHolds(Expectation, atMost: Resolvable<Int>)
  case untilHolds(Expectation, atMost: Resolvable<Int>)
}

/// The values that a `forEach` goes through.
package struct Iteration: Sendable {
  package let variable: Located<String>

  /// The name of the variable that takes the index, from 0.
  package let index: Located<String>?

  /// A list, or a reference to one.
  package let values: ValueTemplate
  package let allowsEmpty: Resolvable<Bool>?

  package init(
    variable: Located<String>,
    index: Located<String>?,
    values: ValueTemplate,
    allowsEmpty: Resolvable<Bool>?
  ) {
    self.variable = variable
    self.index = index
    self.values = values
    self.allowsEmpty = allowsEmpty
  }
}
