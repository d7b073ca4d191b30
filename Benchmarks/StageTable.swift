/// What the stages take, each beside what libyaml alone takes for the same text.
struct StageTable {
  private let corpus: Corpus

  init(of corpus: Corpus) {
    self.corpus = corpus
  }

  /// Measures all stages; the first one is what the others are compared with.
  func text(rounds: Int) async -> String {
    var table = TextTable(nameWidth: 20, figureWidth: 15)
    table.add("stage", "us a scenario", "a second", "libyaml")
    let stages = Stages(of: corpus).all
    let rounds = await Rounds(rounds, of: stages.map { stage in { stage.run() } })
    for (index, stage) in stages.enumerated() {
      let each = rounds.medianTime(of: index) / .microseconds(1) / Double(corpus.count)
      let ratio = rounds.medianRatio(of: index, to: 0)
      table.add(stage.name, each.tenths, "\(Self.throughput(each))", "\(ratio.tenths)x")
    }
    return table.text
  }

  /// How many scenarios a stage gets through in a second, of which each takes so many microseconds.
  private static func throughput(_ each: Double) -> Int {
    Int(1_000_000 / max(each, 0.001))
  }
}
