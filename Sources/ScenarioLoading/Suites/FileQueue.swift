import WorkerThreads

/// The files of a discovery in pieces that are read at a time, each by one core.
///
/// How many files a piece has depends on the size of those before: what was read of a piece stays
/// in memory until it is planned.
struct FileQueue {
  private var rest: ArraySlice<FileDiscovery.Finding>

  /// How many files the next piece has; nothing is known of the size of the first ones.
  private var length = 1

  /// How many bytes of files are read at a time.
  private static let pieceBytes = 128 << 10

  private let greatestLength: Int
  private let jobs: Int

  init(_ findings: [FileDiscovery.Finding], jobs: Int) {
    rest = findings[...]
    self.jobs = jobs
    greatestLength = ParallelPipeline.pieceLength(for: findings.count, jobs: jobs)
  }

  /// The next files; `nil` after the last one.
  mutating func next() -> ArraySlice<FileDiscovery.Finding>? {
    if rest.isEmpty { return nil }
    let piece = rest.prefix(ParallelPipeline.pieceLength(length, of: rest.count, jobs: jobs))
    rest = rest.dropFirst(piece.count)
    return piece
  }

  /// Has the next pieces be as large as those of such files may be.
  mutating func adjust(to files: [ReadFile]) {
    let bytes = files.reduce(1) { $0 + $1.byteCount }
    length = min(max(Self.pieceBytes * files.count / bytes, 1), greatestLength)
  }
}
