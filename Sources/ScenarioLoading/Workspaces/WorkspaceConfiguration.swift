package import ScenarioDecoding
package import ScenarioDiagnostics
package import ScenarioEvents
package import ScenarioModel
package import ScenarioRuntime
import Suggestions

/// `rehearse.yaml` as the commands use it: paths as seen from the working directory.
package struct WorkspaceConfiguration {
  package let configuration: Configuration
  let diagnostics: [Diagnostic]

  /// The path of the file itself, if there is one.
  package let ownPath: String?
  let folder: String
  private let file: SourceFile?

  /// Reads the file at the workspace's root; without one nothing is configured.
  package init(of workspace: Workspace) {
    folder = workspace.shownRoot
    let path = workspace.configurationPath
    let isThere = FileSystem.isPresent(path)
    ownPath = isThere ? path : nil
    guard isThere else {
      diagnostics = Self.misspelt(in: workspace)
      (configuration, file) = (Configuration(), nil)
      return
    }
    do {
      let file = try SourceFile.read(path)
      let decoded = ConfigurationDecoder.decode(file)
      self.file = file
      configuration = decoded.configuration.findingPrograms(from: workspace.root)
      let found =
        decoded.diagnostics + Self.malformedTags(decoded.configuration)
        + Self.unknownSecrets(decoded.configuration.header).apart(from: decoded.diagnostics)
      let secrets = decoded.configuration.header.writtenSecrets
      diagnostics = found.map { $0.masked(by: secrets) }.inReportingOrder(ofFiles: [path])
    } catch {
      (configuration, diagnostics, file) = (Configuration(), [error.diagnostic], nil)
    }
  }

  /// What to say of a configuration that is not read because of its name.
  private static func misspelt(in workspace: Workspace) -> [Diagnostic] {
    guard let path = workspace.misspeltConfigurationPath else { return [] }
    return [Diagnostic(.misspeltConfiguration(), severity: .warning, at: .file(path: path))]
  }

  private static func malformedTags(_ configuration: Configuration) -> [Diagnostic] {
    (configuration.includedTags + configuration.excludedTags).compactMap { text in
      do throws(TagExpression.Problem) {
        _ = try TagExpression(text.value)
        return nil
      } catch {
        return Diagnostic(.malformedTagExpression(text.value, error.text), at: text.span)
      }
    }
  }

  /// What scenarios take over from the file; nil without one.
  package var header: Header? { ownPath == nil ? nil : configuration.header }

  package func problems(among catalog: AppCatalog) -> [Diagnostic] {
    guard let path = ownPath else { return diagnostics }
    let unknown = unknownApps(among: catalog.adding(configuration.apps)) + unknownPlaces
    guard !unknown.isEmpty else { return diagnostics }
    let masked = unknown.map { $0.masked(by: writtenSecrets) }
    return (diagnostics + masked).inReportingOrder(ofFiles: [path])
  }

  private func unknownApps(among catalog: AppCatalog) -> [Diagnostic] {
    guard let app = configuration.header.app, catalog[app.value] == nil,
      !configuration.writtenAppNames.contains(app.value)
    else { return [] }
    return [
      Diagnostic(
        .unknownApp(app.value),
        at: app.span,
        suggestion: Diagnostic.suggestion(unlike: app.value, known: catalog.names, "apps")
      )
    ]
  }

  /// The names after `on` and within `drivers` that are no places.
  private var unknownPlaces: [Diagnostic] {
    let browsers = PlaceDescription.browserNames
    let wanted = [configuration.place].compactMap(\.self).filter { !placeNames.contains($0.value) }
    let driven = configuration.drivers.map(\.name).filter { !browsers.contains($0.value) }
    let taken = configuration.devices.map(\.name).filter { standardPlaceNames.contains($0.value) }
    return wanted.map { Diagnostic(unknownPlace: $0, among: placeNames) }
      + driven.map { Diagnostic(unknownPlace: $0, among: browsers) }
      + taken.map { Diagnostic(.takenPlaceName($0.value), at: $0.span) }
  }

  private var standardPlaceNames: [String] {
    [PlaceDescription.modelName] + PlaceDescription.browserNames
  }

  /// The names of the places that can run test cases.
  package var placeNames: [String] {
    standardPlaceNames
      + configuration.devices.map(\.name.value).filter { !standardPlaceNames.contains($0) }
  }

  /// Reports secrets of the configuration that it does not define, so that a misspelling shows at
  /// once.
  private static func unknownSecrets(_ header: Header) -> [Diagnostic] {
    let known = header.variables.names
    return header.secrets.filter { !known.contains($0.value) }.map { secret in
      Diagnostic(
        .unknownSecret(secret.value),
        at: secret.span,
        suggestion: didYouMean(secret.value, among: known.sorted())
          ?? "define it in 'variables', where '--var' can give it another value"
      )
    }
  }

  /// The settings in the file, with their places.
  package var entries: [ConfigurationEntry] { file.map(ConfigurationEntry.all) ?? [] }

  /// Whether the file may list secrets, be they readable or not.
  package var mayListSecrets: Bool {
    file.map { String(decoding: $0.bytes, as: UTF8.self).contains("secrets") } ?? (ownPath != nil)
  }

  /// The literal texts of the secrets that it lists.
  package var writtenSecrets: Secrets { configuration.header.writtenSecrets }

  package var paths: [String] { configuration.paths.map { shown($0.value) } }

  package var jobs: Int? { configuration.jobs?.value }

  package var sourceURL: SourceURL? { configuration.sourceURL }

  package func reportPath(_ format: ReportKey) -> Located<String>? {
    configuration.reports.first { $0.format.value == format.rawValue }.map { request in
      Located(
        shownReport(request.path.value),
        span: writtenSecrets.masking(lineOf: request.path.span)
      )
    }
  }

  /// The path of a report; that of a file with the name '-' is not the word that others use.
  private func shownReport(_ path: String) -> String {
    let shown = shown(path)
    if path == "-" { return path }
    // The slash says that the path is one of a folder.
    if path.hasSuffix("/"), !shown.hasSuffix("/") { return shown + "/" }
    return shown == "-" ? "./-" : shown
  }

  /// Where each tag is written that the file chooses by.
  package var tagPlaces: [String: SourceSpan] {
    var places: [String: SourceSpan] = [:]
    for text in configuration.includedTags + configuration.excludedTags {
      let span = writtenSecrets.masking(lineOf: text.span)
      let names = (try? TagExpression(text.value))?.names ?? []
      for name in names where places[name] == nil { places[name] = span }
    }
    return places
  }

  package var includedTags: [TagExpression] { expressions(configuration.includedTags) }

  package var excludedTags: [TagExpression] { expressions(configuration.excludedTags) }

  private func expressions(_ texts: [Located<String>]) -> [TagExpression] {
    texts.compactMap { try? TagExpression($0.value) }
  }

  func shown(_ path: String) -> String {
    path.isAbsolutePath ? path : folder.appendingPath(path).normalisedPath
  }
}

