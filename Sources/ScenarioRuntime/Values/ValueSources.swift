import ScenarioDiagnostics
import ScenarioModel

/// The sources of a value: the places where it is written, and the names that it came through.
struct ValueSources {
  /// The places, each before those that what is written there is made of.
  private(set) var spans: [SourceSpan] = []

  /// The same places, as there may be thousands.
  private var knownSpans: Set<SourceSpan> = []

  /// The references as written, with the arguments in place of parameters.
  private var paths: Set<String> = []

  /// The place where the value is written, even if it was passed on since.
  fileprivate(set) var origin: SourceSpan?

  /// The place of the first value of a data file that went in.
  fileprivate(set) var dataSpan: SourceSpan?

  /// How many defaults of parameters it came through, each made of the one before.
  fileprivate(set) var defaultDepth = 0

  /// The variables that a loop's values come from.
  private var looped: Set<String> = []

  /// The variables that went into indices, and so chose the value without being in it.
  private var choosers: Set<String> = []

  /// Where these indices are written.
  private(set) var choiceSpans: [SourceSpan] = []

  private var knownChoiceSpans: Set<SourceSpan> = []

  /// Adds a place; says nothing about what is written there.
  mutating func insert(_ span: SourceSpan) {
    if knownSpans.insert(span).inserted { spans.append(span) }
  }

  /// Adds a reference, and says whether it is a new one.
  mutating func insert(_ path: String) -> Bool { paths.insert(path).inserted }

  mutating func formUnion(_ other: ValueSources) {
    for span in other.spans { insert(span) }
    paths.formUnion(other.paths)
    looped.formUnion(other.looped)
    choosers.formUnion(other.choosers)
    insert(choices: other.choiceSpans)
    dataSpan = dataSpan ?? other.dataSpan
    defaultDepth = max(defaultDepth, other.defaultDepth)
  }

  /// Whether one of the variables, or a part of it, went into the value or into the choice of it.
  func depends(onAnyOf names: Set<String>) -> Bool {
    !looped.isDisjoint(with: names) || !choosers.isDisjoint(with: names)
      || paths.contains { names.contains($0.rootName) }
  }

  /// Adds what the index was made of that chose the value.
  fileprivate mutating func add(choice: ValueSources) {
    choosers.formUnion(choice.paths.map(\.rootName))
    choosers.formUnion(choice.looped)
    choosers.formUnion(choice.choosers)
    insert(choices: choice.spans)
    insert(choices: choice.choiceSpans)
  }

  private mutating func insert(choices spans: [SourceSpan]) {
    for span in spans where knownChoiceSpans.insert(span).inserted { choiceSpans.append(span) }
  }

  /// The same as the value of a loop's turn.
  fileprivate var ofTurn: ValueSources {
    var turn = ValueSources()
    turn.origin = origin
    turn.looped = Set(paths.map(\.rootName)).union(looped)
    turn.choosers = choosers
    return turn
  }
}

extension Scope {
  /// The sources of the values of some references, through parameters and variables.
  func sources(of references: [Reference]) -> ValueSources {
    var found = ValueSources()
    for reference in references { collect(reference, seenFrom: localSources, into: &found) }
    return found
  }

  /// The sources of a value that is written at one place.
  func sources(of template: ValueTemplate) -> ValueSources {
    var found = ValueSources()
    found.insert(template.span)
    found.formUnion(sources(of: template.references))
    found.origin = origin(of: template)
    return found
  }

  /// The sources of a parameter's default.
  ///
  /// A chain of defaults can be as long as a chain of variables; each has the sources of all after
  /// it.
  func sources(ofDefault fallback: ValueTemplate) throws(ValueFault) -> ValueSources {
    var found = sources(of: fallback)
    found.defaultDepth += 1
    guard found.defaultDepth <= Self.greatestDepth else { throw .nestedTooDeep(at: fallback.span) }
    return found
  }

  /// The sources of the value of each turn of a loop.
  ///
  /// A single text or number is where it is written.
  func sources(of iteration: Iteration, count: Int) -> [ValueSources] {
    guard case .list(let items) = iteration.values.content else {
      return Array(repeating: sources(of: iteration.values).ofTurn, count: count)
    }
    return items.map { $0.isScalar ? sources(of: $0) : sources(of: $0).ofTurn }
  }

  /// Follows a reference, as deep as values go; within variables there are no parameters.
  private func collect(
    _ reference: Reference,
    seenFrom locals: [String: ValueSources],
    depth: Int = 0,
    into found: inout ValueSources
  ) {
    for case .computedIndex(let index) in reference.steps where depth < Self.greatestDepth {
      var choice = ValueSources()
      collect(index, seenFrom: locals, depth: depth + 1, into: &choice)
      found.add(choice: choice)
    }
    if let sources = locals[reference.name] {
      found.formUnion(sources)
      if sources.spans.isEmpty { _ = found.insert(reference.source) }
      return
    }
    guard depth < Self.greatestDepth, found.insert(reference.source) else { return }
    let entry = variables[reference.name]
    if case .value(_, let span?) = entry { found.dataSpan = found.dataSpan ?? span }
    guard case .template(let template) = entry else { return }
    found.insert(template.span)
    for inner in variables.references(in: reference.name) {
      collect(inner, seenFrom: [:], depth: depth + 1, into: &found)
    }
  }
}

extension ValueTemplate {
  fileprivate var isScalar: Bool {
    switch content {
    case .null, .boolean, .number, .text: true
    case .list, .mapping: false
    }
  }
}

extension String {
  /// The variable at the beginning of a path.
  fileprivate var rootName: String { String(prefix { $0 != "." && $0 != "[" }) }
}
