import Glibc

/// A thread that works beside the one that began it.
package struct WorkerThread {
  private let thread: pthread_t

  /// Begins a thread; `nil` if the system has none to give.
  ///
  /// - Parameter body: The thread's work.
  package init?(_ body: @escaping @Sendable () -> Void) {
    guard let thread = Closure(body).begin() else { return nil }
    self.thread = thread
  }

  /// Waits until the body is done.
  package func join() { pthread_join(thread, nil) }

  /// The work of a thread, as the system passes it to the thread.
  private final class Closure: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func begin() -> pthread_t? {
      var thread = pthread_t()
      let closure = Unmanaged.passRetained(self)
      if pthread_create(&thread, nil, Self.run, closure.toOpaque()) == 0 { return thread }
      closure.release()
      return nil
    }

    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        if let closure = $0 { Unmanaged<Closure>.fromOpaque(closure).takeRetainedValue().body() }
        return nil
      }
  }
}
