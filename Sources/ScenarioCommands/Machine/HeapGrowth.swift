private import CAllocator
import Glibc

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
    takeFirstStep()
  }

  /// Grows the first heap, so that it is known where the step lies.
  private static func takeFirstStep() {
    let block = malloc(firstBlock)
    // Asked for its size, a block is not optimized away.
    defer { if malloc_usable_size(block) > 0 { free(block) } }
    guard let end = sbrk(0), Int(bitPattern: end) > step else { return }
    let start = (Int(bitPattern: end) - step + hugePage - 1) / hugePage * hugePage
    // Advice that a system does not understand changes nothing.
    madvise(UnsafeMutableRawPointer(bitPattern: start), Int(bitPattern: end) - start, MADV_HUGEPAGE)
  }

  private static func isUnlimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
      && limit.rlim_cur == rlim_t(bitPattern: -1)
  }

  /// As large as the heaps that the allocator gives to threads, each of which is one step then.
  private static let step = 64 << 20

  /// Larger blocks go back to the system as soon as they are free.
  private static let largestBlock = 32 << 20

  /// More than the first heap has at the beginning.
  private static let firstBlock = 1 << 20

  private static let hugePage = 2 << 20
}
