import ScenarioDiagnostics

/// A flow that another one runs, as a flow of a vocabulary.
struct TranslatedFlow {
  /// A variable that the steps use.
  struct Parameter {
    let name: String

    /// The value that the flow's header gives.
    let fallback: FlowText?
  }

  let path: String
  let name: String

  /// The comments at the beginning of the file.
  var comments: [String] = []
  var steps = WrittenSteps()
  var parameters: [Parameter] = []

  /// The paths of the flows that it runs.
  var calls: [String] = []

  /// The secret values that it, and the flows that it runs, have in their files.
  ///
  /// The names are those of variables.
  var secrets: [String: String] = [:]
}

/// A variable with its value: `NAME: Ada`.
struct FlowVariable {
  let name: String
  let value: FlowText

  /// Whether it has a secret value, rather than one that another variable has.
  var isSecret: Bool { name.isLikelySecret && value.literal?.isEmpty == false }
}

/// The first place where steps use a variable.
struct VariableUse {
  let name: String
  let span: SourceSpan
}

extension String {
  /// Whether a variable of this name most likely has a secret value.
  var isLikelySecret: Bool {
    let words = uppercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let whole = words.joined()
    return Self.secretWords.contains { whole.contains($0) }
      || words.contains { Self.secretEndings.contains($0) }
  }

  private static let secretWords = [
    "PASSWORD", "PASSWD", "PASSPHRASE", "PASSCODE", "SECRET", "TOKEN", "CREDENTIAL", "APIKEY",
    "PRIVATEKEY", "ACCESSKEY",
  ]
  private static let secretEndings: Set = ["PWD", "PASS", "PIN", "OTP"]
}
