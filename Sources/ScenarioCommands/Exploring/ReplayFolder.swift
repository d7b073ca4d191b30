import ScenarioEvents
import ScenarioLoading

/// The folder that `rehearse explore --write` writes replay files to.
struct ReplayFolder {
  let path: String

  /// The files that were written, in order.
  private(set) var written: [String] = []

  /// How many findings have each name: rows of a case may share a line.
  private(set) var counts: [String: Int] = [:]

  /// The files that could not be written.
  private(set) var failures: [FileError] = []

  /// Writes a file for each finding of a test case.
  mutating func receive(_ event: RunEvent) {
    guard case .caseFinished(let record) = event, let exploration = record.exploration else {
      return
    }
    let name = record.identity.fileName
    for finding in exploration.findings {
      counts[name, default: 0] += 1
      write(ReplayFile(finding), named: "\(name)-\(counts[name, default: 0]).replay.json")
    }
  }

  private mutating func write(_ file: ReplayFile, named name: String) {
    let path = "\(path)/\(name)"
    do throws(FileError) {
      if FileSystem.kind(of: path) == .file {
        try FileSystem.replace(path, with: file.bytes)
      } else {
        var creation = FileCreation()
        try creation.create(path, with: file.bytes)
      }
      written.append(path)
    } catch {
      failures.append(error)
    }
  }
}

extension CaseIdentity {
  /// The file and line as a part of a file's name, and the number of the row if the case is one of many.
  fileprivate var fileName: String {
    let row = row.map { "-\($0.line)" } ?? ""
    return "\(file.hyphenatedWords.suffix(100))-\(line)\(row)"
  }
}
