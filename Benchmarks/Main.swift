/// Measures each stage of the way from YAML to report, and sets it beside what libyaml needs alone.
///
/// `--smoke` only sees that every stage runs.
@main
struct Main {
  static func main() {
    let isSmoke = CommandLine.arguments.dropFirst().contains("--smoke")
    let corpus = Corpus(count: isSmoke ? 20 : 1000)
    var table = ResultTable(scenarioCount: corpus.count)
    for stage in Stages(of: corpus).all {
      table.add(stage.name, stage.medianTime(rounds: isSmoke ? 1 : 11))
    }
    print(table.text)
  }
}
