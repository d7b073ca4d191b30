import AppModelKit
import ScenarioDiagnostics
package import ScenarioModel
import Suggestions

/// The values and words that names stand for at one point of a run.
///
/// Every question about a screen takes a copy along, so what seldom changes is shared.
package struct Scope: Sendable {
  /// What changes where a word or a loop is entered, and what never does.
  private struct Ground: Sendable {
    var locals: [String: Value] = [:]
    var localSources: [String: ValueSources] = [:]
    var remembered: [String: Value] = [:]
    var words: WordScope
    var depth = 0
    let variables: VariableTable
    let app: InstalledApp?
  }

  private final class SharedGround: Sendable {
    let ground: Ground

    init(_ ground: Ground) {
      self.ground = ground
    }
  }

  private var shared: SharedGround

  package init(
    variables: VariableTable = VariableTable(),
    words: WordScope = .empty,
    app: InstalledApp? = nil
  ) {
    shared = SharedGround(Ground(words: words, variables: variables, app: app))
  }

  private mutating func change(_ change: (inout Ground) -> Void) {
    var ground = shared.ground
    change(&ground)
    shared = SharedGround(ground)
  }

  /// Nothing sensible nests as deep; what does would never end.
  static let greatestDepth = 64

  /// Parameters and loop variables, which win over everything.
  var locals: [String: Value] { shared.ground.locals }

  /// The sources of parameters' values, through all calls that passed them on.
  var localSources: [String: ValueSources] { shared.ground.localSources }

  /// What `remember` steps have put aside; it replaces the scenario's variables.
  var remembered: [String: Value] {
    get { shared.ground.remembered }
    set { changeAlone { $0.remembered = newValue } }
  }

  /// Puts a value aside.
  mutating func remember(_ value: Value, as name: String) {
    changeAlone { $0.remembered[name] = value }
  }

  /// Gives a parameter or loop variable its value.
  mutating func bind(_ name: String, to value: Value, madeOf sources: ValueSources) {
    changeAlone { ground in
      ground.locals[name] = value
      ground.localSources[name] = sources
    }
  }

  /// Changes the ground while it has only one owner, so that its tables are changed in place.
  private mutating func changeAlone(_ change: (inout Ground) -> Void) {
    var ground = shared.ground
    shared = Self.unboundGround
    change(&ground)
    shared = SharedGround(ground)
  }

  /// Takes back all parameters and loop variables but those of a scope around this one.
  mutating func unbindAll(but outer: Scope) {
    change { ground in
      ground.locals = outer.locals
      ground.localSources = outer.localSources
    }
  }

  /// What stands in for a moment where the ground of a scope changes.
  private static let unboundGround = SharedGround(
    Ground(words: .empty, variables: VariableTable(), app: nil)
  )

  /// The words that can be used here.
  private(set) var words: WordScope {
    get { shared.ground.words }
    set { change { $0.words = newValue } }
  }

  /// How many words and variables are being looked into, each within the one before.
  var depth: Int { shared.ground.depth }

  var variables: VariableTable { shared.ground.variables }

  /// The app whose screens and transitions are meant, where it is known.
  private var app: AppDescription? { shared.ground.app?.description }

  /// The name of a screen; one that only the run makes known must be the app's all the same.
  func screenName(_ text: Text) throws(ValueFault) -> String {
    try name(text, "screen", among: app?.screens)
  }

  /// The name of a transition, checked like that of a screen.
  func transitionName(_ text: Text) throws(ValueFault) -> String {
    try name(text, "transition", among: app?.knownTransitions)
  }

  private func name(
    _ text: Text,
    _ kind: String,
    among known: [String]?
  ) throws(ValueFault) -> String {
    if let literal = text.literal { return literal }
    let name = try self.text(text)
    guard let known, !known.contains(name) else { return name }
    throw ValueFault(
      "the app has no \(kind) '\(name)'",
      at: text.span,
      suggestion: didYouMean(name, among: known) ?? "\(kind)s: \(known.joined(separator: ", "))"
    )
  }

  /// The scope of the scenario's header, where variables that use variables are filled in.
  func global(at span: SourceSpan) throws(ValueFault) -> Scope {
    var scope = try deeper(at: span)
    scope.change { ground in
      ground.locals = [:]
      ground.localSources = [:]
    }
    return scope
  }

  private func deeper(at span: SourceSpan) throws(ValueFault) -> Scope {
    guard depth < Self.greatestDepth else {
      throw .nestedTooDeep(at: span)
    }
    var scope = self
    scope.change { $0.depth += 1 }
    return scope
  }

  /// The scope within a word before its arguments are set.
  func entering(_ word: WordScope.AnyWord) -> Scope {
    var inner = self
    inner.change { ground in
      ground.locals = [:]
      ground.localSources = [:]
      ground.words = word.scope
    }
    return inner
  }

  /// The scope within a word: its arguments and the words of its file.
  func entering(
    _ definition: some Definition,
    in words: WordScope,
    by call: Call
  ) throws(ValueFault) -> Scope {
    var inner = try global(at: call.name.span)
    inner.words = words
    for parameter in definition.parameters {
      let name = parameter.name.value
      if let argument = call[name] {
        let value = try value(of: argument.value)
        inner.bind(name, to: value, madeOf: sources(of: argument.value))
      } else if let fallback = parameter.fallback {
        let value = try inner.value(of: fallback)
        inner.bind(name, to: value, madeOf: try inner.sources(ofDefault: fallback))
      } else {
        throw ValueFault("'\(call.name.value)' needs '\(name)'", at: call.name.span)
      }
    }
    return inner
  }
}

extension Value {
  /// The number, also where a text reads as one, as those from CSV files and `--var` do.
  var number: Number? {
    switch self {
    case .number(let number): number
    case .text(let text): Number(text)
    case .null, .boolean, .list, .mapping: nil
    }
  }
}
