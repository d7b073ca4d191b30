import ScenarioDiagnostics

/// A way in which there can be ten times as much to do.
struct Growth {
  let name: String

  /// How much is little.
  let size: Int

  /// What is to be run where there is so much of it.
  let files: (Int) -> [SourceFile]

  /// How many times as long ten times as much takes, as medians.
  func ratio(of run: WholeRun, rounds: Int) -> Double {
    let (little, much) = (files(size), files(size * 10))
    let time = Stage(name: name) { run.run(little) }.medianTime(rounds: rounds)
    return Stage(name: name) { run.run(much) }.medianTime(rounds: rounds) / time
  }

  /// The table of all of them.
  static func table(of growths: [Growth], rounds: Int) -> String {
    let run = WholeRun(apps: [TableApp.self])
    let lines = growths.map { growth in
      let ratio = (growth.ratio(of: run, rounds: rounds) * 10).rounded() / 10
      return growth.name.padded(to: 30, .trailing) + "\(ratio)x".padded(to: 8, .leading)
    }
    let heading = "ten times as many".padded(to: 30, .trailing) + "time".padded(to: 8, .leading)
    return ([heading] + lines).joined(separator: "\n")
  }
}

extension Growth {
  /// All of them; a part makes them that many times smaller.
  static func all(aPart part: Int) -> [Growth] {
    [
      Growth(name: "files of one scenario", size: 200 / part) { count in
        (0..<count).map { file($0, scenario(named: "\($0)", steps: 13, rows: 3)) }
      },
      Growth(name: "scenarios of one file", size: 200 / part) { count in
        let list = (0..<count).map { "  - " + scenario(named: "\($0)", steps: 13, rows: 3, "    ") }
        return [file(0, "suite: Growth\nscenarios:\n" + list.joined())]
      },
      Growth(name: "steps of one scenario", size: 1000 / part) { count in
        [file(0, scenario(named: "Growth", steps: count, rows: 3))]
      },
      Growth(name: "rows of the app's table", size: 100 / part) { count in
        [file(0, scenario(named: "Growth", steps: 1000 / part, rows: count))]
      },
    ]
  }

  private static func file(_ number: Int, _ text: String) -> SourceFile {
    SourceFile(path: "growth-\(number).yaml", text: text)
  }

  private static func scenario(
    named name: String,
    steps: Int,
    rows: Int,
    _ indent: String = ""
  ) -> String {
    let step = "\(indent)  - assert: {elements: {type: cell}, count: \(rows)}\n"
    return """
      name: Scenario \(name)
      \(indent)app: table
      \(indent)launch: {arguments: [-rows, "\(rows)"]}
      \(indent)steps:

      """ + String(repeating: step, count: steps)
  }
}
