import Glibc

/// What the machine has room for, looked at before it is needed.
///
/// The system's library of threads waits without end for one that can't be made, and traps without
/// a word where it gets no descriptor: what it needs has to be there when it begins.
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

  /// What a thread takes for its stack and for its work.
  private static let bytesOfThread = 16 << 20

  /// Whether so much memory could be had; none of it is touched.
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
