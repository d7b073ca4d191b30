import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// One file that the paths of a command line lead to, as far as it could be read.
struct ReadFile: Sendable {
  enum Outcome {
    case decoded(DecodedFile)

    /// A problem is large, and would be copied with every look.
    indirect case unreadable(Diagnostic)
  }

  let path: String
  let outcome: Outcome

  /// Reads files, and takes all of them through one stage before the next.
  ///
  /// What the stages leave of a file lies together in memory then, rather than between what was let
  /// go of its tree, and a run, which comes back to it, takes a seventh less time.
  static func read(_ findings: ArraySlice<FileDiscovery.Finding>) -> [ReadFile] {
    let sources = findings.map { finding in
      Result { () throws(UndecodableSource) in try finding.source() }
    }
    let readings = sources.map { $0.map { (file: $0, content: YAMLReader.read($0)) } }
    return zip(findings, readings).map { finding, reading in
      switch reading {
      case .success(let (file, content)):
        ReadFile(
          path: finding.path,
          outcome: .decoded(ScenarioDecoder.decode(content, of: file))
        )
      case .failure(let error):
        ReadFile(path: finding.path, outcome: .unreadable(error.diagnostic))
      }
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

extension FileDiscovery.Finding {
  fileprivate func source() throws(UndecodableSource) -> SourceFile {
    switch self {
    case .file(let path): try SourceFile.read(path)
    case .problem(let diagnostic, _): throw UndecodableSource(diagnostic: diagnostic)
    }
  }
}
