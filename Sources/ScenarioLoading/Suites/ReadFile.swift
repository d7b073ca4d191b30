package import ScenarioDecoding
package import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// A file from the paths of a command line, or the reason why it can't be read.
package struct ReadFile: Sendable {
  let path: String
  package let outcome: Result<DecodedFile, UndecodableSource>

  /// Reads files, and takes all of them through one stage before the next.
  ///
  /// So the results of the stages are close together in memory, which saves a seventh of a run's
  /// time.
  package static func read(_ findings: ArraySlice<FileDiscovery.Finding>) -> [ReadFile] {
    let sources = findings.map(source)
    let readings = sources.map { $0.map { (content: YAMLReader.read($0), file: $0) } }
    return zip(findings, readings).map { finding, reading in
      ReadFile(
        path: finding.path,
        outcome: reading.map { ScenarioDecoder.decode($0.content, of: $0.file) }
      )
    }
  }

  private static func source(
    of finding: FileDiscovery.Finding
  ) -> Result<SourceFile, UndecodableSource> {
    switch finding {
    case .file(let path, let boundary):
      Result { () throws(UndecodableSource) in try SourceFile.read(path, within: boundary) }
    case .text(let file): .success(file)
    case .problem(let diagnostic, _): .failure(UndecodableSource(diagnostic: diagnostic))
    }
  }

  /// What the file says, if it can be read.
  var decoded: DecodedFile? { try? outcome.get() }

  var byteCount: Int { decoded?.file.bytes.count ?? 0 }

  /// Whether the file is a scenario, a suite or a vocabulary, sound or not.
  var hasKind: Bool { decoded?.content != nil }

  var isVocabulary: Bool {
    if case .vocabulary = decoded?.content { true } else { false }
  }

  /// The data files that the file names, which are no scenario files then.
  var dataSources: [DataSource] { decoded?.dataSources ?? [] }

  var launchData: [DataSource] { decoded?.launchData ?? [] }
}