extension Diagnostic {
  fileprivate init(unknownPlace name: Located<String>, among known: [String]) {
    self.init(
      .unknownPlace(name.value),
      at: name.span,
      suggestion: Self.suggestion(unlike: name.value, known: known, "places")
    )
  }
}

extension WorkspaceConfiguration {
  /// Resolves the paths of the configuration; at least one is required.
  package func scenarioPaths() throws(PathProblem) -> [ScenarioPath] {
    if paths.isEmpty { throw ownPath == nil ? .noWorkspace : .noPath }
    do throws(PathProblem) {
      return try ScenarioPath.all(paths)
    } catch {
      throw placing(error)
    }
  }

  /// The same problem, with paths that lead nowhere shown where they are written.
  package func placing(_ problem: PathProblem) -> PathProblem {
    guard case .missing(let missing) = problem else { return problem }
    let written = configuration.paths.filter { missing.contains(shown($0.value)) }
    let secrets = configuration.header.writtenSecrets
    return .configured(written.map { missingPath($0).masked(by: secrets) })
  }

  private func missingPath(_ path: Located<String>) -> Diagnostic {
    Diagnostic(
      .missingPath(path.value),
      at: path.span,
      suggestion: PathSuggestions().nearest(to: path.value, in: folder, for: .scenarios).map {
        "did you mean '\(VisibleText.escaping($0))'?"
      }
    )
  }
}

extension Selection {
  package init(tagsOf configuration: WorkspaceConfiguration) {
    self.init(
      tags: .any(of: configuration.includedTags),
      excludedTags: .any(of: configuration.excludedTags)
    )
  }
}

extension Configuration {
  /// The configuration with absolute paths of browsers and drivers.
  ///
  /// Paths that are relative to the file would mean something else in another working directory. A name
  /// without a slash stays, because it is searched for in `PATH`.
  func findingPrograms(from folder: String) -> Configuration {
    var found = self
    found.drivers = drivers.map { driver in
      var driver = driver
      driver.command = driver.command?.program(from: folder)
      driver.browser = driver.browser?.program(from: folder)
      return driver
    }
    return found
  }
}

extension String {
  fileprivate func program(from folder: String) -> String {
    isAbsolutePath || !contains("/") ? self : folder.appendingPath(self).normalisedPath
  }
}
