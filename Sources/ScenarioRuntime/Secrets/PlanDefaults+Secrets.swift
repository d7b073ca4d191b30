package import ScenarioEvents
package import ScenarioModel

extension Header {
  /// The literal texts of the secrets that are listed here.
  package var writtenSecrets: Secrets {
    var written = Secrets()
    for name in secrets {
      if let template = variables.value(of: name.value) { written.insert(written: template) }
    }
    return written
  }
}

extension PlanDefaults {
  /// The secrets that the configuration lists, with their values from the command line.
  package var secrets: Secrets {
    var secrets = header.writtenSecrets
    for name in header.secrets {
      if let text = overrides[name.value] { secrets.insert(text) }
    }
    return secrets
  }
}

extension PlannedFile {
  /// The file without any of the secrets in what was found in it.
  package func masked(by secrets: Secrets) -> PlannedFile {
    if secrets.isEmpty { return self }
    return PlannedFile(
      cases: cases.map { $0.masked(by: secrets) },
      diagnostics: diagnostics.map { $0.masked(by: secrets) }
    )
  }
}

extension PlannedCase {
  fileprivate func masked(by secrets: Secrets) -> PlannedCase {
    var masked = self
    switch action {
    case .run, .runLater, .runNever, .skip: break
    case .reject(let diagnostics):
      masked.action = .reject(diagnostics.map { $0.masked(by: secrets) })
    case .rejectRow(let diagnostics):
      masked.action = .rejectRow(diagnostics.map { $0.masked(by: secrets) })
    }
    return masked
  }
}
