import Glibc
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime
import Synchronization

/// Begins a run anew when an app model has ended it, without the case that was being run.
///
/// A child process for the models would cost each run its start, and each look at a screen a way
/// through a pipe; this costs nothing until something traps, and then the time up to there once more.
enum TrapGuard {
  /// What ends a process that did something wrong itself.
  static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// How many cases may trap before the tool gives in.
  private static let greatestCount = 64

  /// Keeps the run going after a trap from now on, unless Swift's own report of crashes is asked
  /// for.
  ///
  /// - Parameters:
  ///   - seed: The seed of random choices, which must be the same each time.
  ///   - shownBefore: The number of bytes that the console had shown before the restart.
  static func install(seed: UInt64, shownBefore: Int = 0) {
    shownByteCount.store(shownBefore, ordering: .relaxed)
    guard Environment.variable("SWIFT_BACKTRACE") == nil, let note = note(seed: seed),
      let shownNote = shownNote()
    else { return }
    if restart == nil, !observe() { return }
    var signalMask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &signalMask)
    restart = Restart(
      arguments: CommandLine.unsafeArgv,
      note: note,
      shownNote: shownNote,
      signalMask: signalMask
    )
  }

  /// Handles the signals from now on; false if the system can't create the thread-local key.
  private static func observe() -> Bool {
    guard pthread_key_create(&threadKey, nil) == 0 else { return false }
    _ = (isRestarting.load(ordering: .relaxed), isShowing.load(ordering: .relaxed))
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { endOrRestart($0) }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, &earlierActions[Int(signal)])
    }
    return true
  }

  /// The variable for the next start, with room for one more case, within the environment itself.
  private static func note(seed: UInt64) -> UnsafeMutablePointer<CChar>? {
    let earlier = Environment.variable(EarlierTraps.variable) ?? "\(seed)"
    guard earlier.utf8.count < greatestCount * Restart.entryLength else { return nil }
    let room = String(repeating: " ", count: Restart.entryLength)
    setenv(EarlierTraps.variable, earlier + room, 1)
    return getenv(EarlierTraps.variable).map { $0 + earlier.utf8.count }
  }

  /// The variable with the number of shown bytes, in place in the environment.
  private static func shownNote() -> UnsafeMutablePointer<CChar>? {
    setenv(EarlierTraps.shownVariable, String(repeating: "0", count: 16), 1)
    return getenv(EarlierTraps.shownVariable)
  }

  /// Shows something on the console, whole or not at all, whenever another thread traps.
  ///
  /// - Parameters:
  ///   - byteCount: How many bytes the run has shown then.
  ///   - write: Shows it.
  static func show(upTo byteCount: Int, _ write: () -> Void) {
    lockConsole()
    write()
    shownByteCount.store(byteCount, ordering: .relaxed)
    isShowing.store(false, ordering: .releasing)
  }

  /// Notes which case the present thread runs, if it runs one.
  ///
  /// All events but the start of a case come to a thread that is writing reports.
  static func receive(_ event: RunEvent) {
    switch event {
    case .caseStarted(let identity): note(identity.executionKey)
    case .runStarted, .caseFinished, .idle, .runFinished: note(0)
    }
  }

  /// Runs a case once, whose trap begins the tool again without it.
  static func guarding<Result>(_ planned: PlannedCase, _ run: () -> Result) -> Result {
    note(planned.identity.executionKey)
    defer { note(0) }
    return run()
  }

  /// Notes what the current thread executes, by a number that is the same after a restart; 0 means nothing.
  static func note(_ key: UInt64) {
    guard restart != nil else { return }
    threadState()?.pointee = key
  }

  /// The memory where the current thread notes what it executes.
  private static func threadState() -> UnsafeMutablePointer<UInt64>? {
    if let state = pthread_getspecific(threadKey) {
      return state.assumingMemoryBound(to: UInt64.self)
    }
    let state = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    state.initialize(to: 0)
    guard pthread_setspecific(threadKey, state) == 0 else { return nil }
    provideSignalStack()
    return state
  }

  /// Gives the current thread a stack for signals, because a model may use up the ordinary one.
  ///
  /// An existing one, such as a sanitizer's, is kept.
  static func provideSignalStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_flags = 0
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
  }
}

/// All that a signal's handler needs, made before it is needed: a handler may allocate nothing.
private struct Restart {
  /// The length of ` KEY=SIGNAL`.
  static let entryLength = 20

  let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The memory for the note of the case that trapped.
  let note: UnsafeMutablePointer<CChar>

  /// The memory for the note of how much was shown.
  let shownNote: UnsafeMutablePointer<CChar>

  /// The signals that were blocked when the process started, for the next process.
  ///
  /// A handler blocks its own signal, and threads of other libraries may block more.
  let signalMask: sigset_t

  /// Becomes the tool anew; comes back only where that is not possible.
  ///
  /// If two threads trap at once, the second one waits for its end, and will trap again.
  func perform(without key: UInt64, _ signal: Int32) {
    if isRestarting.exchange(true, ordering: .relaxed) { while true { pause() } }
    lockConsole()
    Self.write(UInt64(shownByteCount.load(ordering: .relaxed)), to: shownNote)
    note[0] = CChar(bitPattern: UInt8(ascii: " "))
    Self.write(key, to: note + 1)
    note[17] = CChar(bitPattern: UInt8(ascii: "="))
    note[18] = Self.hexadecimal(UInt64(signal / 10 % 10))
    note[19] = Self.hexadecimal(UInt64(signal % 10))
    withUnsafePointer(to: signalMask) { _ = pthread_sigmask(SIG_SETMASK, $0, nil) }
    execv("/proc/self/exe", arguments)
  }

  private static func write(_ number: UInt64, to digits: UnsafeMutablePointer<CChar>) {
    for digit in 0..<16 { digits[digit] = hexadecimal(number >> UInt64(60 - 4 * digit) & 0xF) }
  }

  private static func hexadecimal(_ digit: UInt64) -> CChar {
    let base = digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
    return CChar(bitPattern: base + UInt8(truncatingIfNeeded: digit))
  }
}

// Outside of any type, as a C handler captures nothing. Written before the first case is run.
private let isRestarting = Atomic<Bool>(false)
private let isShowing = Atomic<Bool>(false)
private let shownByteCount = Atomic<Int>(0)
nonisolated(unsafe) private var restart: Restart?
nonisolated(unsafe) private var threadKey = pthread_key_t()
nonisolated(unsafe) private var earlierActions = InlineArray<65, sigaction>(repeating: sigaction())

/// Keeps others from showing anything; unlike a mutex it may be waited for by a signal's handler.
private func lockConsole() {
  while isShowing.exchange(true, ordering: .acquiring) { sched_yield() }
}

/// Restarts if the thread that trapped was running a case; otherwise ends the process.
private func endOrRestart(_ signal: Int32) {
  if let state = pthread_getspecific(threadKey), let restart {
    let key = state.load(as: UInt64.self)
    if key != 0 { restart.perform(without: key, signal) }
  }
  sigaction(signal, &earlierActions[Int(signal)], nil)
}
