package import ScenarioDiagnostics
import ScenarioEvents
import Suggestions

/// Which test cases of a plan are run.
package struct Selection: Sendable {
  /// A regular expression that is found anywhere in the test case's name.
  package var namePattern: String?
  package var tags: TagExpression?

  /// Wins over `tags`.
  package var excludedTags: TagExpression?
  package var shard: Shard?

  package init(
    namePattern: String? = nil,
    tags: TagExpression? = nil,
    excludedTags: TagExpression? = nil,
    shard: Shard? = nil
  ) {
    self.namePattern = namePattern
    self.tags = tags
    self.excludedTags = excludedTags
    self.shard = shard
  }

  /// The chosen part of a plan.
  ///
  /// A file that can't be run is always part of it: nobody knows which cases it would have.
  package func apply(to plan: RunPlan) -> SelectedPlan {
    let regex = namePattern.flatMap { try? Regex($0) }
    let chosen = plan.cases.filter { planned in
      planned.isRejected || chooses(planned.identity, regex)
    }
    let dealt = chosen.enumerated().filter { shard?.holds($0.offset) ?? true }.map(\.element)
    return SelectedPlan(
      plan: RunPlan(cases: dealt),
      diagnostics: unknownTags(in: plan),
      isEmptyShard: dealt.isEmpty && !chosen.isEmpty
    )
  }

  private func chooses(_ identity: CaseIdentity, _ regex: Regex<AnyRegexOutput>?) -> Bool {
    if let regex, identity.name.firstMatch(of: regex) == nil { return false }
    if let excludedTags, excludedTags.holds(of: identity.tags) { return false }
    return tags?.holds(of: identity.tags) ?? true
  }

  private func unknownTags(in plan: RunPlan) -> [Diagnostic] {
    let known = Set(plan.cases.flatMap(\.identity.tags))
    var named: [String] = []
    for name in (tags?.names ?? []) + (excludedTags?.names ?? []) where !named.contains(name) {
      named.append(name)
    }
    return named.filter { !known.contains($0) }.map { name in
      Diagnostic(
        .unknownTag(name),
        severity: .warning,
        at: .commandLine,
        suggestion: didYouMean(name, among: known.sorted())
          ?? (known.isEmpty ? nil : "tags: \(known.sorted().joined(separator: ", "))")
      )
    }
  }
}

/// What a selection leaves of a plan.
package struct SelectedPlan: Sendable {
  package let plan: RunPlan

  /// Tags that no scenario has.
  package let diagnostics: [Diagnostic]

  /// Whether there was something to run, but not in this shard.
  package let isEmptyShard: Bool
}

extension PlannedCase {
  fileprivate var isRejected: Bool {
    switch action {
    case .reject: true
    case .run, .skip: false
    }
  }
}
