import ScenarioDiagnostics
package import ScenarioEvents
package import ScenarioModel

/// What a suite and the configuration list as secret, taken in once for all of their scenarios.
///
/// All forms are made then in which a text may hold a secret, which takes longer than to run a step.
package final class SharedSecrets: Sendable {
  private let header: Header
  private let written: Secrets

  /// - Parameter header: What scenarios take over.
  package init(listedIn header: Header) {
    self.header = header
    var written = Secrets()
    written.insert(writtenFor: header.secrets, in: header.variables)
    self.written = written
  }

  /// These secrets, and those of a suite within what they are shared by.
  func joined(by suite: Header) -> SharedSecrets {
    if suite.secrets.isEmpty && suite.variables.isEmpty { return self }
    return SharedSecrets(listedIn: suite.inheriting(from: header))
  }

  /// What is written of the secrets of a header that has taken over what it says nothing of.
  func written(in inheriting: Header) -> Secrets {
    guard areSeen(from: inheriting) else { return inheriting.writtenSecrets }
    var written = written
    let own = inheriting.secrets.dropFirst(header.secrets.count)
    written.insert(writtenFor: own, in: inheriting.variables)
    return written
  }

  /// Whether a header lists these secrets first, and has no other variables of their names.
  private func areSeen(from inheriting: Header) -> Bool {
    inheriting.secrets.starts(with: header.secrets) { $0.span == $1.span }
      && header.secrets.allSatisfy { secret in
        inheriting.variables[secret.value]?.name.span == header.variables[secret.value]?.name.span
      }
  }
}

extension Header {
  /// What is listed as secret here, as far as it is written here.
  package var writtenSecrets: Secrets {
    var written = Secrets()
    written.insert(writtenFor: secrets, in: variables)
    return written
  }
}

extension Secrets {
  fileprivate mutating func insert(
    writtenFor names: some Sequence<Located<String>>,
    in variables: VariableList
  ) {
    for name in names {
      guard case .value(let template) = variables[name.value]?.source else { continue }
      insert(written: .template(template))
    }
  }
}
