private import CGlibc
import Glibc

/// How the C library's allocator gets memory from the system.
///
/// By default it grows the heap a few pages at a time. Each step is a system call, and each page costs
/// a fault when it is first touched: together a sixth of a run of a thousand files, by `perf record`.
enum HeapGrowth {
  /// Grows heaps in large steps, and makes the first one of huge pages if the system has them.
  ///
  /// Memory of a step that is never touched takes no room. Under a memory limit nothing changes,
  /// because a large step might not fit.
  static func useLargeSteps() {
    guard isUnlimited(RLIMIT_AS), isUnlimited(RLIMIT_DATA) else { return }
    guard mallopt(M_TOP_PAD, Int32(step)) == 1 else { return }
    // Setting the step switches off the allocator's own estimate of this threshold.
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    takeFirstStep()
  }

  private static func takeFirstStep() {
    guard let block = malloc(firstBlock) else {
      mallopt(M_TOP_PAD, Int32(defaultStep))
      return
    }
    // Without a use of the block the optimizer removes the allocation.
    let touched = UInt(bitPattern: block) + UInt(malloc_usable_size(block))
    free(block)
    let start = (touched / hugePage + 1) * hugePage
    let end = UInt(bitPattern: sbrk(0))
    if start < end {
      madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
    }
  }

  private static func isUnlimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
      && limit.rlim_cur == rlim_t(bitPattern: -1)
  }

  /// The allocator's default, in bytes.
  private static let defaultStep = 128 << 10

  private static let step = 64 << 20

  /// Larger blocks go back to the system as soon as they are freed.
  private static let largestBlock = 32 << 20

  /// More than the first heap holds at the start, so that it must grow.
  private static let firstBlock = 1 << 20

  private static let hugePage: UInt = 2 << 20
}
