/// The files of a discovery in batches that are read at a time, on one core or several.
///
/// How many files a batch has depends on the size of those before: what was read of a batch stays
/// in memory until it is planned.
struct FileQueue {
  private var rest: ArraySlice<FileDiscovery.Finding>
  private let jobs: Int

  /// How many bytes of files are read at a time.
  private static let batchBytes = 256 << 10

  /// More files at a time neither keep the cores busier nor lie better in memory.
  private static let mostFilesPerCore = 64

  init(_ findings: [FileDiscovery.Finding], jobs: Int) {
    rest = findings[...]
    self.jobs = jobs
  }

  /// The first files, of whose size nothing is known.
  mutating func next() -> ArraySlice<FileDiscovery.Finding> { next(jobs) }

  /// The files behind a batch; empty at the end.
  mutating func next(after batch: [ReadFile]) -> ArraySlice<FileDiscovery.Finding> {
    let bytes = batch.reduce(1) { $0 + $1.byteCount }
    let fitting = Self.batchBytes * batch.count / bytes
    return next(min(max(fitting, jobs), Self.mostFilesPerCore * jobs))
  }

  private mutating func next(_ count: Int) -> ArraySlice<FileDiscovery.Finding> {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
