import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Checks the accessibility of all that can be touched now.
  mutating func audit(_ exemptions: [AuditExemption]) throws(Failure) {
    try requireRunningApp()
    var audit = AccessibilityAudit(look())
    for exemption in exemptions {
      let rule = try word(exemption.rule)
      let exempt = try exemption.element.map { selector throws(Failure) in
        try matches(selector)
      }
      audit.leaveOut(rule, of: exempt)
    }
    let findings = audit.findings()
    guard !findings.isEmpty else { return }
    throw failure(
      .auditFailed,
      Mismatch(
        "the audit found \(counted(findings.count, "problem")): \(findings[0].text)",
        expected: "labels, hit regions of 44 x 44, unique identifiers and exposed state",
        found: findings.map(\.text).joined(separator: "\n"),
        advice: "fix the app, or leave a rule out with 'ignore'",
        targets: findings.map(\.element).distinct
      )
    )
  }
}
