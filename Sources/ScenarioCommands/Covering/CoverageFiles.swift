import Glibc
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioLoading
import ScenarioReports

/// The files for scenarios that cover more.
struct CoverageFiles {
  /// The folder that gets them; it may not have files of their names.
  let folder: String

  /// Writes the scenarios that were found, and says how many there are.
  ///
  /// - Returns: Why some could not be written.
  func write(_ report: CoverageReport, with tool: Tool) -> [ReportFailure] {
    var names: Set<String> = []
    var failures: [ReportFailure] = []
    for app in report.apps {
      for scenario in app.scenarios {
        let name = Self.name(of: scenario, app.app, besides: names)
        names.insert(name)
        do throws(FileError) {
          try write(scenario, as: "\(name).yaml")
        } catch {
          failures.append(ReportFailure(error))
        }
      }
    }
    let count = counted(names.count - failures.count, "scenario")
    tool.output.write("\(count) written to \(VisibleText.escaping(folder))\n")
    return failures
  }

  /// The name of a file for a scenario of an app: `todo-phone-button-tap`.
  private static func name(
    of scenario: CoverageScenario,
    _ app: String,
    besides others: Set<String>
  ) -> String {
    let words = "\(app) \(scenario.name)".lowercased().hyphenatedWords.prefix(60)
    return String(words).numbered(whileTaken: others.contains)
  }

  private func write(_ scenario: CoverageScenario, as name: String) throws(FileError) {
    let path = folder.appendingPath(name)
    if FileSystem.kind(of: path) != .missing {
      throw FileError(path: path, reason: .system(EEXIST))
    }
    let file = try ReportFile(path: path)
    file.append(Array(scenario.text.utf8))
    try file.publish()
  }
}
