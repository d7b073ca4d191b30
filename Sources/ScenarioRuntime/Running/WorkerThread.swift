import Glibc

/// A thread that works beside the one that began it.
struct WorkerThread {
  private let thread: pthread_t

  /// Begins a thread; `nil` if the system has none to give.
  init?(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let closure = Unmanaged.passRetained(Closure(body: body))
    let status = pthread_create(
      &thread,
      nil,
      { closure in
        if let closure { Unmanaged<Closure>.fromOpaque(closure).takeRetainedValue().body() }
        return nil
      },
      closure.toOpaque()
    )
    self.thread = thread
    if status != 0 {
      closure.release()
      return nil
    }
  }

  /// Waits until the body is done.
  func join() { pthread_join(thread, nil) }

  private final class Closure: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
