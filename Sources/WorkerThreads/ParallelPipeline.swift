/// Pieces of work that several cores do, and whose results are received in the order of the pieces.
///
/// A core that is done takes the next piece at once, and does not wait for those that work on
/// earlier ones. The caller's thread works as well.
package struct ParallelPipeline: Sendable {
  /// How many threads work, the caller's among them.
  private let jobs: Int

  /// How many pieces may be begun, but not received, for each job.
  private static let piecesPerJob = 4

  package init(jobs: Int) { self.jobs = jobs }

  /// The number of elements in a piece, such that each job gets several pieces.
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

  /// Does all pieces of work, and returns when the last result was received.
  ///
  /// - Parameters:
  ///   - next: Returns the next piece, or `nil` after the last one.
  ///   - work: Turns a piece into a result, on any thread.
  ///   - receive: Takes a result. Like `next` it is called on the caller's thread alone.
  package func run<Piece: Sendable, Output: Sendable>(
    next: () -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    receive: (Output) -> Void
  ) {
    let exchange = PieceExchange(work)
    var helpers: [WorkerThread] = []
    var (begun, received) = (0, 0)
    repeat {
      while begun - received < jobs * Self.piecesPerJob, let piece = next() {
        exchange.offer(piece, number: begun)
        begun += 1
        let number = helpers.count + 1
        if number < jobs {
          let helper = WorkerThread { exchange.workUntilClosed(as: number) }
          if let helper { helpers.append(helper) }
        }
      }
      if begun > received {
        exchange.receive(received, receive)
        received += 1
      }
    } while begun > received
    exchange.close()
    for helper in helpers { helper.join() }
  }
}
