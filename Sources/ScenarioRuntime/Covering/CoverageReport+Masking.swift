import ScenarioEvents

extension CoverageReport {
  func masked(by secrets: Secrets) -> CoverageReport {
    if secrets.isEmpty { return self }
    var masked = self
    masked.apps = apps.map { $0.masked(by: secrets) }
    return masked
  }
}

extension AppCoverage {
  fileprivate func masked(by secrets: Secrets) -> AppCoverage {
    var masked = self
    masked.gaps = gaps.map { $0.masked(by: secrets) }
    masked.unreachedScreens = unreachedScreens.map { secrets.masking($0) }
    masked.crawl.crashes = crawl.crashes.map { $0.masked(by: secrets) }
    return masked
  }
}

extension CoverageGap {
  /// The gap without secrets; its scenario has none, because one with a secret is not offered.
  fileprivate func masked(by secrets: Secrets) -> CoverageGap {
    var masked = CoverageGap(
      unit: unit,
      screen: secrets.masking(screen),
      name: secrets.masking(name),
      id: secrets.masking(id),
      scenarioName: secrets.masking(scenarioName)
    )
    masked.scenario = scenario
    return masked
  }
}

extension CrawlSummary.Crash {
  fileprivate func masked(by secrets: Secrets) -> CrawlSummary.Crash {
    CrawlSummary.Crash(reason: secrets.masking(reason), scenario: scenario)
  }
}
