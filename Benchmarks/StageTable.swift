/// The time of each stage, next to the time of libyaml alone for the same text.
struct StageTable {
  private let corpus: Corpus

  init(of corpus: Corpus) {
    self.corpus = corpus
  }

  /// Measures all stages; the first one is what the others are compared with.
  func text(rounds: Int, by meter: Meter) -> String {
    let stages = Stages(of: corpus).all
    let rounds = Rounds(rounds, of: stages.map { stage in { stage.run() } }, by: meter)
    var table = TextTable(nameWidth: 20, figureWidth: 15)
    table.add("stage", ["us a scenario", "a second", "libyaml"] + headings(of: rounds))
    for (index, stage) in stages.enumerated() {
      table.add(stage.name, times(of: index, in: rounds) + instructions(of: index, in: rounds))
    }
    return table.text
  }

  private func times(of stage: Int, in rounds: Rounds) -> [String] {
    let each = rounds.medianTime(of: stage) / .microseconds(1) / Double(corpus.count)
    let ratio = rounds.medianRatio(of: stage, to: 0)
    return [each.tenths, "\(Self.throughput(each))", "\(ratio.tenths)x"]
  }

  /// The number of scenarios a second of a stage that takes this number of microseconds for one.
  private static func throughput(_ each: Double) -> Int {
    Int(1_000_000 / max(each, 0.001))
  }

  private func headings(of rounds: Rounds) -> [String] {
    rounds.medianInstructions(of: 0) == nil ? [] : ["instructions", "libyaml"]
  }

  /// How many instructions a scenario takes, and beside libyaml; nothing where none are counted.
  private func instructions(of stage: Int, in rounds: Rounds) -> [String] {
    guard let count = rounds.medianInstructions(of: stage),
      let ratio = rounds.instructionRatio(of: stage, to: 0)
    else { return [] }
    return ["\(count / corpus.count)", "\(ratio.tenths)x"]
  }
}
