import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

/// Makes a suite of files that are added in the order of the plan.
///
/// It keeps only the part of most files that selection, order and reports need before the run.
struct SuiteBuilder {
  private let planner: FilePlanner
  private let workspace: Workspace
  private let secrets: Secrets
  private let mayHoldLinks: Bool
  private let keeping: PlanKeeping

  /// The bytes of the files whose plans are kept.
  private var keptBytes = 0
  private var cases: [PlannedCase] = []
  private var files: [File] = []
  private var vocabularyCount = 0

  /// The data files that the files or the configuration name, without symbolic links.
  private var dataFiles: Set<PathKey>

  /// The data files that the files have apps read.
  private var launchFiles: Set<PathKey> = []

  private struct File {
    let path: String

    /// Whether it is a scenario, a suite or a vocabulary, sound or not.
    let hasKind: Bool
    let caseCount: Int
    let diagnostics: [Diagnostic]

    /// The problems of the files that this one is the first to import.
    let importDiagnostics: [Diagnostic]

    /// Whether nothing is wrong, as with nearly every file.
    var isSound: Bool { diagnostics.isEmpty && importDiagnostics.isEmpty }
  }

  init(
    _ planner: FilePlanner,
    in workspace: Workspace,
    for discovery: FileDiscovery,
    keeping: PlanKeeping
  ) {
    self.planner = planner
    mayHoldLinks = discovery.mayHoldLinks
    self.workspace = workspace
    secrets = planner.defaults.secrets
    self.keeping = keeping
    dataFiles = planner.paths(of: planner.defaults.header.dataSources)
  }

  mutating func add(_ file: ReadFile) {
    workspace.dependencyRecorder?.note(file.path)
    if file.isVocabulary { vocabularyCount += 1 }
    if !file.dataSources.isEmpty { dataFiles.formUnion(planner.paths(of: file.dataSources)) }
    launchFiles.formUnion(planner.paths(of: file.launchData))
    let planned = plan(file).advised(in: workspace).masked(by: secrets)
    cases += planned.cases(in: workspace).carrying(planner.defaults.overrides)
    files.append(
      File(
        path: file.path,
        hasKind: file.hasKind,
        caseCount: planned.cases.count,
        diagnostics: planned.diagnostics,
        importDiagnostics: planner.takeUnreported().map { $0.masked(by: secrets) }
      )
    )
  }

  private mutating func plan(_ file: ReadFile) -> PlannedFile {
    switch file.outcome {
    case .failure(let error): return .rejected(path: file.path, [error.diagnostic])
    case .success(let file):
      let decoded = hidingUnreadLines(of: file)
      guard keeping.hasRoom(beside: keptBytes) else { return deferred(decoded) }
      keptBytes += decoded.file.bytes.count
      return planner.plan(decoded)
    }
  }

  /// What the configuration lists is as unknown in a file that can't be read as what it lists itself.
  private func hidingUnreadLines(of decoded: DecodedFile) -> DecodedFile {
    let configuration = planner.defaults.header
    guard !decoded.diagnostics.isEmpty, !configuration.secrets.isEmpty,
      decoded.file.mayHoldSecrets(listedBy: configuration)
    else { return decoded }
    return decoded.hidingUnreadLines
  }

  /// A file whose plan is dropped once it is checked.
  private func deferred(_ decoded: DecodedFile) -> PlannedFile {
    if case .none = keeping { return planner.plan(decoded).unrunnable }
    let (planned, fingerprint) = planner.planWithFingerprint(decoded)
    let (planner, path) = (planner, decoded.file.path)
    return planned.deferred(path: path) { () throws(PlanChange) in
      try planner.planAgain(path, fingerprint)
    }
  }

  /// The suite of all files.
  ///
  /// A file without a kind is no scenario file if others name it as data or let an app read it.
  func suite() -> LoadedSuite {
    let namedFiles = dataFiles.union(launchFiles)
    let data = files.map { file in
      !file.hasKind && !namedFiles.isEmpty
        && namedFiles.contains(FileSystem.key(of: file.path))
    }
    var cases = data.contains(true) ? cases(except: data) : cases
    cases.carryErrors(ofImportsBy: importErrors)
    return LoadedSuite(
      plan: RunPlan(cases: cases),
      diagnostics: diagnostics(except: data),
      vocabularyCount: vocabularyCount,
      files: SuiteFiles(
        found: files.map(\.path),
        mayHoldLinks: mayHoldLinks,
        named: namedFiles.union(planner.pathsReadForImports)
      )
    )
  }

