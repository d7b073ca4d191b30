import ScenarioEvents
import ScenarioLoading
import ScenarioReports

extension CIJob {
  /// Makes the job that the environment describes; nil if it describes none.
  init?(on service: CIService?, _ variable: (String) -> String? = Environment.variable) {
    self.init()
    switch service {
    case .gitHub:
      commit = variable("GITHUB_SHA")
      name = Self.name(variable("GITHUB_WORKFLOW"), variable("GITHUB_JOB"))
      url = SourceLinks.gitHubRepository(variable).flatMap { repository in
        variable("GITHUB_RUN_ID").map { "\(repository)/actions/runs/\($0)" }
      }
    case .gitLab:
      commit = variable("CI_COMMIT_SHA")
      name = variable("CI_JOB_NAME")
      url = variable("CI_JOB_URL")
    case .azure:
      commit = variable("BUILD_SOURCEVERSION")
      name = Self.name(variable("BUILD_DEFINITIONNAME"), variable("AGENT_JOBNAME"))
    case .teamCity:
      commit = variable("BUILD_VCS_NUMBER")
      name = variable("TEAMCITY_BUILDCONF_NAME")
    case .other, nil: break
    }
    if self == CIJob() { return nil }
  }

  private static func name(_ parts: String?...) -> String? {
    let parts = parts.compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " / ")
  }
}
