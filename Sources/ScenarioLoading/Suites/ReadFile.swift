package import ScenarioDecoding
package import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// One file that the paths of a command line lead to, as far as it could be read.
package struct ReadFile: Sendable {
  package enum Outcome {
    case decoded(DecodedFile)

    /// A problem is large, and would be copied with every look.
    indirect case unreadable(Diagnostic)
  }

  let path: String
  package let outcome: Outcome

  /// Reads files, and takes all of them through one stage before the next.
  ///
  /// What the stages leave of a file lies together in memory then, rather than between what was let
  /// go of its tree, and a run, which comes back to it, takes a seventh less time.
  package static func read(_ findings: ArraySlice<FileDiscovery.Finding>) -> [ReadFile] {
    let sources = findings.map(Stage.init)
    let readings = sources.map(\.read)
    return zip(findings, readings).map { finding, reading in
      ReadFile(path: finding.path, outcome: reading.outcome)
    }
  }

  /// The size of what was read.
  var byteCount: Int {
    switch outcome {
    case .decoded(let decoded): decoded.file.bytes.count
    case .unreadable: 0
    }
  }

  /// Whether the file is a scenario, a suite or a vocabulary, sound or not.
  var hasKind: Bool {
    switch outcome {
    case .decoded(let decoded): decoded.content != nil
    case .unreadable: false
    }
  }

  var isVocabulary: Bool {
    guard case .decoded(let decoded) = outcome, case .vocabulary = decoded.content else {
      return false
    }
    return true
  }

  /// The data files that the file names, which are no scenario files then.
  var dataSources: [DataSource] {
    switch outcome {
    case .decoded(let decoded): decoded.dataSources
    case .unreadable: []
    }
  }

  /// The data files that the file has apps read.
  var launchData: [DataSource] {
    switch outcome {
    case .decoded(let decoded): decoded.launchData
    case .unreadable: []
    }
  }
}

/// How far a file has come on its way to an outcome.
///
/// For a `Result`, each start of the tool would look for its error among all conformances.
private enum Stage {
  case source(SourceFile)
  case read(YAMLReading, of: SourceFile)
  case unreadable(Diagnostic)

  init(_ finding: FileDiscovery.Finding) {
    switch finding {
    case .file(let path, let boundary):
      do throws(UndecodableSource) {
        self = .source(try SourceFile.read(path, within: boundary))
      } catch {
        self = .unreadable(error.diagnostic)
      }
    case .text(let file): self = .source(file)
    case .problem(let diagnostic, _): self = .unreadable(diagnostic)
    }
  }

  var read: Self {
    guard case .source(let file) = self else { return self }
    return .read(YAMLReader.read(file), of: file)
  }

  var outcome: ReadFile.Outcome {
    switch self {
    case .source: read.outcome
    case .read(let content, let file): .decoded(ScenarioDecoder.decode(content, of: file))
    case .unreadable(let diagnostic): .unreadable(diagnostic)
    }
  }
}
