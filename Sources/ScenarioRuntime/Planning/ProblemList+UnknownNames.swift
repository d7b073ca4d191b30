import ScenarioDiagnostics
import ScenarioModel
import Suggestions

extension ProblemList {
  /// Adds a word that nothing defines, with the nearest of those that can be used there.
  mutating func append(unknown call: Call, of kind: WordKind, in scope: WordScope) {
    append(
      .unknownWord(kind.rawValue, call.name.value),
      at: call.name.span,
      suggestion: call.name.value.isPathOfFile
        ? "a file cannot be run: 'import' the vocabulary, and run one of its flows by name"
        : scope.suggestion(unlike: call.name.value, kind)
    )
  }

  /// Adds each name in a text that is not defined, with the place that remembers it too late.
  mutating func append(
    undefinedIn text: Text,
    _ names: NameScope,
    _ memories: [String: SourceSpan] = [:]
  ) {
    for reference in text.references.flatMap(\.all) where !names.contains(reference.name) {
      if let memory = memories[reference.name] {
        append(
          Diagnostic(
            .undefinedVariable(reference.name),
            at: reference.span,
            notes: [.init("it is remembered here, but not before", at: memory)]
          )
        )
      } else {
        append(
          .undefinedVariable(reference.name),
          at: reference.span,
          suggestion: names.advice(on: reference.name)
        )
      }
    }
  }
}

extension NameScope {
  /// The advice on a name that is not defined.
  fileprivate func advice(on name: String) -> String? {
    didYouMean(name, among: comparableNames) ?? name.adviceOnEnvironment
  }
}

extension String {
  /// The advice on a name in the spelling of environment variables.
  fileprivate var adviceOnEnvironment: String? {
    if self == "env" {
      return "environment variables are not read: run with --var NAME=\"$NAME\", or use 'variables'"
    }
    let isOfEnvironment = utf8.count > 1 && utf8.allSatisfy(\.belongsToEnvironmentName)
    return isOfEnvironment
      ? "environment variables are not read: run with --var \(self)=\"$\(self)\", or define it in 'variables'"
      : nil
  }

  /// Whether the name is a path to a YAML file, as other tools take it for a flow.
  fileprivate var isPathOfFile: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }
}

extension WordScope {
  /// The nearest word or all of them; nothing where they are too many, which even to sort takes its
  /// time.
  fileprivate func suggestion(unlike name: String, _ kind: WordKind) -> String? {
    guard nameCount(of: kind) <= mostComparedNames else { return nil }
    return Diagnostic.suggestion(unlike: name, known: names(of: kind), "\(kind.rawValue)s")
  }
}

extension UInt8 {
  fileprivate var belongsToEnvironmentName: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || isASCIIDigit
      || self == UInt8(ascii: "_")
  }
}
