import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel

/// One file that the paths of a command line lead to, as far as it could be read.
struct ReadFile: Sendable {
  /// Large, and copied with every look at it.
  indirect enum Outcome {
    case decoded(DecodedFile)
    case unreadable(Diagnostic)
  }

  let path: String
  let outcome: Outcome

  init(_ finding: FileDiscovery.Finding) {
    path = finding.path
    outcome =
      switch finding {
      case .file(let path): Self.read(path)
      case .problem(let diagnostic, _): .unreadable(diagnostic)
      }
  }

  private static func read(_ path: String) -> Outcome {
    do {
      return .decoded(ScenarioDecoder.decode(try SourceFile.read(path)))
    } catch {
      return .unreadable(error.diagnostic)
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
