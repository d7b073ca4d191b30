package import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioLoading
import ScenarioYAML

/// Writes scenarios from flows of Maestro.
///
/// ```swift
/// let result = MaestroImport(apps: { _ in nil }).scenario(of: "flow.yaml", reading: read)
/// result.files.first?.bytes  // name: ...
/// ```
package struct MaestroImport: Sendable {
  /// Where the flows that a flow runs are written.
  package enum Layout: Sendable {
    /// Into the scenario itself.
    case oneFile

    /// Into a vocabulary each, next to the scenario's file.
    case vocabularies(scenarioName: String)
  }

  package struct File: Sendable {
    /// The name of the file, without its folder.
    package let name: String
    package let bytes: [UInt8]
  }

  /// What came of a flow.
  package struct Result: Sendable {
    /// The files, the scenario's first; none if the flow is invalid.
    package var files: [File] = []

    /// Errors, or warnings about commands without an equivalent.
    package var diagnostics: [Diagnostic] = []

    /// How many warnings there are; the list of diagnostics may leave some out.
    package var gapCount = 0

    package var flowPaths: [String] = []

    /// The values in the flow that no message may show.
    package var secrets: [String] = []

    /// How many characters of variables and copied texts the flows have repeated.
    var repeatedCharacters = 0
  }

  private let layout: Layout

  /// The app of a flow's `appId`; nil if none is known.
  private let app: @Sendable (String) -> ImportedApp?

  private let appNames: [String]

  package init(
    _ layout: Layout,
    appNames: [String],
    app: @escaping @Sendable (String) -> ImportedApp?
  ) {
    self.layout = layout
    self.appNames = appNames
    self.app = app
  }

  /// The scenario of a flow.
  ///
  /// - Parameters:
  ///   - path: The path of the flow.
  ///   - read: Reads a file by its path, relative to the working directory.
  /// - Returns: The files to write, or the errors that prevent them.
  package func scenario(
    of path: String,
    reading read: (String) throws(UndecodableSource) -> SourceFile
  ) -> Result {
    let library = FlowLibrary(startingWith: path, reading: read)
    var result = Result()
    result.secrets = library.flows.values.flatMap(\.writtenSecrets)
    result.diagnostics = library.diagnostics
    result.flowPaths = library.flows.keys.sorted()
    guard let main = library.flows[path] else { return result }
    let app = self.app(main.appID?.text ?? "")
    var finished: [String: TranslatedFlow] = [:]
    for path in library.order.dropLast() {
      guard let flow = library.flows[path] else { continue }
      let taken = finished.values.map(\.name) + [reservedName]
      let name = path.fileName.withoutExtension.asName.numbered(whileTaken: taken.contains)
      finished[path] = flow.translated(for: app, as: name, finished: finished, into: &result)
    }
    var scenario = main.scenario(for: app, finished: finished, into: &result)
    scenario.flows = library.order.compactMap { finished[$0] }
    // What runs a flow that can't be read has no equivalent for that reason alone.
    if !library.diagnostics.isEmpty { result.diagnostics.removeAll { !$0.isError } }
    if result.diagnostics.contains(where: \.isError) { return result }
    scenario.header.note(app, of: main, known: appNames, in: &result)
    do throws(FlowProblems) {
      result.files = try files(of: scenario)
    } catch {
      result.diagnostics = error.diagnostics
    }
    return result
  }

  /// The name that no vocabulary may have, as its file would be the scenario's.
  private var reservedName: String {
    switch layout {
    case .oneFile: ""
    case .vocabularies(let name): name.withoutExtension
    }
  }

  private func files(of scenario: ImportedScenario) throws(FlowProblems) -> [File] {
    switch layout {
    case .oneFile: return [try File(name: "imported.yaml", scenario.linesWithFlows)]
    case .vocabularies(let name):
      var files = [try File(name: name, scenario.lines)]
      for flow in scenario.flows {
        files.append(try File(name: flow.fileName, flow.vocabularyLines(with: scenario.flows)))
      }
      return files
    }
  }
}

extension MaestroImport.File {
  /// The file of some lines, in the standard layout.
  fileprivate init(name: String, _ lines: [String]) throws(FlowProblems) {
    self.name = name
    let file = SourceFile(path: name, text: lines.joined(separator: "\n") + "\n")
    switch ScenarioFormatter.format(file) {
    case .formatted(let formatted): bytes = formatted
    case .invalid(let diagnostics): throw FlowProblems(diagnostics: diagnostics)
    case .refused: bytes = file.bytes
    }
  }
}

extension Flow {
  /// The value of `appId`, or of `url` for web pages.
  var appID: YAMLNode? { header["appId"] ?? header["url"] }

  /// The values of the header's variables whose names say that they are secret.
  fileprivate var writtenSecrets: [String] {
    (header["env"]?.entries.filter { $0.key.text.isLikelySecret } ?? [])
      .map(\.value.text).filter { !$0.isEmpty && !$0.contains("${") }
  }
}

extension String {
  /// The name of a file without what follows its last point.
  var withoutExtension: String {
    guard let point = lastIndex(of: "."), point != startIndex else { return self }
    return String(self[..<point])
  }

  /// The text with `-` in place of what no name may have.
  fileprivate var asName: String {
    let letters = utf8.map { byte in
      byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") ? byte : UInt8(ascii: "-")
    }
    let name = String(decoding: letters, as: UTF8.self)
    return name.utf8.first?.isASCIILetter == true ? name : "flow-\(name)"
  }
}
