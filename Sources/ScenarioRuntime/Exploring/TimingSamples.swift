import ScenarioEvents

/// Timings that are drawn at random where a search does not finish.
struct TimingSamples {
  /// The number of timings with the usual verdict.
  private(set) var count = 0

  /// The first timing that gave another one.
  private(set) var other: TimingRegion?

  /// No timing at all.
  init() {}

  /// Draws timings until one gives another verdict than usual.
  init(
    of explorer: TimingExplorer,
    _ usual: CaseRecord,
    _ settings: ExploringSettings,
    _ isInterrupted: () -> Bool
  ) {
    while count < settings.sampleCount, !isInterrupted() {
      let region = explorer.sample(seed: settings.seed &+ UInt64(count))
      guard region.ending.verdict == usual.verdict else {
        other = region
        return
      }
      count += 1
    }
  }
}

extension TimingExplorer {
  /// One run with lengths of delays that are drawn at random from their ranges.
  fileprivate func sample(seed: UInt64) -> TimingRegion {
    let drawing = DelayDrawing(ranges, seed: seed)
    var interpreter = execution.interpreter(scheduledBy: drawing)
    let attempt = interpreter.run()
    return TimingRegion(
      attempt: attempt,
      ending: RunEnding(attempt, of: planned),
      delays: drawing.delays,
      zone: Zone()
    )
  }
}
