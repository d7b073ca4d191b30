import AppModelKit
package import ScenarioDiagnostics

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
  /// A launch argument is unknown or has no effect.
  package static func launchArgument(_ reason: String) -> Self {
    Self(id: "launch-argument", text: reason)
  }

  /// A scenario names an app that this tool does not have.
  package static func unknownApp(_ name: String) -> Self {
    Self(id: "unknown-app", text: "unknown app '\(name)'")
  }

  /// An expectation names a screen that the app does not have.
  package static func unknownScreen(_ name: String, of app: String) -> Self {
    Self(id: "unknown-screen", text: "the app '\(app)' has no screen '\(name)'")
  }

  /// An expectation names a transition that the app does not have.
  package static func unknownTransition(_ name: String, of app: String) -> Self {
    Self(id: "unknown-transition", text: "the app '\(app)' has no transition '\(name)'")
  }

  /// A reference names nothing that is defined where it stands.
  package static func undefinedVariable(_ name: String) -> Self {
    Self(id: "undefined-variable", text: "'\(name)' is not defined")
  }
}
