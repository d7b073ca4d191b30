import Glibc
import Synchronization

/// The signal that asked for the end, or 0; outside of any type, as a C handler captures nothing.
private let received = Atomic<Int32>(0)

/// A request from outside to end the run: Ctrl-C, a canceled CI job, or a closed terminal.
enum Interruption {
  /// The signal that asked for the end, if one did.
  static var signal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Waits until a signal asks for the end.
  static func wait() {
    while !isRequested() { poll(nil, 0, longestWait) }
  }

  /// Waits until standard input can be read or has ended.
  ///
  /// - Returns: False if a signal asks for the end first.
  static func waitForInput() -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while !isRequested() {
      if poll(&input, 1, longestWait) > 0 { return true }
    }
    return false
  }

  /// In milliseconds; a signal that another thread gets does not end a wait.
  private static let longestWait: Int32 = 200

  /// Whether the run must end with its results until now.
  @Sendable static func isRequested() -> Bool { signal != nil }

  /// Notes the first SIGINT, SIGTERM or SIGHUP; a second one, of any kind, ends the process at once.
  static func observe() {
    _ = received.load(ordering: .relaxed)
    unblock()
    for number in [SIGINT, SIGTERM] + (outlivesTerminal ? [] : [SIGHUP]) {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        guard received.exchange(number, ordering: .relaxed) != 0 else { return }
        WatchKeyboard.restoreTerminal()
        Glibc.signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
  }

  /// Lets the signals arrive although the program that has started the tool had blocked them.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether the process was started to go on when its terminal is closed, as by `nohup`.
  private static var outlivesTerminal: Bool {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
