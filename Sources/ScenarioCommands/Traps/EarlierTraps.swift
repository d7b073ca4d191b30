import Glibc
import ScenarioLoading
import ScenarioRuntime

/// The test cases that have trapped since the tool was started, as one process passes them to the
/// next.
struct EarlierTraps {
  /// The variable with the seed of the run, and ` KEY=SIGNAL` for each case.
  static let variable = "REHEARSE_TRAPS"

  /// The variable with the number of bytes that the console has shown, as 16 hexadecimal digits.
  static let shownVariable = "REHEARSE_SHOWN"

  /// The seed of the first process, so that random choices are the same.
  let seed: UInt64

  /// How many bytes the console has shown.
  let shownByteCount: Int

  private let signals: [UInt64: Int32]

  /// Reads the environment; nil if nothing has trapped.
  init?(_ variable: (String) -> String? = Environment.variable) {
    let words = variable(Self.variable)?.split(separator: " ") ?? []
    guard let seed = words.first.flatMap({ UInt64($0) }) else { return nil }
    self.seed = seed
    let shown = variable(Self.shownVariable).flatMap { Int($0, radix: 16) } ?? 0
    shownByteCount = max(0, shown)
    var signals: [UInt64: Int32] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let key = UInt64(parts[0], radix: 16) else { continue }
      signals[key] = Int32(parts[1])
    }
    self.signals = signals
  }

  /// Allows trapped runs to be tried again, because a change of files may have fixed them.
  static func forget() {
    unsetenv(variable)
    unsetenv(shownVariable)
  }

  /// The recorded keys of the runs that have trapped.
  var keys: Set<UInt64> { Set(signals.keys) }

  var cases: TrappedCases { TrappedCases(reasons: signals.mapValues(Self.reason)) }

  private static func reason(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "its model trapped"
    case SIGSEGV: "its model used memory that is not its own, or all of the stack"
    case SIGABRT: "its model aborted"
    default: "its model was ended by signal \(signal)"
    }
  }
}