  /// The errors of imported files, by the first file that imports them.
  private var importErrors: [PathKey: [Diagnostic]] {
    var errors: [PathKey: [Diagnostic]] = [:]
    for file in files where file.importDiagnostics.contains(where: \.isError) {
      errors[PathKey(file.path)] = file.importDiagnostics.filter(\.isError)
    }
    return errors
  }

  private func cases(except isData: [Bool]) -> [PlannedCase] {
    var kept: [PlannedCase] = []
    var rest = cases[...]
    for (file, isData) in zip(files, isData) {
      if !isData { kept += rest.prefix(file.caseCount) }
      rest = rest.dropFirst(file.caseCount)
    }
    return kept
  }

  private func diagnostics(except isData: [Bool]) -> [Diagnostic] {
    if files.allSatisfy(\.isSound) { return [] }
    var all: [Diagnostic] = []
    var order = FileOrder(files.map(\.path))
    for (file, isData) in zip(files, isData) {
      let own = (isData ? [] : file.diagnostics) + file.importDiagnostics
      order.visit(file.path, own)
      all += own
    }
    return all.inReportingOrder(ofFiles: order.paths)
  }
}

extension PlannedFile {
  /// The file's cases, with paths that do not depend on the working directory.
  fileprivate func cases(in workspace: Workspace) -> [PlannedCase] {
    guard let path = cases.first?.identity.file else { return [] }
    let lasting = workspace.pathFromRoot(path)
    guard lasting != path else { return cases }
    return cases.map { planned in
      var planned = planned
      planned.identity.fileFromRoot = lasting
      return planned
    }
  }
}

extension [PlannedCase] {
  /// The cases; those that can't be run get all variables of the command line, because it is not known
  /// which ones they use.
  fileprivate func carrying(_ variables: [String: String]) -> [PlannedCase] {
    guard !variables.isEmpty, contains(where: \.isRejected) else { return self }
    return map { planned in
      var planned = planned
      if planned.isRejected { planned.identity.givenVariables = variables.keys.sorted() }
      return planned
    }
  }

  /// Adds to the cases of files that can't be run what is wrong with the files that they import,
  /// unless cases of these files say so: no report lacks the cause.
  fileprivate mutating func carryErrors(ofImportsBy importers: [PathKey: [Diagnostic]]) {
    if importers.isEmpty { return }
    let carried = flatMap(\.rejection)
    for index in indices {
      let path = self[index].identity.file
      let errors = importers[PathKey(path)]?.subtracting(carried)
      guard let errors, self[index].isRejected else { continue }
      let all = (self[index].rejection + errors).inReportingOrder(ofFiles: [path])
      self[index].action = .reject(all)
    }
  }
}

extension Header {
  /// The data files that variables are read from.
  fileprivate var dataSources: [DataSource] {
    variables.loaded.compactMap { variable in
      guard case .file(let source) = variable.source else { return nil }
      return source
    }
  }
}

/// The order of files in reports: the order of the plan, with a file that is only imported after
/// the first file that imports it.
struct FileOrder {
  private(set) var paths: [String] = []
  private let planned: Set<PathKey>

  init(_ files: [String]) { planned = Set(files.map(PathKey.init)) }

  mutating func visit(_ path: String, _ diagnostics: [Diagnostic]) {
    paths.append(path)
    paths += diagnostics.compactMap(\.path).filter { !planned.contains(PathKey($0)) }
  }
}

/// Which plans a suite keeps between checking its files and running them.
///
/// A plan that is not kept is dropped once it is checked, and made again from its file when its turn
/// to run comes. So a suite of any size needs little more memory than its test cases' names.
package enum PlanKeeping: Sendable {
  /// Keeps nothing, for commands that run nothing.
  case none

  /// Keeps the plans of the first files, up to this total size of their YAML.
  case upTo(fileBytes: Int)

  /// Room for some 10,000 scenarios of fourteen steps.
  ///
  /// A plan takes about 14 bytes for each byte of its file, as measured with valgrind's massif.
  package static let usual = PlanKeeping.upTo(fileBytes: 6 << 20)

  /// For commands that use every plan, or one plan several times.
  package static let all = PlanKeeping.upTo(fileBytes: .max)

  /// Whether another plan can be kept, if the files of the kept plans have this total size.
  func hasRoom(beside keptBytes: Int) -> Bool {
    switch self {
    case .none: false
    case .upTo(let fileBytes): keptBytes < fileBytes
    }
  }
}
