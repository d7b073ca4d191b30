import ScenarioRuntime

/// Holds a plan until the process ends, which frees all of its memory at once.
///
/// To let go of a plan step by step would take a twentieth of a run.
final class PlanHolder {
  private var plan: RunPlan?

  func hold(_ plan: RunPlan) { self.plan = plan }
}
