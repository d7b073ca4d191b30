/// What the stages take, each beside what libyaml alone takes for the same text.
struct StageTable {
  private let corpus: Corpus

  init(of corpus: Corpus) {
    self.corpus = corpus
  }

  /// Measures all stages; the first one is what the others are compared with.
  func text(rounds: Int) async -> String {
    var table = TextTable(nameWidth: 20, figureWidth: 15)
    table.add("stage", "us a scenario", "libyaml")
    var first: Duration?
    for stage in Stages(of: corpus).all {
      let time = await stage.medianTime(rounds: rounds)
      first = first ?? time
      let each = time / .microseconds(1) / Double(corpus.count)
      table.add(stage.name, each.tenths, "\((time / (first ?? time)).tenths)x")
    }
    return table.text
  }
}
