package import AppModelKit
package import ScenarioModel

/// An app that scenarios can name: an app model without its type, a web page, an app on devices, or
/// several of them.
package struct InstalledApp: Sendable {
  package typealias Launcher = @Sendable (LaunchRequest) throws(LaunchFailure) -> Launch

  /// The storage that copies share: descriptions are large, and each planned case names its app.
  private final class Model: Sendable {
    let description: AppDescription
    let launches = KnownLaunches()
    let launcher: Launcher?
    let web: WebApp?
    let device: DeviceApp?

    init(
      description: AppDescription,
      launcher: Launcher?,
      web: WebApp? = nil,
      device: DeviceApp? = nil
    ) {
      self.description = description
      self.launcher = launcher
      self.web = web
      self.device = device
    }
  }

  private let model: Model

  private init(_ model: Model) { self.model = model }

  package init(description: AppDescription, launch: @escaping Launcher) {
    model = Model(description: description, launcher: launch)
  }

  /// Wraps a model type.
  package init(_ type: any AppModel.Type) {
    self.init(description: type.description) { request throws(LaunchFailure) in
      try type.launch(request)
    }
  }

  /// An app that is only a web page.
  package init(_ web: WebApp) { self.init(ConfiguredApp(name: web.name, web: web)) }

  /// An app without a model.
  package init(_ app: ConfiguredApp) {
    self.init(
      Model(description: AppDescription(of: app), launcher: nil, web: app.web, device: app.device)
    )
  }

  /// The app with a web page or an installed app besides its model.
  package func adding(_ app: ConfiguredApp) -> InstalledApp {
    InstalledApp(
      Model(description: description, launcher: model.launcher, web: app.web, device: app.device)
    )
  }

  package var description: AppDescription { model.description }

  /// Whether there is an app model; without one the app runs only in a browser or on a device.
  package var hasModel: Bool { model.launcher != nil }

  /// The web page that the app is in a browser.
  package var web: WebApp? { model.web }

  /// The installed app that the app is on a device.
  package var device: DeviceApp? { model.device }

  /// The known problems of launch arguments.
  ///
  /// Only models declare their arguments.
  func issues(inArguments arguments: [String?]) -> [LaunchArgumentIssue] {
    hasModel ? description.issues(inArguments: arguments) : []
  }

  /// Starts the app anew, or says why it can't be started as asked.
  package func launch(_ request: LaunchRequest) throws(LaunchFailure) -> Launch {
    guard let launcher = model.launcher else { throw .withoutModel(description.name) }
    return try launcher(request)
  }

  /// Starts the app as it has started with the same settings, if that is known.
  ///
  /// - Parameters:
  ///   - settings: The settings that the scenario starts the app with.
  ///   - request: When the launch takes place, and what takes part in the run of the app.
  ///   - loadData: Reads the files that the arguments name.
  /// - Returns: The running app.
  /// - Throws: Why it can't be started as asked.
  func launch(
    _ settings: LaunchSettings,
    as request: LaunchRequest,
    loadData: @escaping DataLoader
  ) throws(LaunchFailure) -> Launch {
    let dependsOnSettingsAlone = request.dependsOnSettingsAlone
    let start = request.start.time
    if dependsOnSettingsAlone, let known = model.launches.launch(with: settings, at: start) {
      return known
    }
    let launch = try launch(settings.filled(into: request, loadData))
    if dependsOnSettingsAlone, !mayRead(filesNamedIn: settings.arguments) {
      model.launches.keep(launch, with: settings, at: start)
    }
    return launch
  }

  /// Whether the app may read a file, which may have changed at the next launch.
  private func mayRead(filesNamedIn arguments: [LaunchSettings.Argument]) -> Bool {
    description.arguments.contains { known in
      known.kind.isText && arguments.contains { $0.text.hasSuffix(known.name) }
    }
  }
}

extension LaunchRequest {
  fileprivate var dependsOnSettingsAlone: Bool {
    timing == .nominal && scheduler == nil && instrument == nil
  }
}

extension AppDescription {
  /// The description of an entry of `apps`.
  fileprivate init(of app: ConfiguredApp) {
    let screens = (app.web?.screens.map(\.name) ?? []) + (app.device?.screens.map(\.name) ?? [])
    let transitions = app.web?.transitions ?? app.device?.transitions ?? []
    self.init(
      name: app.name.value,
      summary: app.summary,
      screens: screens.distinct,
      transitions: transitions.map(\.name).distinct + [AppDescription.backTransition]
    )
  }
}

extension ConfiguredApp {
  /// A description of the app in one line.
  fileprivate var summary: String {
    if let written = web?.summary ?? device?.summary { return written }
    if let web { return "The web page \(web.address.value)" }
    let identifiers = DevicePlatform.allCases.compactMap { device?.identifiers[$0] }.distinct
    return "The app \(identifiers.joined(separator: ", ")) on devices"
  }
}

extension LaunchFailure {
  fileprivate static func withoutModel(_ name: String) -> LaunchFailure {
    LaunchFailure(
      "the app '\(name)' has no app model",
      suggestion: "run it in a browser or on a device"
    )
  }
}
