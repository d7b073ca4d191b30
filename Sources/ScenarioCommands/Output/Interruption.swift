import Glibc
import Synchronization

/// The signal that asked for the end, or 0; outside of any type, as a C handler captures nothing.
private let received = Atomic<Int32>(0)

/// The wish of somebody outside that a run ends: Ctrl-C, or a CI job that is cancelled.
enum Interruption {
  /// The signal that asked for the end, if one did.
  static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether the run is to end with what it has.
  @Sendable static func isRequested() -> Bool { signal != nil }

  /// Notes the first SIGINT or SIGTERM; a second one, of either kind, ends the process at once.
  static func observe() {
    _ = received.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        guard received.exchange(number, ordering: .relaxed) != 0 else { return }
        Glibc.signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
      sigaction(number, &action, nil)
    }
  }
}
