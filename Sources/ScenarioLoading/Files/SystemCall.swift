import Glibc

/// Calls of the system that read and write.
package enum SystemCall {
  /// Repeats a call until no signal interrupts it.
  ///
  /// - Parameter call: Returns less than 0 and sets `errno` if it fails.
  /// - Returns: The result of the last call.
  package static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Repeats a call until no signal interrupts it and the descriptor is ready.
  ///
  /// Whether a descriptor blocks is shared with other processes, so the call waits rather than
  /// making it block.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor that `call` reads or writes.
  ///   - events: The events that `poll` waits for, such as `POLLIN`.
  ///   - call: Returns less than 0 and sets `errno` if it fails.
  /// - Returns: The result of the last call.
  package static func whenReady(_ descriptor: Int32, for events: Int32, _ call: () -> Int) -> Int {
    while true {
      let result = uninterrupted(call)
      guard result < 0, errno == EAGAIN else { return result }
      wait(for: events, on: descriptor)
    }
  }

  private static func wait(for events: Int32, on descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
  }
}
