import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel

/// One file that the paths of a command line lead to, as far as it could be read.
struct ReadFile {
  enum Outcome {
    case decoded(DecodedFile)
    case unreadable(Diagnostic)
  }

  let path: String
  let outcome: Outcome

  init(_ path: String) {
    self.path = path
    do {
      outcome = .decoded(ScenarioDecoder.decode(try SourceFile.read(path)))
    } catch {
      outcome = .unreadable(error.diagnostic)
    }
  }

  /// The path without symbolic links, to compare with others.
  var resolvedPath: String { FileSystem.resolved(path) ?? path }

  /// The data files that the file names, which are no scenario files then.
  func dataPaths(in workspace: Workspace) -> [String] {
    guard case .decoded(let decoded) = outcome else { return [] }
    return decoded.dataSources.compactMap { source in
      let path = try? workspace.resolve(source.path.value, writtenIn: source.path.span.file.path)
      return path.flatMap(FileSystem.resolved)
    }
  }
}

extension DecodedFile {
  /// The data files that the file names.
  fileprivate var dataSources: [DataSource] {
    switch content {
    case .scenario(let scenario): scenario.dataSources
    case .suite(let suite): suite.header.dataSources + suite.scenarios.flatMap(\.dataSources)
    case .vocabulary, nil: []
    }
  }
}

extension Scenario {
  fileprivate var dataSources: [DataSource] {
    guard case .file(let source, _) = cases else { return header.dataSources }
    return header.dataSources + [source]
  }
}

extension Header {
  fileprivate var dataSources: [DataSource] {
    variables.compactMap { variable in
      guard case .file(let source) = variable.source else { return nil }
      return source
    }
  }
}
