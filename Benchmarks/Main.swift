/// Measures each stage of the way from YAML to report, and sets it beside what libyaml needs alone.
///
/// `--growth` tells instead how many times as long ten times as much takes. `--smoke` only sees that
/// all of it runs.
@main
struct Main {
  static func main() {
    let options = CommandLine.arguments.dropFirst()
    let isSmoke = options.contains("--smoke")
    if isSmoke || !options.contains("--growth") {
      measureStages(isSmoke ? 20 : 1000, isSmoke ? 1 : 11)
    }
    if isSmoke || options.contains("--growth") {
      print(Growth.table(of: Growth.all(aPart: isSmoke ? 20 : 1), rounds: isSmoke ? 1 : 5))
    }
  }

  private static func measureStages(_ scenarioCount: Int, _ rounds: Int) {
    let corpus = Corpus(count: scenarioCount)
    var table = ResultTable(scenarioCount: corpus.count)
    for stage in Stages(of: corpus).all { table.add(stage.name, stage.medianTime(rounds: rounds)) }
    print(table.text)
  }
}
