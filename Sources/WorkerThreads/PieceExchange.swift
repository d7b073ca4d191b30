/// Where threads find pieces to work on, and leave what they have made of them.
///
/// An output that was received goes back to the thread that made it and is released there: threads that
/// free each other's memory wait for each other all the time.
final class PieceExchange<Piece: Sendable, Output: Sendable>: Sendable {
  private let contents = Monitor(Contents())
  private let work: @Sendable (Piece) -> Output

  init(_ work: @escaping @Sendable (Piece) -> Output) { self.work = work }

  func offer(_ piece: Piece, number: Int) {
    contents.change { $0.offers.append(Offer(number: number, piece: piece)) }
  }

  /// Has those who wait for offers come to their end.
  func close() { contents.change { $0.isClosed = true } }

  /// Works on pieces as they are offered, as a thread whose number is not 0.
  func workUntilClosed(as maker: Int) {
    while let offer = nextOffer(for: maker) { work(on: offer, as: maker) }
  }

  /// Hands on what became of a piece that was offered; as long as it is not there, works on others.
  func receive(_ number: Int, _ body: (Output) -> Void) {
    var made = made(of: number)
    if let output = made?.output { body(output) }
    contents.change { $0.giveBack(&made) }
  }

  private func made(of number: Int) -> Made? {
    while true {
      switch contents.wait(for: { $0.turn(awaiting: number) }) {
      case .take(let made): return made
      case .work(let offer): work(on: offer, as: 0)
      }
    }
  }

  /// The next piece, after outputs that were given back are released.
  private func nextOffer(for maker: Int) -> Offer? {
    contents.wait { $0.turn(of: maker) }.offer
  }

  private func work(on offer: Offer, as maker: Int) {
    var made: Made? = Made(output: work(offer.piece), maker: maker)
    contents.change { $0.outputs[offer.number] = made.take() }
  }

  private struct Offer {
    let number: Int
    let piece: Piece
  }

  private struct Made {
    let output: Output
    let maker: Int
  }

  private enum Turn {
    case take(Made)
    case work(Offer)
  }

  private struct Contents {
    var offers: [Offer] = []
    var outputs: [Int: Made] = [:]
    var used: [Int: [Output]] = [:]
    var isClosed = false

    mutating func turn(awaiting number: Int) -> Turn? {
      if let made = outputs.removeValue(forKey: number) { return .take(made) }
      return nextOffer().map(Turn.work)
    }

    mutating func turn(of maker: Int) -> (used: [Output], offer: Offer?)? {
      let offer = nextOffer()
      if offer == nil, !isClosed { return nil }
      return (used.removeValue(forKey: maker) ?? [], offer)
    }

    /// Takes the last reference as well, so that only the maker can release it.
    mutating func giveBack(_ made: inout Made?) {
      guard let made = made.take(), made.maker != 0 else { return }
      used[made.maker, default: []].append(made.output)
    }

    private mutating func nextOffer() -> Offer? { offers.isEmpty ? nil : offers.removeFirst() }
  }
}
