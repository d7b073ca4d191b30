import AppModelKit
import ScenarioEvents

/// How an app is launched to be searched: with nothing, with each flag alone, as the suite does, and
/// with each other argument alone, if its value can be made up or found.
struct CrawlLaunches {
  private(set) var all: [(settings: LaunchSettings, loadData: DataLoader)] = []

  /// The maximum number of texts that are typed into a field.
  private static let mostTexts = 6

  /// A text that stands for all others.
  private static let sample = "a"

  /// The texts to type, by the places of fields: those that most scenarios type, and a sample.
  ///
  /// Secret ones come last, because a scenario with one can't be shown.
  private var texts: [String: [String]] = [:]

  init(of runs: [CoveredCase], for file: NewScenarioFile, _ traps: TrapSettings) {
    guard let app = runs.first?.execution.app else { return }
    add(LaunchSettings(), noFiles)
    for argument in app.description.arguments where argument.kind == .flag {
      add(LaunchSettings(arguments: [LaunchSettings.Argument("-\(argument.name)")]), noFiles)
    }
    for run in runs {
      for settings in run.run.launches { add(settings, run.execution.loadData) }
    }
    for argument in app.description.arguments {
      guard let value = argument.kind.sample else { continue }
      let items = ["-\(argument.name)", value].map { LaunchSettings.Argument($0) }
      add(LaunchSettings(arguments: items), noFiles)
    }
    let given = runs.reduce(into: Set<String>()) { $0.formUnion($1.census.arguments) }
    for argument in app.description.arguments
    where argument.kind == .path && !given.contains(argument.name) {
      let settings = file.launches(with: argument).first { settings in
        let starts = traps.guarding(settings.trialKey(in: app)) {
          app.starts(with: settings, reading: file)
        }
        return starts ?? false
      }
      if let settings { add(settings, file.loadData) }
    }
    texts = Self.commonTexts(of: runs)
  }

  private static func commonTexts(of runs: [CoveredCase]) -> [String: [String]] {
    var counts: [String: [String: Int]] = [:]
    for run in runs {
      for (place, typed) in run.census.typedTexts {
        for text in typed { counts[place, default: [:]][text, default: 0] += 1 }
      }
    }
    let secrets = runs.map(\.run).secrets
    return counts.mapValues { counts in
      let common = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .prefix(mostTexts).map(\.key)
      let shown = common.filter { secrets.masking($0) == $0 }
      let rest = common.contains(sample) ? [] : [sample]
      return shown + rest + common.filter { !shown.contains($0) }
    }
  }

  /// The texts to type into a field.
  func texts(for place: String) -> [String] {
    texts[place] ?? [Self.sample]
  }

  private mutating func add(_ settings: LaunchSettings, _ loadData: @escaping DataLoader) {
    let isKnown = all.contains { $0.settings.withoutFiles == settings.withoutFiles }
    if !isKnown { all.append((settings, loadData)) }
  }
}

extension NewScenarioFile {
  /// Launches with an argument that takes a file, one with each data file.
  fileprivate func launches(with argument: LaunchArgument) -> [LaunchSettings] {
    let source = source
    return dataFiles.map { path in
      let items = ["-\(argument.name)", path]
      return LaunchSettings(
        arguments: items.map { LaunchSettings.Argument($0, writtenIn: source) }
      )
    }
  }
}

extension InstalledApp {
  fileprivate func starts(with settings: LaunchSettings, reading file: NewScenarioFile) -> Bool {
    (try? launch(settings, as: LaunchRequest(), loadData: file.loadData)) != nil
  }
}

extension LaunchArgument.Kind {
  /// A value that stands for all others; nil without a value, or if it is a file.
  ///
  /// The duration is short, because scenarios wait only a few seconds for what depends on it.
  fileprivate var sample: String? {
    switch self {
    case .flag, .path: nil
    case .duration: "100ms"
    case .count: "1"
    case .text(let placeholder):
      placeholder.split(separator: ":", omittingEmptySubsequences: false).map { _ in "a" }
        .joined(separator: ":")
    }
  }
}
