import Glibc

/// The machine's room for threads, which is checked before they are made.
///
/// The system's thread library waits forever for a thread that can't be made, and traps without a
/// message if it gets no descriptor.
enum SystemResources {
  /// Why nothing can be run here, if that is so.
  static var shortage: String? {
    if sysconf(Int32(_SC_OPEN_MAX)) < leastDescriptors {
      return "fewer than \(leastDescriptors) file descriptors are allowed"
    }
    return holds(threads: leastThreads) ? nil : "there is too little memory to begin"
  }

  /// As many jobs as wanted, or as few as there is memory for.
  static func jobs(_ wanted: Int) -> Int {
    var jobs = wanted
    while jobs > 1, !holds(threads: jobs + leastThreads) { jobs /= 2 }
    return jobs
  }

  private static let leastDescriptors = 16

  /// The threads that a run with one job may have.
  private static let leastThreads = 3

  /// The memory of a thread's stack and of its work.
  private static let bytesOfThread = 16 << 20

  /// Whether the system gives enough memory for these threads; none of it is touched.
  private static func holds(threads: Int) -> Bool {
    let (length, isTooLarge) = threads.multipliedReportingOverflow(by: bytesOfThread)
    guard !isTooLarge else { return false }
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    let start = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    munmap(start, length)
    return true
  }
}
