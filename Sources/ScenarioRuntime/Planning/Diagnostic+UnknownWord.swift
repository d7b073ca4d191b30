import ScenarioDiagnostics
import ScenarioModel
import Suggestions

extension Diagnostic {
  /// A word that nothing defines, with the nearest of those that can be used there.
  static func unknownWord(_ call: Call, of kind: WordKind, in scope: WordScope) -> Diagnostic {
    Diagnostic(
      .unknownWord(kind.rawValue, call.name.value),
      at: call.name.span,
      suggestion: scope.suggestion(unlike: call.name.value, kind)
    )
  }
}

extension WordScope {
  /// The nearest word or all of them; nothing where they are too many, which even to sort takes its
  /// time.
  fileprivate func suggestion(unlike name: String, _ kind: WordKind) -> String? {
    guard nameCount(of: kind) <= mostComparedNames else { return nil }
    return Diagnostic.suggestion(unlike: name, known: names(of: kind), "\(kind.rawValue)s")
  }
}
