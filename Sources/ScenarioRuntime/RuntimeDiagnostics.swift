import AppModelKit
package import ScenarioDiagnostics
import ScenarioModel

extension Diagnostic {
  /// A launch argument that the app starts with all the same.
  static func launchArgument(_ warning: LaunchWarning, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .launchArgument(warning.reason),
      severity: .warning,
      at: span,
      suggestion: warning.suggestion
    )
  }
}

extension Diagnostic.Message {
  /// A file is another one than it was when it was checked.
  static func changedDuringRun(_ reason: String) -> Self {
    Self(id: "changed-during-run", text: reason)
  }

  /// An expectation holds, but hardly for the reason for which it was to hold.
  static func doubtfulPass(_ reason: String) -> Self {
    Self(id: "doubtful-pass", text: reason)
  }

  /// Two scenarios of one file have the same name.
  static func equalNames(_ name: String) -> Self {
    Self(id: "equal-names", text: "two scenarios of this file are named '\(name)'")
  }

  /// A launch argument is unknown, malformed or has no effect.
  static func launchArgument(_ reason: String) -> Self {
    Self(id: "launch-argument", text: reason)
  }

  /// A launch asks for a state that the app does not have, or not with such values.
  static func launchState(_ reason: String) -> Self {
    Self(id: "launch-state", text: reason)
  }

  /// A launch opens the app with a URL that it does not open.
  static func launchURL(_ reason: String) -> Self {
    Self(id: "launch-url", text: reason)
  }

  /// A column or key of a data file can't be the name of a variable.
  static func malformedRowName(_ name: String) -> Self {
    Self(id: "malformed-name", text: "'\(name)' can't be the name of a case's value")
  }

  /// Neither the scenario, its suite nor the configuration names an app.
  static func missingApp() -> Self {
    Self(id: "missing-app", text: "the scenario does not say which app it runs")
  }

  /// A use of a word lacks an argument that has no default.
  static func missingArgument(_ name: String, of word: String) -> Self {
    Self(id: "missing-argument", text: "'\(word)' needs the argument '\(name)'")
  }

  /// A text is also the name of a vocabulary entry that could be used here.
  static func misreadWord(_ name: String, _ kind: WordKind) -> Self {
    Self(
      id: "misread-word",
      text: "'\(name)' is a text here, not the \(kind.rawValue) of that name"
    )
  }

  /// A `remember` step names a parameter or loop variable.
  static func rememberedLocal(_ name: String) -> Self {
    Self(
      id: "remembered-local",
      text: "'\(name)' is a parameter or loop variable here and can't be remembered"
    )
  }

  /// A `remember` step names a variable that the command line gives.
  static func rememberedOverride(_ name: String) -> Self {
    Self(id: "remembered-override", text: "'\(name)' is set by --var and cannot be remembered")
  }

  /// A row of a data file is not a mapping and has no name.
  static func rowWithoutNames(_ row: Int, _ kind: String) -> Self {
    Self(id: "row-without-names", text: "row \(row) is \(kind), so its values have no names")
  }

  /// A word uses a name that the scenario does not define.
  static func undefinedInWord(_ name: String, _ word: String) -> Self {
    Self(id: "undefined-in-word", text: "'\(word)' uses '\(name)', which is not defined here")
  }

  /// A value that is known before the run does not fit the place that uses it.
  static func unfitValue(_ reason: String) -> Self {
    Self(id: "unfit-value", text: reason)
  }

  /// A reference has a name that is not defined there.
  static func undefinedVariable(_ name: String) -> Self {
    Self(id: "undefined-variable", text: "'\(name)' is not defined")
  }

  /// A scenario names an app that this tool does not have.
  package static func unknownApp(_ name: String) -> Self {
    Self(id: "unknown-app", text: "unknown app '\(name)'")
  }

  /// A use of a word gives an argument that it does not take.
  package static func unknownArgument(_ name: String, of word: String) -> Self {
    Self(id: "unknown-argument", text: "'\(word)' has no parameter '\(name)'")
  }

  /// An expectation names a screen that the app does not have.
  static func unknownScreen(_ name: String, of app: String) -> Self {
    Self(id: "unknown-screen", text: "the app '\(app)' has no screen '\(name)'")
  }

  /// A call, a parameter or an answer is named that the app does not have.
  static func unknownCall(_ reason: String) -> Self {
    Self(id: "unknown-call", text: reason)
  }

  /// A name is listed as secret, but no variable has it.
  package static func unknownSecret(_ name: String) -> Self {
    Self(id: "unknown-secret", text: "'\(name)' is not a variable, so it cannot be kept secret")
  }

  /// A tag of the command line belongs to no scenario.
  static func unknownTag(_ name: String) -> Self {
    Self(id: "unknown-tag", text: "no scenario has the tag '\(name)'")
  }

  /// An expectation names a transition that the app does not have.
  static func unknownTransition(_ name: String, of app: String) -> Self {
    Self(id: "unknown-transition", text: "the app '\(app)' has no transition '\(name)'")
  }

  /// A word of the vocabulary does not exist.
  static func unknownWord(_ kind: String, _ name: String) -> Self {
    Self(id: "unknown-word", text: "unknown \(kind) '\(name)'")
  }

  /// A data file is missing, outside the workspace, malformed, or lacks what is asked of it.
  package static func unusableData(_ reason: String) -> Self {
    Self(id: "unusable-data", text: reason)
  }

  /// Variables are made of each other.
  static func variableCycle(_ names: [String]) -> Self {
    let path = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " -> ")
    return Self(
      id: "variable-cycle",
      text: "these variables refer to each other in a cycle: \(path)"
    )
  }

  /// A variable is made of too many others.
  static func variableTooLarge(_ name: String, limit: Int) -> Self {
    Self(
      id: "variable-too-large",
      text: "expanding '\(name)' takes more than \(limit) variable references"
    )
  }

  /// A variable of the command line has no effect.
  static func unusedOverride(_ name: String) -> Self {
    Self(id: "unused-override", text: "no selected scenario uses '\(name)', which --var sets")
  }

  /// A parameter is never used.
  static func unusedParameter(_ name: String, of word: String) -> Self {
    Self(id: "unused-parameter", text: "the parameter '\(name)' of '\(word)' is never used")
  }

  /// Words use each other in a circle.
  static func wordCycle(_ kind: String, _ path: String) -> Self {
    Self(id: "word-cycle", text: "the \(kind) uses itself: \(path)")
  }

  /// Words use words too many levels deep.
  static func wordsTooDeep(_ word: SurveyedWord, limit: Int) -> Self {
    let text =
      "the \(word.kind.rawValue) '\(word.name.value)' is nested more than \(limit) levels deep"
    return Self(id: "words-too-deep", text: text)
  }

  /// An element or a check comes to too many uses of words.
  static func wordsTooMany(_ word: SurveyedWord, limit: Int) -> Self {
    let text =
      "the \(word.kind.rawValue) '\(word.name.value)' uses more than \(limit) definitions"
    return Self(id: "words-too-many", text: text)
  }
}

extension Diagnostic {
  /// Whether it says that a word of the vocabulary does not exist.
  var isAboutUnknownWord: Bool { message.id == Message.unknownWord("", "").id }
}
