import Glibc

/// A thread that works beside the one that began it.
struct WorkerThread {
  private let thread: pthread_t

  /// Begins a thread; `nil` if the system has none to give.
  ///
  /// It goes to a core of its own at first, and from there wherever the system has it go: Linux may keep
  /// threads on one core for tens of milliseconds while another one has nothing to do.
  ///
  /// - Parameters:
  ///   - number: Which one beside the caller's thread it is, from 1.
  ///   - body: What it does.
  init?(number: Int, _ body: @escaping @Sendable () -> Void) {
    let cores = CoreSet.allowed
    let first = cores.core(number, behind: CoreSet.present)
    let closure = Closure {
      if let first {
        first.holdPresentThread()
        cores.holdPresentThread()
      }
      body()
    }
    guard let thread = closure.begin() else { return nil }
    self.thread = thread
  }

  /// Waits until the body is done.
  func join() { pthread_join(thread, nil) }

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
