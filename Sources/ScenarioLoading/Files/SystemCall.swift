import Glibc

/// Calls of the system that read and write.
package enum SystemCall {
  /// What a call gives back that no signal broke off.
  ///
  /// - Parameter call: Gives back less than 0 where it set `errno`.
  /// - Returns: What the last call gave back.
  package static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// What a call gives back that no signal broke off, nor came before the descriptor was ready for it.
  ///
  /// Whether a descriptor blocks is shared with whoever passed it on, so it is waited for rather than
  /// made to block.
  ///
  /// - Parameters:
  ///   - descriptor: What `call` reads or writes.
  ///   - events: What `poll` waits for, such as `POLLIN`.
  ///   - call: Gives back less than 0 where it set `errno`.
  /// - Returns: What the last call gave back.
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
