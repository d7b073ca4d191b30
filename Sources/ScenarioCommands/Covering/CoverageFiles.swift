import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioLoading
import ScenarioReports

/// The files for scenarios that cover more.
struct CoverageFiles {
  /// The folder that gets them; it may not have files of their names.
  let folder: String

  private typealias File = (path: String, text: String)

  /// Writes the scenarios that were found, and says how many there are.
  ///
  /// - Returns: The status if nothing was written; nil otherwise.
  func write(_ report: CoverageReport, with tool: Tool) -> ExitStatus? {
    let files = files(of: report)
    let existing = files.count { FileSystem.kind(of: $0.path) != .missing }
    guard existing == 0 else { return tool.showExisting(existing, of: files.count, in: folder) }
    do throws(FileError) {
      try Self.create(files)
    } catch {
      return tool.fail(error.writeFailure(as: "the scenario"), with: .reportNotWritten)
    }
    let count = counted(files.count, "scenario")
    tool.output.write("\(count) written to \(VisibleText.escaping(folder))\n")
    return nil
  }

  /// The files, each with a name of its own: `todo-phone-button-tap.yaml`.
  private func files(of report: CoverageReport) -> [File] {
    var names: Set<String> = []
    return report.apps.flatMap { app in
      app.scenarios.map { scenario in
        let words = "\(app.app) \(scenario.name)".lowercased().hyphenatedWords.prefix(60)
        let name = String(words).numbered(whileTaken: names.contains)
        names.insert(name)
        let path = folder.appendingPath("\(name).yaml")
        return (path, Self.formatted(scenario.text, path: path))
      }
    }
  }

  /// The text as `rehearse format` lays it out.
  private static func formatted(_ text: String, path: String) -> String {
    let file = SourceFile(path: path, text: text)
    guard case .formatted(let bytes) = ScenarioFormatter.format(file) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Creates all files or none: what keeps one of them from being written keeps the others, too.
  private static func create(_ files: [File]) throws(FileError) {
    var creation = FileCreation()
    for file in files {
      do throws(FileError) {
        try creation.create(file.path, with: Array(file.text.utf8))
      } catch {
        _ = creation.undo()
        throw error
      }
    }
  }
}

extension Tool {
  fileprivate func showExisting(_ existing: Int, of count: Int, in folder: String) -> ExitStatus {
    fail(
      "\(existing) of \(counted(count, "scenario")) "
        + "\(existing == 1 ? "exists" : "exist") already in '\(VisibleText.escaping(folder))', so "
        + "nothing was written; delete them or name another folder",
      with: .reportNotWritten
    )
  }
}
