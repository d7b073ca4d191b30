import AppModelKit
import ScenarioEvents

extension MutationSurvey {
  /// Looks for steps that would notice the unnoticed mutants.
  func suggest(
    for report: inout MutationReport,
    _ mutants: [Mutant],
    _ trials: [MutantTrial],
    _ baselines: [BaselineCase]
  ) {
    let groups = report.unnoticedGroups
    let search = SuggestionSearch(self, baselines)
    let secrets = baselines.map(\.run).secrets
    let name = { @Sendable (group: [Int]) in secrets.masking(mutants[group[0]].id) }
    let findings = pipeline.map(groups, "suggestions", name) { group in
      search.finding(for: group.map { mutants[$0] }, group.map { trials[$0] })
    }
    for (group, finding) in zip(groups, findings) {
      guard let finding else { continue }
      for place in finding.noticed { report.mutants[group[place]].suggestion = finding.suggestion }
    }
  }
}

extension MutationReport {
  /// The indices of the unnoticed mutants, grouped by place.
  fileprivate var unnoticedGroups: [[Int]] {
    var groups: [[Int]] = []
    for index in mutants.indices where mutants[index].isUnnoticed {
      let isSamePlace =
        groups.last?.last.map {
          mutants[$0].app == mutants[index].app
            && mutants[$0].mutation.place == mutants[index].mutation.place
        } ?? false
      if isSamePlace { groups[groups.count - 1].append(index) } else { groups.append([index]) }
    }
    return groups
  }
}
