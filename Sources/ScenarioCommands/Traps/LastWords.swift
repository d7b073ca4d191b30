import Glibc
import Synchronization

/// What a command still writes if an app model ends its process.
///
/// A handler of a signal may allocate nothing, so it writes bytes that lie ready.
enum LastWords {
  /// Writes the latest words if a thread traps from now on, before the process ends as usual.
  static func install() {
    for signal in TrapGuard.signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { speak($0) }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, &earlierActions[Int(signal)])
    }
    TrapGuard.provideSignalStack()
  }

  /// Keeps other words in place of the earlier ones.
  ///
  /// - Parameters:
  ///   - output: What standard output gets.
  ///   - errors: What standard error gets.
  static func keep(output: [UInt8], errors: String) {
    let new = Words(output: output.copied, errors: Array(errors.utf8).copied)
    lock()
    let earlier = words
    words = new
    isLocked.store(false, ordering: .releasing)
    earlier.deallocate()
  }
}

private struct Words {
  let output: UnsafeBufferPointer<UInt8>
  let errors: UnsafeBufferPointer<UInt8>

  func deallocate() {
    output.deallocate()
    errors.deallocate()
  }
}

extension [UInt8] {
  /// The bytes in memory that stays until it is deallocated.
  fileprivate var copied: UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    _ = copy.initialize(from: self)
    return UnsafeBufferPointer(copy)
  }
}

// Outside of any type, as a C handler captures nothing.
private let isLocked = Atomic<Bool>(false)
nonisolated(unsafe) private var words = Words(
  output: UnsafeBufferPointer(start: nil, count: 0),
  errors: UnsafeBufferPointer(start: nil, count: 0)
)
nonisolated(unsafe) private var earlierActions = InlineArray<65, sigaction>(repeating: sigaction())

/// Waits for others; unlike a mutex it may be waited for by a signal's handler.
private func lock() {
  while isLocked.exchange(true, ordering: .acquiring) { sched_yield() }
}

/// Writes the words, and lets the signal do what it does without them.
///
/// The words stay locked, so that a second thread that traps waits for the end of the process.
private func speak(_ signal: Int32) {
  lock()
  write(words.output, to: STDOUT_FILENO)
  write(words.errors, to: STDERR_FILENO)
  sigaction(signal, &earlierActions[Int(signal)], nil)
  raise(signal)
}

private func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
  guard let start = bytes.baseAddress else { return }
  var position = 0
  while position < bytes.count {
    let count = Glibc.write(descriptor, start + position, bytes.count - position)
    guard count > 0 else { return }
    position += count
  }
}
