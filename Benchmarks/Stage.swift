/// A part of the tool's work, done for the whole corpus at once.
struct Stage {
  let name: String
  let run: () -> Void

  func medianTime(rounds: Int) async -> Duration {
    await ProcessorTime.median(ofRounds: rounds) { run() }
  }
}
