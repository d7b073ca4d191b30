private import CGlibc
import Glibc
import Synchronization

/// How the C library's allocator gets memory from the system.
///
/// By itself it asks for little at a time: every few pages a thread's heap is made larger by a call, and
/// each page that is touched for the first time costs a fault, which takes microseconds where the
/// kernel is somebody's guest. A run of a thousand files spent a sixth of its time so.
enum HeapGrowth {
  /// Has heaps grow in large steps, and the first one be made of huge pages where the system has them.
  ///
  /// Nothing of a step is in memory before it is touched. Where somebody has set a limit all stays as
  /// it was: a step that is too large could not be had, though what is needed might.
  static func useLargeSteps() {
    guard isUnlimited(RLIMIT_AS), isUnlimited(RLIMIT_DATA) else { return }
    guard mallopt(M_TOP_PAD, Int32(step)) == 1 else { return }
    // To set the step ends the allocator's own ways to find out which blocks are short-lived.
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    hasLargeSteps.store(takesFirstStep(), ordering: .relaxed)
  }

  /// Has the heap of the present thread be made of huge pages as well.
  ///
  /// Each heap but the first begins at a multiple of its size. Where that is not so, memory is advised
  /// that is none of a heap, and nothing comes of it.
  static func useHugePagesInThread() {
    guard hasLargeSteps.load(ordering: .relaxed) else { return }
    let heap = nextBlock / UInt(step) * UInt(step)
    guard advisedHeaps.withLock({ $0.insert(heap).inserted }) else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: heap), step, MADV_HUGEPAGE)
    leaveSmallPages(below: heap + hugePage)
  }

  /// Has the present thread's heap go on where huge pages begin, as the allocator has begun with small
  /// ones.
  ///
  /// What is left of these is one block that nobody touches, so that it takes no memory.
  private static func leaveSmallPages(below limit: UInt) {
    let start = nextBlock
    guard start < limit, let rest = malloc(Int(limit - start)) else { return }
    untouchedBlocks.withLock { $0.append(UInt(bitPattern: rest)) }
  }

  /// Where the present thread's next block will lie, if it is not a small one.
  private static var nextBlock: UInt {
    let block = malloc(ownBlock)
    defer { free(block) }
    return UInt(bitPattern: block)
  }

  /// Grows the first heap, so that it is known where the step lies, and says if it could be had.
  ///
  /// Where the system does not give so much, heaps grow as they did.
  private static func takesFirstStep() -> Bool {
    guard let block = malloc(firstBlock) else {
      mallopt(M_TOP_PAD, Int32(usualStep))
      return false
    }
    // Asked for its size, a block is not optimized away.
    let touched = UInt(bitPattern: block) + UInt(malloc_usable_size(block))
    free(block)
    let start = (touched / hugePage + 1) * hugePage
    let end = UInt(bitPattern: sbrk(0))
    // Advice that a system does not understand changes nothing.
    if start < end {
      madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
      leaveSmallPages(below: start)
    }
    return true
  }

  private static func isUnlimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
      && limit.rlim_cur == rlim_t(bitPattern: -1)
  }

  private static let hasLargeSteps = Atomic(false)

  /// The heaps of threads that are made of huge pages, or whatever lies in their place.
  private static let advisedHeaps = Mutex<Set<UInt>>([])

  /// What is left of small pages, kept where whoever looks for lost memory finds it.
  private static let untouchedBlocks = Mutex<[UInt]>([])

  /// More than what threads keep of other heaps than their own.
  private static let ownBlock = 4 << 10

  /// What the allocator asks for by itself.
  private static let usualStep = 128 << 10

  /// As large as the heaps that the allocator gives to threads, each of which is one step then.
  private static let step = 64 << 20

  /// Larger blocks go back to the system as soon as they are free.
  private static let largestBlock = 32 << 20

  /// More than the first heap has at the beginning.
  private static let firstBlock = 1 << 20

  private static let hugePage: UInt = 2 << 20
}
