import ArgumentParser
import ScenarioEvents

/// What the options `--timing`, `--delay` and `--replay` say about the lengths of the apps' delays.
///
/// They are not a group of options, because each group costs ArgumentParser 1.2 million instructions at
/// the start of every run, by callgrind.
struct TimingOptions {
  enum Timing: String, OptionWord {
    case nominal
    case random
  }

  static let timingHelp: ArgumentHelp =
    "Use the nominal delays of apps, or draw each from its range. (default: nominal)"

  static let delayHelp = ArgumentHelp(
    """
    Give a delay of the apps a length, each time or only the nth time that a test case waits for \
    it, for example network=0ms or network#2=4s. Can be repeated.
    """,
    valueName: "name=length"
  )

  static let replayHelp = ArgumentHelp(
    """
    Run a test case with the timing in a file that 'rehearse explore --write' has written; without \
    paths, the file's own.
    """,
    valueName: "file"
  )

  let timing: Timing?
  let delay: [DelayAssignment]
  let replay: ReplayFile?

  /// Refuses options that would change the timing of a replayed run.
  func validate() throws {
    guard replay != nil else { return }
    if timing == .random || !delay.isEmpty {
      throw ValidationError("'--replay' gives all delays; leave out '--delay' and '--timing'.")
    }
  }

  /// The lengths that delays are given.
  var assignments: [DelayAssignment] { replay?.replay.delays ?? delay }

  /// Which of the events of one instant happens next, for each such instant.
  var choices: [Int] { replay?.replay.choices ?? [] }
}
