/// Pieces of work that several cores do, and whose results are received in the order of the pieces.
///
/// A core that is done takes the next piece at once, and does not wait for those that work on
/// earlier ones.
package struct ParallelPipeline: Sendable {
  /// How many pieces are worked on at a time.
  private let jobs: Int

  /// How many pieces may be begun, but not received, for each job.
  private static let piecesPerJob = 4

  package init(jobs: Int) { self.jobs = jobs }

  /// How many elements of so many to make one piece of, which gives each job several pieces.
  ///
  /// Up to 32: more save little of what it costs to hand a piece on, and wait longer in memory.
  package static func pieceLength(for count: Int, jobs: Int) -> Int {
    max(1, min(count / (8 * jobs), 32))
  }

  /// How many elements of those that are left make the next piece.
  ///
  /// Long pieces become shorter towards the end, so that no job is alone with the last one for long.
  package static func pieceLength(_ length: Int, of rest: Int, jobs: Int) -> Int {
    let shortest = 8
    return jobs == 1 ? length : min(length, max(rest / (2 * jobs), shortest))
  }

  /// Does all pieces.
  ///
  /// - Parameters:
  ///   - next: Gives the next piece, or `nil` if there is none left.
  ///   - work: What a core does with a piece.
  ///   - receive: Takes a result. Like `next` it is called by the caller's task alone.
  package func run<Piece: Sendable, Output: Sendable>(
    next: () -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    receive: (Output) -> Void
  ) async {
    await withTaskGroup(of: Results<Output>.Numbered.self) { group in
      var results = Results<Output>()
      while true {
        while isFree(results), let piece = next() {
          let number = results.expectOne()
          group.addTask { (number, work(piece)) }
        }
        if let output = results.take() {
          receive(output)
        } else if let result = await group.next() {
          results.add(result)
        } else {
          return
        }
      }
    }
  }

  /// Whether a job can begin a further piece.
  private func isFree<Output>(_ results: Results<Output>) -> Bool {
    results.expectedCount < jobs && results.missingCount < jobs * Self.piecesPerJob
  }

  /// Results that come in any order and are taken in that of their numbers.
  private struct Results<Output> {
    typealias Numbered = (number: Int, output: Output)

    private var begun = 0
    private var taken = 0
    private var waiting: [Int: Output] = [:]

    /// How many results are still to come.
    var expectedCount: Int { missingCount - waiting.count }

    /// How many results are not taken yet, whether they are there or not.
    var missingCount: Int { begun - taken }

    /// The number of a further result, which is to come.
    mutating func expectOne() -> Int {
      defer { begun += 1 }
      return begun
    }

    mutating func add(_ result: Numbered) { waiting[result.number] = result.output }

    /// Takes the result whose turn it is, if it is there.
    mutating func take() -> Output? {
      guard let output = waiting.removeValue(forKey: taken) else { return nil }
      taken += 1
      return output
    }
  }
}
