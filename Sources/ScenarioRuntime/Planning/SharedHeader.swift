import ScenarioEvents
import ScenarioModel

/// The header that a suite and the configuration share with their scenarios, examined once.
final class SharedHeader: Sendable {
  let header: Header
  private let overrides: [String: String]

  /// The literal texts of the secrets that it lists; all scenarios share their search tree.
  let secrets: Secrets

  /// Whether the variables only use each other, without cycles.
  ///
  /// Then they are valid in every scenario that does not redefine one of them.
  private let areVariablesSound: Bool

  init(_ header: Header, overrides: [String: String]) {
    self.header = header
    self.overrides = overrides
    secrets = header.writtenSecrets
    areVariablesSound = header.variables.areSound(beside: overrides)
  }

  /// This header as the scenarios of a suite have it.
  func joined(by suite: Header) -> SharedHeader {
    if suite.secrets.isEmpty && suite.variables.isEmpty { return self }
    return SharedHeader(suite.inheriting(from: header), overrides: overrides)
  }

  /// The variables of an inheriting header, without those that were checked here already.
  func variablesToCheck(among variables: VariableList) -> VariableList {
    guard areVariablesSound else { return variables }
    return variables.additions(to: header.variables) ?? variables
  }
}

extension VariableList {
  fileprivate func areSound(beside overrides: [String: String]) -> Bool {
    let survey = VariableSurvey(of: self, beside: overrides)
    return survey.diagnostics().isEmpty
      && referring.flatMap(\.references).flatMap(\.all).allSatisfy { reference in
        contains(reference.name) || overrides[reference.name] != nil
      }
  }
}
