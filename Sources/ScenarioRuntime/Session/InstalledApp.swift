package import AppModelKit
import ScenarioModel

/// An app model that scenarios can name, without its type.
package struct InstalledApp: Sendable {
  package typealias Launcher = @Sendable (LaunchRequest) throws(LaunchFailure) -> Launch

  /// What all copies share: descriptions are large, and each planned case names its app.
  private final class Model: Sendable {
    let description: AppDescription
    let launches = KnownLaunches()
    let launcher: Launcher

    init(description: AppDescription, launcher: @escaping Launcher) {
      self.description = description
      self.launcher = launcher
    }

    func launch(
      _ settings: LaunchSettings,
      under circumstances: LaunchCircumstances,
      _ loadData: @escaping DataLoader
    ) throws(LaunchFailure) -> Launch {
      var request = LaunchRequest(
        arguments: settings.arguments.map(\.text),
        environment: settings.environment,
        date: settings.date,
        timing: circumstances.timing,
        loadData: { path, argument throws(DataFault) in
          try loadData(path, settings.arguments[argument].file)
        }
      )
      request.start = circumstances.start
      request.scheduler = circumstances.scheduler
      request.instrument = circumstances.instrument
      return try launcher(request)
    }
  }

  /// When a launch takes place, and what takes part in the run of the app from then on.
  struct LaunchCircumstances {
    let start: Moment
    let timing: DelayTiming
    let scheduler: (any EventScheduler)?
    let instrument: Instrument?

    /// Whether the launch depends on nothing but its settings.
    fileprivate var isUsual: Bool {
      timing == .nominal && scheduler == nil && instrument == nil
    }
  }

  private let model: Model

  package init(
    description: AppDescription,
    launch: @escaping Launcher
  ) {
    model = Model(description: description, launcher: launch)
  }

  /// Wraps a model type.
  package init(_ type: any AppModel.Type) {
    self.init(description: type.description) { request throws(LaunchFailure) in
      try type.launch(request)
    }
  }

  package var description: AppDescription { model.description }

  /// The problems with launch arguments that their literals show.
  func issues(inArguments arguments: [Text]) -> [LaunchArgumentIssue] {
    description.issues(inArguments: arguments.map(\.literal))
  }

  /// Starts the app anew, or says why it can't be started as asked.
  package func launch(_ request: LaunchRequest) throws(LaunchFailure) -> Launch {
    try model.launcher(request)
  }

  /// Starts the app at a moment, as it has started with the same settings if that is known, or says why
  /// it can't be started as asked.
  func launch(
    _ settings: LaunchSettings,
    under circumstances: LaunchCircumstances,
    loadData: @escaping DataLoader
  ) throws(LaunchFailure) -> Launch {
    guard circumstances.isUsual else {
      return try model.launch(settings, under: circumstances, loadData)
    }
    let start = circumstances.start.time
    if let known = model.launches.launch(with: settings, at: start) { return known }
    let launch = try model.launch(settings, under: circumstances, loadData)
    if !mayRead(filesNamedIn: settings.arguments) {
      model.launches.keep(launch, with: settings, at: start)
    }
    return launch
  }

  /// Whether the app may read a file, which may have changed at the next launch.
  private func mayRead(filesNamedIn arguments: [LaunchSettings.Argument]) -> Bool {
    description.arguments.contains { known in
      known.kind.canNameFile && arguments.contains { $0.text.hasSuffix(known.name) }
    }
  }
}

extension LaunchArgument.Kind {
  /// Whether its value can be the path of a file.
  fileprivate var canNameFile: Bool {
    switch self {
    case .path, .text: true
    case .flag, .duration, .count: false
    }
  }
}
