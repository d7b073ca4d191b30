import ScenarioEvents
import ScenarioModel

/// What a suite and the configuration give to all of their scenarios, looked into once.
final class SharedHeader: Sendable {
  let header: Header
  private let overrides: [String: String]

  /// What is written of the secrets that it lists, in all forms in which a text may hold them: to make
  /// these takes longer than to run a step.
  private let writtenSecrets: Secrets

  /// Whether the variables are made of each other alone, and have an end: then they are sound wherever
  /// nothing else has one of their names.
  private let areVariablesSound: Bool

  /// - Parameters:
  ///   - header: What scenarios take over.
  ///   - overrides: The variables of the command line.
  convenience init(_ header: Header, overrides: [String: String]) {
    self.init(header, header.writtenSecrets, overrides)
  }

  private init(_ header: Header, _ writtenSecrets: Secrets, _ overrides: [String: String]) {
    self.header = header
    self.overrides = overrides
    self.writtenSecrets = writtenSecrets
    areVariablesSound = header.variables.areSound(beside: overrides)
  }

  /// This header as the scenarios of a suite have it, which shares the secrets in memory too.
  func joined(by suite: Header) -> SharedHeader {
    if suite.secrets.isEmpty && suite.variables.isEmpty { return self }
    let merged = suite.inheriting(from: header)
    return SharedHeader(merged, writtenSecrets(of: merged), overrides)
  }

  /// The variables of a header that has taken over this one except for those that need no second look.
  func variablesToCheck(among variables: VariableList) -> VariableList {
    guard areVariablesSound else { return variables }
    return variables.additions(to: header.variables) ?? variables
  }

  /// What is written of the secrets of a header that has taken over this one.
  func writtenSecrets(of inheriting: Header) -> Secrets {
    guard areSecretsSeen(from: inheriting) else { return inheriting.writtenSecrets }
    var written = writtenSecrets
    let own = inheriting.secrets.dropFirst(header.secrets.count)
    written.insert(writtenFor: own, in: inheriting.variables)
    return written
  }

  /// Whether a header lists these secrets first, and has no other variables of their names.
  private func areSecretsSeen(from inheriting: Header) -> Bool {
    inheriting.secrets.starts(with: header.secrets) { $0.span == $1.span }
      && header.secrets.allSatisfy { inheriting.variables.hasSame($0.value, as: header.variables) }
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
