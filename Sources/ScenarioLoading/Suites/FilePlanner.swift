import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
package import ScenarioRuntime
import Synchronization

/// Links and plans files, those that were let go once more when they are run.
///
/// A class with a lock, since files are planned again on any core, by the words that were read
/// when they were checked.
package final class FilePlanner: Sendable {
  let defaults: PlanDefaults
  private let workspace: Workspace
  private let planner: Planner
  private let library: Mutex<VocabularyLibrary>
  private let data = DataLibrary()

  package init(catalog: AppCatalog, workspace: Workspace, defaults: PlanDefaults) {
    self.workspace = workspace
    self.defaults = defaults
    planner = Planner(
      catalog: catalog,
      data: DataFiles(workspace: workspace, library: data),
      defaults: defaults
    )
    library = Mutex(VocabularyLibrary(workspace: workspace))
  }

  /// The paths of data files without symbolic links, as far as there are such files.
  func paths(of sources: [DataSource]) -> Set<PathKey> {
    Set(
      sources.compactMap { source in
        let path = try? workspace.resolve(source.path.value, writtenIn: source.path.span.file.path)
        return path.flatMap(FileSystem.resolved).map(PathKey.init)
      }
    )
  }

  /// What is wrong with imported files that were read since the last call, each file once.
  func takeUnreported() -> [Diagnostic] { library.withLock { $0.takeUnreported() } }

  /// The paths of the files that were imported and of the data that they have apps read, without
  /// symbolic links.
  var pathsReadForImports: Set<PathKey> {
    library.withLock { $0.paths.union(paths(of: $0.launchData)) }
  }

  func plan(_ decoded: DecodedFile) -> PlannedFile { plan(decoded, by: planner) }

  /// Plans a file, and tells what all that was read for it is known by.
  func planWithFingerprint(_ decoded: DecodedFile) -> (PlannedFile, FileFingerprint) {
    planWithFingerprint(decoded, by: data)
  }

  private func planWithFingerprint(
    _ decoded: DecodedFile,
    by data: DataLibrary
  ) -> (PlannedFile, FileFingerprint) {
    let account = DataAccount()
    let planner = planner.reading(
      DataFiles(workspace: workspace, account: account, library: data)
    )
    let planned = plan(decoded, by: planner)
    let text = ContentFingerprint(of: decoded.file.bytes)
    return (planned, FileFingerprint(text: text, data: account.fingerprint))
  }

  /// Plans a file as it was planned before; nothing that nobody has checked is run.
  func planAgain(
    _ path: String,
    _ fingerprint: FileFingerprint
  ) throws(PlanChange) -> [PlannedCase] {
    let file: SourceFile
    do throws(UndecodableSource) {
      file = try SourceFile.read(path)
    } catch {
      throw .unreadable(error.diagnostic.message.text)
    }
    guard ContentFingerprint(of: file.bytes) == fingerprint.text else { throw .content }
    // Data files are read anew, to see whether they are what they were.
    let (planned, found) = planWithFingerprint(ScenarioDecoder.decode(file), by: DataLibrary())
    guard found == fingerprint else { throw .surroundings }
    return planned.cases
  }

  private func plan(_ decoded: DecodedFile, by planner: Planner) -> PlannedFile {
    switch decoded.content {
    case .scenario(let scenario): plan(scenario, decoded, by: planner)
    case .suite(let suite): plan(suite, decoded, by: planner)
    case .vocabulary: plan(vocabulary: decoded)
    case nil: .rejected(path: decoded.file.path, decoded.diagnostics)
    }
  }

  private func plan(
    _ scenario: Scenario,
    _ decoded: DecodedFile,
    by planner: Planner
  ) -> PlannedFile {
    let words = link(scenario.header, outer: nil)
    let entry = PlanSource.Entry(scenario, words: words.scope)
    return planner.plan(
      PlanSource(
        file: decoded.file,
        entries: [entry],
        escapes: decoded.escapes,
        diagnostics: decoded.diagnostics + words.diagnostics,
        unusedImports: UnusedImports(words.files).diagnostics(for: [scenario])
      )
    )
  }

  private func plan(
    _ suite: Suite,
    _ decoded: DecodedFile,
    by planner: Planner
  ) -> PlannedFile {
    let shared = link(suite.header, outer: nil)
    let outer = SuiteWords(shared)
    var diagnostics = decoded.diagnostics + shared.diagnostics
    var unusedImports: [Diagnostic] = []
    let entries = suite.scenarios.map { scenario in
      let words = link(scenario.header, outer: outer)
      diagnostics += words.diagnostics
      unusedImports += UnusedImports(words.files).diagnostics(for: [scenario])
      return PlanSource.Entry(scenario.inheriting(from: suite.header), words: words.scope)
    }
    unusedImports += UnusedImports(shared.files)
      .diagnostics(for: entries.map(\.scenario), suiteWords: suite.header.vocabulary)
    return planner.plan(
      PlanSource(
        file: decoded.file,
        suite: suite,
        entries: entries,
        escapes: decoded.escapes,
        diagnostics: diagnostics,
        unusedImports: unusedImports
      )
    )
  }

  private func link(_ header: Header, outer: SuiteWords?) -> LinkedWords {
    library.withLock { $0.link(header.vocabulary, imports: header.imports, outer: outer) }
  }

  /// A vocabulary is never run by itself, but what is wrong with it is reported.
  private func plan(vocabulary decoded: DecodedFile) -> PlannedFile {
    let entry = library.withLock { $0.entry(for: decoded) }
    guard entry.hasErrors else { return PlannedFile(cases: [], diagnostics: []) }
    let rejected = PlannedFile.rejected(path: decoded.file.path, entry.diagnostics)
    return PlannedFile(cases: rejected.cases, diagnostics: [])
  }
}
