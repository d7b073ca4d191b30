import AppModelKit
import ScenarioDecoding
package import ScenarioDiagnostics
package import ScenarioEvents
import ScenarioModel
package import ScenarioRuntime

/// The text of one scenario file, to be checked or run against the gallery without any disk.
package struct ScenarioText {
  private let file: SourceFile
  private let planner: Planner

  /// - Parameters:
  ///   - yaml: The whole file; without a name at its top, it is a scenario `A` of the gallery.
  ///   - overrides: The variables of the command line.
  ///   - data: What `fromFile` finds.
  ///   - catalog: The apps that it can name.
  ///   - purpose: What it is planned for.
  package init(
    _ yaml: String,
    overrides: [String: String] = [:],
    data: any DataProvider = NoData(),
    catalog: AppCatalog = AppCatalog([.gallery]),
    purpose: PlanPurpose = .run
  ) {
    let isWhole = yaml.hasPrefix("name:") || yaml.hasPrefix("suite:")
    let text = isWhole ? yaml : "name: A\napp: gallery\n" + yaml
    file = SourceFile(path: "test.yaml", text: text)
    planner = Planner(
      catalog: catalog,
      data: data,
      defaults: PlanDefaults(overrides: overrides, purpose: purpose)
    )
  }

  /// A whole file of which nothing is known.
  package init(_ file: SourceFile, catalog: AppCatalog) {
    self.file = file
    planner = Planner(catalog: catalog)
  }

  /// Everything that is found before a run.
  package var report: String { Diagnostic.report(planned.diagnostics) }

  /// What `list` would name.
  package var caseNames: [String] { planned.cases.map(\.identity.name) }

  /// What became of every case of the file.
  package var log: String { records.map(\.log).joined(separator: "\n") }

  /// The first thing that kept a case from passing, in one line.
  package var failure: String? { records.lazy.compactMap(\.problem).first }

  /// The failures that decided the verdicts.
  package var failures: [Failure] {
    records.compactMap { record in
      guard case .ran(let attempts) = record.result else { return nil }
      return attempts.last?.failure?.failure
    }
  }

  /// What became of every case, step by step.
  package var records: [CaseRecord] { records(RunSettings()) }

  /// What became of every case in a run with settings of its own, which may be interrupted.
  package func records(
    _ settings: RunSettings = RunSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> [CaseRecord] {
    planned.cases.map {
      CaseExecution($0, settings: settings, isInterrupted: isInterrupted).record()
    }
  }

  /// The cases of the file, and everything that is found before a run.
  package var planned: PlannedFile {
    planner.plan(PlanSource(ScenarioDecoder.decode(file)))
  }
}

extension PlanSource {
  /// A file that imports nothing.
  fileprivate init(_ decoded: DecodedFile) {
    switch decoded.content {
    case .scenario(let scenario):
      let words = Words(scenario.header)
      self.init(
        file: decoded.file,
        entries: [Entry(scenario, words: words.scope)],
        escapes: decoded.escapes,
        diagnostics: decoded.diagnostics + words.diagnostics
      )
    case .suite(let suite): self.init(suite, decoded)
    case .vocabulary, nil:
      self.init(file: decoded.file, entries: [], diagnostics: decoded.diagnostics)
    }
  }

  private init(_ suite: Suite, _ decoded: DecodedFile) {
    let shared = Words(suite.header)
    var diagnostics = decoded.diagnostics + shared.diagnostics
    let entries = suite.scenarios.map { scenario in
      let words = Words(scenario.header, outer: shared.scope)
      diagnostics += words.diagnostics
      return Entry(scenario.inheriting(from: suite.header), words: words.scope)
    }
    self.init(
      file: decoded.file,
      suite: suite,
      entries: entries,
      escapes: decoded.escapes,
      diagnostics: diagnostics
    )
  }
}

/// The words of one header, and what is wrong with them.
private struct Words {
  let scope: WordScope
  let diagnostics: [Diagnostic]

  init(_ header: Header, outer: WordScope? = nil) {
    scope = WordScope(header.vocabulary, outer: outer)
    diagnostics = VocabularyCheck(header.vocabulary, in: scope).diagnostics()
  }
}

extension InstalledApp {
  /// The gallery, as the tool installs its models.
  package static let gallery = InstalledApp(GalleryApp.self)
}
