import ScenarioLoading
import ScenarioReports

/// The CI service that the tool runs on, from the environment.
enum CIService {
  case azure
  case gitHub
  case gitLab
  case teamCity

  /// One that is not known here by name.
  case other

  /// Returns nil outside of CI services.
  init?(_ variable: (String) -> String? = Environment.variable) {
    if variable("GITHUB_ACTIONS") == "true" {
      self = .gitHub
    } else if variable("GITLAB_CI") != nil {
      self = .gitLab
    } else if variable("TF_BUILD") != nil {
      self = .azure
    } else if variable("TEAMCITY_VERSION") != nil {
      self = .teamCity
    } else if variable("CI") != nil {
      self = .other
    } else {
      return nil
    }
  }

  /// How its log is folded.
  var folding: LogFolding {
    switch self {
    case .azure: .azure
    case .gitHub: .gitHub
    case .gitLab: .gitLab
    case .teamCity: .teamCity
    case .other: .none
    }
  }
}
