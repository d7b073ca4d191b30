import Glibc

/// Measures each stage of the way from YAML to report beside what libyaml needs alone, or with
/// `--growth` how the time grows with what there is to do.
///
/// `timings FOLDER` runs scenarios at random timings and compares with what explorations of them say.
/// `--recording` measures the answers and the memory of the recorder. `web TOOL` measures a scenario in
/// Chromium with a built tool, beside Playwright and Selenium.
/// `--smoke` only sees that everything runs. `--write-files FOLDER` writes the thousand files that the
/// stages are measured with, for other programs to read.
@main
struct Main {
  static func main() throws {
    let meter = Meter()
    switch Array(CommandLine.arguments.dropFirst()) {
    case []: print(StageTable(of: Corpus(count: 1000)).text(rounds: 11, by: meter))
    case ["--growth"]: print(try GrowthTable(scale: .full).text(rounds: 5, by: meter))
    case ["--recording"]: print(try RecordingTable(actCount: 100, longActCount: 1000).text())
    case ["--smoke"]:
      print(StageTable(of: Corpus(count: 20)).text(rounds: 1, by: meter))
      print(try GrowthTable(scale: .smoke).text(rounds: 1, by: meter))
      print(try RecordingTable(actCount: 2, longActCount: 3).text())
    case let arguments where arguments.count == 2 && arguments[0] == "timings":
      if !RandomTimings(of: arguments[1]).areAsExplored() { exit(1) }
    case let arguments where arguments.count == 2 && arguments[0] == "web":
      WebComparison.run(with: arguments[1])
    case let arguments where arguments.count == 2 && arguments[0] == "--write-files":
      try Corpus(count: 1000).write(to: arguments[1])
    case let unknown:
      let options =
        "--growth, --recording, --smoke, timings FOLDER, web TOOL or --write-files FOLDER"
      print("takes \(options), not '\(unknown.joined(separator: " "))'")
      exit(64)
    }
  }
}
