import ScenarioRuntime

/// A plan that is kept until the process ends, which frees all of its memory at once.
///
/// To let go of a plan step by step would take a twentieth of a run.
final class RetainedPlan {
  private var plan: RunPlan?

  func retain(_ plan: RunPlan) { self.plan = plan }
}
