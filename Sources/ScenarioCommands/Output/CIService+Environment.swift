import ScenarioLoading
import ScenarioReports

extension CIService {
  /// The service that the tool runs on, from the environment; nil outside of CI services.
  init?(_ variable: (String) -> String? = Environment.variable) {
    if variable("GITHUB_ACTIONS") == "true" {
      self = .gitHub
      return
    }
    guard let known = Self.variables.first(where: { variable($0.name) != nil }) else { return nil }
    self = known.service
  }

  /// The variables that services set, `CI` last, which many do.
  private static let variables: [(name: String, service: CIService)] = [
    ("GITLAB_CI", .gitLab), ("TF_BUILD", .azure), ("TEAMCITY_VERSION", .teamCity), ("CI", .other),
  ]
}
