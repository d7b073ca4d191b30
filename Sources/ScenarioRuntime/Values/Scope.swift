import AppModelKit
import ScenarioDiagnostics
package import ScenarioModel
import Suggestions

/// The values and vocabulary entries that names refer to at one point of a run.
///
/// Every question about a screen takes a copy, so the parts that seldom change are shared.
package struct Scope: Sendable {
  /// The parts that change at the start of a call or a loop, and those that never change.
  private struct Storage: Sendable {
    var locals: [String: Value] = [:]
    var localSources: [String: ValueSources] = [:]
    var remembered: [String: Value] = [:]
    var words: WordScope
    var depth = 0
    let variables: VariableTable
    let app: InstalledApp?
  }

  private final class SharedStorage: Sendable {
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
  }

  private var shared: SharedStorage

  package init(
    variables: VariableTable = VariableTable(),
    words: WordScope = .empty,
    app: InstalledApp? = nil
  ) {
    shared = SharedStorage(Storage(words: words, variables: variables, app: app))
  }

  /// The greatest depth; deeper nesting would never end.
  static let greatestDepth = 64

  /// Parameters and loop variables, which win over everything.
  var locals: [String: Value] { shared.storage.locals }

  /// The sources of parameters' values, through all calls that passed them on.
  var localSources: [String: ValueSources] { shared.storage.localSources }

  /// What `remember` steps have put aside; it replaces the scenario's variables.
  var remembered: [String: Value] { shared.storage.remembered }

  /// Puts a value aside.
  mutating func remember(_ value: Value, as name: String) {
    change { $0.remembered[name] = value }
  }

  /// The same with what steps have put aside in another scope.
  func remembering(as other: Scope) -> Scope {
    var scope = self
    scope.change { $0.remembered = other.remembered }
    return scope
  }

  /// Gives a parameter or loop variable its value.
  mutating func bind(_ name: String, to value: Value, madeOf sources: ValueSources) {
    change { storage in
      storage.locals[name] = value
      storage.localSources[name] = sources
    }
  }

  /// Changes the storage while it has only one owner, so that its tables are changed in place.
  private mutating func change(_ change: (inout Storage) -> Void) {
    var storage = shared.storage
    shared = Self.unboundStorage
    change(&storage)
    shared = SharedStorage(storage)
  }

  /// Removes all parameters and loop variables except those of an outer scope.
  mutating func unbindAll(but outer: Scope) {
    change { storage in
      storage.locals = outer.locals
      storage.localSources = outer.localSources
    }
  }

  /// The storage of a scope while its own is being changed.
  private static let unboundStorage = SharedStorage(
    Storage(words: .empty, variables: VariableTable(), app: nil)
  )

  /// The words that can be used here.
  var words: WordScope {
    get { shared.storage.words }
    set { change { $0.words = newValue } }
  }

  /// The depth of nested vocabulary entries and variables that are being evaluated.
  var depth: Int { shared.storage.depth }

  var variables: VariableTable { shared.storage.variables }

  /// The app whose screens and transitions are meant, where it is known.
  private var app: AppDescription? { shared.storage.app?.description }

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
      suggestion: didYouMean(name, among: known, orAll: "\(kind)s")
    )
  }

  /// The scope of the scenario's header, where variables that use variables are filled in.
  func global(at span: SourceSpan) throws(ValueFault) -> Scope {
    guard depth < Self.greatestDepth else { throw .nestedTooDeep(at: span) }
    var scope = self
    scope.change { storage in
      storage.depth += 1
      storage.locals = [:]
      storage.localSources = [:]
    }
    return scope
  }

  /// The scope within a word before its arguments are set.
  func entering(_ word: WordScope.Word) -> Scope {
    var inner = self
    inner.change { storage in
      storage.locals = [:]
      storage.localSources = [:]
      storage.words = word.scope
    }
    return inner
  }

  /// The scope within a word: its arguments and the words of its file.
  func entering(
    _ definition: WordDefinition,
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
