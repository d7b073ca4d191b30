import ScenarioDiagnostics
import ScenarioModel

/// What a value was made of: the places that it is written in, and the names that it came through.
struct ValueSources {
  private(set) var spans: [SourceSpan] = []

  /// The references as they are written, but for parameters, which stand for their arguments.
  private var paths: Set<String> = []

  /// Adds a place; says nothing about what is written there.
  mutating func insert(_ span: SourceSpan) {
    if !spans.contains(span) { spans.append(span) }
  }

  /// Adds a reference, and says whether it is a new one.
  mutating func insert(_ path: String) -> Bool { paths.insert(path).inserted }

  mutating func formUnion(_ other: ValueSources) {
    for span in other.spans { insert(span) }
    paths.formUnion(other.paths)
  }

  /// Whether something went into both values.
  func overlap(_ other: ValueSources) -> Bool {
    !paths.isDisjoint(with: other.paths) || spans.contains { other.spans.contains($0) }
  }
}

extension Scope {
  /// What the values of some references are made of, through parameters and variables.
  func sources(of references: [Reference]) -> ValueSources {
    var found = ValueSources()
    for reference in references { collect(reference, seenFrom: localSources, into: &found) }
    return found
  }

  /// What a value is made of that is written at one place.
  func sources(of template: ValueTemplate) -> ValueSources {
    var found = sources(of: template.references)
    found.insert(template.span)
    return found
  }

  /// Follows a reference, as deep as values go; within variables there are no parameters.
  private func collect(
    _ reference: Reference,
    seenFrom locals: [String: ValueSources],
    depth: Int = 0,
    into found: inout ValueSources
  ) {
    if let sources = locals[reference.name] { return found.formUnion(sources) }
    guard depth < Self.greatestDepth, found.insert(reference.source),
      case .template(let template) = variables[reference.name]
    else { return }
    found.insert(template.span)
    for inner in template.references {
      collect(inner, seenFrom: [:], depth: depth + 1, into: &found)
    }
  }
}
