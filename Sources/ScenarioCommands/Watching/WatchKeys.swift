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

/// The keyboard of the terminal, from which keys come without waiting for Enter.
///
/// A class, because it owns the state of the terminal and restores it.
final class WatchKeyboard {
  let descriptor = STDIN_FILENO

  /// Takes keys from standard input; nil if that is not a terminal.
  init?() {
    guard isatty(STDIN_FILENO) != 0 else { return nil }
    setLineMode(false)
  }

  deinit { setLineMode(true) }

  /// Switches between lines, which the terminal shows, and single keys, which it does not.
  private func setLineMode(_ isOn: Bool) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    let flags = tcflag_t(ICANON | ECHO)
    settings.c_lflag = isOn ? settings.c_lflag | flags : settings.c_lflag & ~flags
    tcsetattr(descriptor, TCSANOW, &settings)
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
