package import ScenarioDiagnostics

/// A path to a value, such as `answers[question.correct].title` in `${...}`.
///
/// Its name is `answers`; its steps are a computed index and the key `title`.
package struct Reference: Sendable {
  /// One step down from a value to a part of it.
  package enum Step: Sendable {
    case key(String)
    case index(Int)

    /// An index that is itself the value of a path.
    indirect case computedIndex(Reference)
  }

  /// The name of the variable, parameter, loop or case value.
  package let name: String
  package let steps: [Step]

  /// The path in the file, without `${` and `}`.
  package let span: SourceSpan

  package init(name: String, steps: [Step], span: SourceSpan) {
    self.name = name
    self.steps = steps
    self.span = span
  }

  /// A placeholder for a reference that could not be read, which was reported already: its value is
  /// unknown, and its name is not looked up.
  package static func unreadable(at span: SourceSpan) -> Reference {
    Reference(name: unreadableName, steps: [], span: span)
  }

  /// The name that no reference of a file has.
  package static let unreadableName = ""

  /// The path as messages show it.
  package var source: String {
    steps.reduce(into: name) { path, step in
      switch step {
      case .key(let key): path += ".\(key)"
      case .index(let index): path += "[\(index)]"
      case .computedIndex(let reference): path += "[\(reference.source)]"
      }
    }
  }

  /// The path and the paths within its indices.
  package var all: [Reference] {
    steps.reduce(into: [self]) { found, step in
      if case .computedIndex(let reference) = step { found += reference.all }
    }
  }
}
