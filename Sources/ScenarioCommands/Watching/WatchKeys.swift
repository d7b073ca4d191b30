import Glibc

/// A command that a single key gives to `--watch`.
enum WatchKey {
  case runAll
  case runFailed
  case runAgain
  case quit

  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a"): self = .runAll
    case UInt8(ascii: "f"): self = .runFailed
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .runAgain
    case UInt8(ascii: "q"), Self.endOfInput: self = .quit
    default: return nil
    }
  }

  /// Ctrl-D.
  private static let endOfInput: UInt8 = 4
}

/// The settings of the terminal before keys are taken from it; outside of any type, as a C handler
/// captures nothing.
nonisolated(unsafe) private var earlierSettings: termios?

/// The keyboard of the terminal, from which keys come without waiting for Enter.
///
/// A class, because it owns the state of the terminal and restores it.
final class WatchKeyboard {
  let descriptor = STDIN_FILENO

  /// Takes keys from standard input; nil if that is not a terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    earlierSettings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  deinit { Self.restoreTerminal() }

  /// Gives the terminal its earlier settings; a handler of a signal may call this.
  static func restoreTerminal() {
    guard var settings = earlierSettings else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// The next key that means something, if one was pressed.
  func nextKey() -> WatchKey? {
    var byte: UInt8 = 0
    while hasInput, read(descriptor, &byte, 1) == 1 {
      if let key = WatchKey(byte) { return key }
    }
    return nil
  }

  private var hasInput: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }
}
