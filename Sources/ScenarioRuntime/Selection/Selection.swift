package import Patterns
package import ScenarioDiagnostics
package import ScenarioEvents
import Suggestions

/// The conditions that select test cases from a plan.
///
/// ```swift
/// let smoke = Selection(tags: try TagExpression("smoke and not slow"))
/// smoke.apply(to: plan).plan.cases
/// ```
package struct Selection {
  /// A regular expression that is found anywhere in the test case's name.
  package var namePattern: Pattern?
  package var tags: TagExpression?

  /// Wins over `tags`.
  package var excludedTags: TagExpression?

  /// Where tags are written that a file names rather than the command line.
  package var tagPlaces: [String: SourceSpan] = [:]

  /// Tags that no scenario needs to have while something is left to run.
  package var toleratedTags: Set<String> = []

  /// The cases that are known to have failed last time, if only these are wanted.
  ///
  /// If none of them is among those that are chosen otherwise, all of these are run: nothing passes
  /// because it was left out.
  package var lastFailed: Set<CaseName>?

  /// The part to run of what name and tags choose.
  ///
  /// Shards are split before failed cases are chosen, because each machine remembers only its part.
  package var shard: Shard?

  /// Shards are dealt before, so that they are parts of a whole whatever the order.
  package var order: PlanOrder

  package init(
    namePattern: Pattern? = nil,
    tags: TagExpression? = nil,
    excludedTags: TagExpression? = nil,
    lastFailed: Set<CaseName>? = nil,
    shard: Shard? = nil,
    order: PlanOrder = .path
  ) {
    self.namePattern = namePattern
    self.tags = tags
    self.excludedTags = excludedTags
    self.lastFailed = lastFailed
    self.shard = shard
    self.order = order
  }

  package var allShards: Selection {
    var whole = self
    whole.shard = nil
    return whole
  }

  /// The chosen part of a plan.
  ///
  /// A file that can't be run is always part of it, because its cases are unknown.
  package func apply(to plan: RunPlan) -> SelectedPlan {
    let matching = matching(plan.cases)
    let (chosen, lastFailed) =
      lastFailed.map { choose($0, from: matching) } ?? (dealt(matching), nil)
    return SelectedPlan(
      plan: RunPlan(cases: order.apply(to: chosen)),
      diagnostics: unknownTags(in: plan, except: chosen.isEmpty ? [] : toleratedTags),
      isEmptyShard: chosen.isEmpty && !matching.isEmpty,
      lastFailed: lastFailed
    )
  }

  /// The cases by name and tags.
  ///
  /// Returns the same array if all are chosen, because it may be large.
  private func matching(_ cases: [PlannedCase]) -> [PlannedCase] {
    if namePattern == nil, tags == nil, excludedTags == nil { return cases }
    return cases.filter(chooses)
  }

  private func dealt(_ cases: [PlannedCase]) -> [PlannedCase] {
    guard let shard else { return cases }
    return cases.indices.filter(shard.holds).map { cases[$0] }
  }

  /// Chooses the cases that are known to have failed, or all cases of the shard if none is known.
  ///
  /// Failed cases of other shards are included: a machine that knows of a failure must not report
  /// success without running it.
  private func choose(
    _ failed: Set<CaseName>,
    from cases: [PlannedCase]
  ) -> (chosen: [PlannedCase], SelectedPlan.LastFailed) {
    let isFailed = cases.map { failed.contains(CaseName($0.identity)) }
    let isHeld = cases.indices.map { shard?.holds($0) ?? true }
    let count = isFailed.count { $0 }
    let isChosen = cases.indices.map { index in
      count == 0 ? isHeld[index] : isFailed[index] || isHeld[index] && cases[index].isRejected
    }
    return (
      cases.indices.filter { isChosen[$0] }.map { cases[$0] },
      SelectedPlan.LastFailed(
        count: count,
        ofOtherShards: cases.indices.count { isFailed[$0] && !isHeld[$0] },
        total: cases.count
      )
    )
  }

  private func chooses(_ planned: PlannedCase) -> Bool {
    if planned.isRejected { return true }
    let identity = planned.identity
    if let namePattern, !namePattern.isFound(in: identity.name) { return false }
    if let excludedTags, excludedTags.holds(of: identity.tags) { return false }
    return tags?.holds(of: identity.tags) ?? true
  }

  /// A warning for each tag that no case has; nothing where a file can't be run, as no one knows its
  /// tags.
  private func unknownTags(in plan: RunPlan, except tolerated: Set<String>) -> [Diagnostic] {
    var seen: Set<String> = []
    let named = ((tags?.names ?? []) + (excludedTags?.names ?? [])).filter {
      !tolerated.contains($0) && seen.insert($0).inserted
    }
    if named.isEmpty || plan.cases.contains(where: \.isRejected) { return [] }
    let tags = Set(plan.cases.lazy.flatMap(\.identity.tags))
    let known = tags.sorted()
    return named.filter { !tags.contains($0) }.map { name in
      Diagnostic(
        .unknownTag(name),
        severity: .warning,
        at: tagPlaces[name].map(Diagnostic.Place.span) ?? .commandLine,
        suggestion: known.isEmpty ? nil : didYouMean(name, among: known, orAll: "tags")
      )
    }
  }
}

/// The identity of a test case in a plan, which is the same in every run.
package struct CaseName: Hashable, Sendable {
  private let file: PathKey
  private let name: String

  package init(_ identity: CaseIdentity) {
    file = PathKey(identity.file)
    name = identity.plannedName
  }
}
