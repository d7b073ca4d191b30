import Glibc

/// Measures each stage of the way from YAML to report beside what libyaml needs alone, or with
/// `--growth` how the time grows with what there is to do.
///
/// `--smoke` only sees that everything runs.
@main
struct Main {
  static func main() throws {
    let meter = Meter()
    switch Array(CommandLine.arguments.dropFirst()) {
    case []: print(StageTable(of: Corpus(count: 1000)).text(rounds: 11, by: meter))
    case ["--growth"]: print(try GrowthTable(scale: .full).text(rounds: 5, by: meter))
    case ["--smoke"]:
      print(StageTable(of: Corpus(count: 20)).text(rounds: 1, by: meter))
      print(try GrowthTable(scale: .smoke).text(rounds: 1, by: meter))
    case let unknown:
      print("takes --growth or --smoke, not '\(unknown.joined(separator: " "))'")
      exit(64)
    }
  }
}
