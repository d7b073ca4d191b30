import ScenarioDecoding
package import ScenarioDiagnostics
import ScenarioModel
package import ScenarioRuntime
import Synchronization

/// Links and plans files, and plans them again when they are run if their plans were released.
///
/// It is a class with a lock because files are planned again on any thread, with the vocabularies
/// that were read when they were checked.
package final class FilePlanner: Sendable {
  let defaults: PlanDefaults
  private let workspace: Workspace
  private let planner: Planner
  private let library: Mutex<VocabularyLibrary>
  private let data = DataLibrary()

  package init(
    catalog: AppCatalog,
    workspace: Workspace,
    defaults: PlanDefaults,
    edited: [SourceFile] = []
  ) {
    self.workspace = workspace
    self.defaults = defaults
    planner = Planner(
      catalog: catalog,
      data: DataFiles(workspace: workspace, library: data),
      defaults: defaults
    )
    library = Mutex(VocabularyLibrary(workspace: workspace, edited: edited))
  }

  /// The paths of those data files that exist, without symbolic links.
  func paths(of sources: [DataSource]) -> Set<PathKey> {
    Set(
      sources.compactMap { source in
        let path = try? workspace.resolve(source.path.value, writtenIn: source.path.span.file.path)
        return path.flatMap(FileSystem.resolved).map(PathKey.init)
      }
    )
  }

  /// The problems of imported files that were read since the last call, each file once.
  func takeUnreported() -> [Diagnostic] { library.withLock { $0.takeUnreported() } }

  /// The paths of the files that were imported and of the data that they have apps read, without
  /// symbolic links.
  var pathsReadForImports: Set<PathKey> {
    library.withLock { $0.paths.union(paths(of: $0.launchData)) }
  }

  /// Plans a file, by the planner that is given if another one is to read its data.
  func plan(_ decoded: DecodedFile, by other: Planner? = nil) -> PlannedFile {
    let planner = other ?? planner
    return switch decoded.content {
    case .scenario(let scenario): planner.plan(source(of: scenario, decoded))
    case .suite(let suite): planner.plan(source(of: suite, decoded))
    case .vocabulary: plan(vocabulary: decoded)
    case nil: .rejected(path: decoded.file.path, decoded.diagnostics)
    }
  }

  /// Plans a file, and returns a fingerprint of everything that was read for it.
  func planWithFingerprint(_ decoded: DecodedFile) -> (PlannedFile, FileFingerprint) {
    planWithFingerprint(decoded, by: data)
  }

  private func planWithFingerprint(
    _ decoded: DecodedFile,
    by data: DataLibrary
  ) -> (PlannedFile, FileFingerprint) {
    let account = DataAccount()
    let planner = planner.reading(DataFiles(workspace: workspace, account: account, library: data))
    let planned = plan(decoded, by: planner)
    let text = ContentFingerprint(of: decoded.file.bytes)
    return (planned, FileFingerprint(text: text, data: account.fingerprint))
  }

  /// Plans a file again; a file that has changed since it was checked is not run.
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

  private func source(of scenario: Scenario, _ decoded: DecodedFile) -> PlanSource {
    let words = link(scenario.header, outer: nil)
    return PlanSource(
      file: decoded.file,
      entries: [PlanSource.Entry(scenario, words: words.scope)],
      escapes: decoded.escapes,
      diagnostics: decoded.diagnostics + words.diagnostics,
      // A part that could not be read may use what nothing else does.
      unusedImports: decoded.hasErrors
        ? [] : UnusedImports(words.files).diagnostics(for: [scenario])
    )
  }

  private func source(of suite: Suite, _ decoded: DecodedFile) -> PlanSource {
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
    return PlanSource(
      file: decoded.file,
      suite: suite,
      entries: entries,
      escapes: decoded.escapes,
      diagnostics: diagnostics,
      unusedImports: decoded.hasErrors ? [] : unusedImports
    )
  }

  private func link(_ header: Header, outer: SuiteWords?) -> LinkedWords {
    library.withLock { $0.link(header.vocabulary, imports: header.imports, outer: outer) }
  }

  /// A vocabulary is never run by itself, but its problems are reported.
  private func plan(vocabulary decoded: DecodedFile) -> PlannedFile {
    let entry = library.withLock { $0.entry(for: decoded) }
    guard entry.hasErrors else { return PlannedFile(cases: [], diagnostics: []) }
    let rejected = PlannedFile.rejected(path: decoded.file.path, entry.diagnostics)
    return PlannedFile(cases: rejected.cases, diagnostics: [])
  }
}
