import AppModelKit

/// Launches an app to see whether it can use the data and the numbers that it is given.
struct LaunchTrial {
  private let app: InstalledApp
  private let traps: TrapSettings
  private let loadData: DataLoader

  /// The launch that was tried first, the only one of most scenarios: to hash it takes 1 % of `check`.
  private var first: (settings: LaunchSettings, failure: LaunchFailure?)?

  /// The other launches that were tried, as rows are often alike.
  private var failures: [LaunchSettings: LaunchFailure?] = [:]

  init(of app: InstalledApp, after traps: TrapSettings, loadData: @escaping DataLoader) {
    self.app = app
    self.traps = traps
    self.loadData = loadData
  }

  /// The reason why the app can't start.
  ///
  /// Flags alone never prevent it.
  mutating func failure(of settings: LaunchSettings) -> LaunchFailure? {
    guard settings.state != nil || app.description.takesValue(among: settings.arguments) else {
      return nil
    }
    guard let first else {
      let failure = launch(settings)
      first = (settings, failure)
      return failure
    }
    if first.settings == settings { return first.failure }
    if let known = failures[settings] { return known }
    let failure = launch(settings)
    failures[settings] = .some(failure)
    return failure
  }

  private func launch(_ settings: LaunchSettings) -> LaunchFailure? {
    do throws(LaunchFailure) {
      let warnings = try traps.guarding(settings.trialKey(in: app)) { () throws(LaunchFailure) in
        var session = InProcessSession(app, loadData: loadData)
        return try session.launch(settings)
      }
      return warnings == nil ? LaunchFailure("the app crashes: its model traps") : nil
    } catch {
      return error
    }
  }
}

extension LaunchSettings.Argument {
  /// Whether it is a name, with or without its hyphen.
  fileprivate func names(_ name: String) -> Bool {
    switch text.utf8.count - name.utf8.count {
    case 0: text == name
    case 1: text.utf8.first == UInt8(ascii: "-") && text.utf8.dropFirst().elementsEqual(name.utf8)
    default: false
    }
  }
}

extension AppDescription {
  /// Whether a value follows one of some launch arguments.
  fileprivate func takesValue(among items: [LaunchSettings.Argument]) -> Bool {
    arguments.contains { argument in
      argument.kind != .flag && items.contains { $0.names(argument.name) }
    }
  }
}
