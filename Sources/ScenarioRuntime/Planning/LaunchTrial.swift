import AppModelKit
import Synchronization

/// Launches an app to see whether it can use the data and the numbers that it is given.
struct LaunchTrial {
  private let app: InstalledApp
  private let loadData: DataLoader

  /// The launches of this scenario that read files, whose places depend on who names them.
  private var failures: [LaunchSettings: LaunchFailure?] = [:]

  /// The launches of all scenarios that read none.
  private let memory: LaunchMemory

  init(of app: InstalledApp, memory: LaunchMemory, loadData: @escaping DataLoader) {
    self.app = app
    self.memory = memory
    self.loadData = loadData
  }

  /// What keeps the app from starting; flags alone never do.
  mutating func failure(of settings: LaunchSettings) -> LaunchFailure? {
    guard app.description.takesValue(among: settings.arguments) else { return nil }
    let launch = LaunchMemory.Launch(app: app.description.name, settings: settings.withoutFiles)
    if let known = memory[launch] ?? failures[settings] { return known }
    let reading = ReadingNotice()
    let failure = self.failure(of: settings, noticing: reading)
    if reading.hasHappened { failures[settings] = .some(failure) } else { memory[launch] = failure }
    return failure
  }

  private func failure(
    of settings: LaunchSettings,
    noticing reading: ReadingNotice
  ) -> LaunchFailure? {
    let loadData = loadData
    var session = InProcessSession(app) { path, origin throws(DataFault) in
      reading.notice()
      return try loadData(path, origin)
    }
    do throws(LaunchFailure) {
      _ = try session.launch(settings)
      return nil
    } catch {
      return error
    }
  }
}

/// Whether an app asked for a file while it was launched.
private final class ReadingNotice: Sendable {
  private let flag = Atomic(false)

  var hasHappened: Bool { flag.load(ordering: .relaxed) }

  func notice() { flag.store(true, ordering: .relaxed) }
}

extension LaunchSettings {
  /// The same for whoever gives it.
  fileprivate var withoutFiles: LaunchSettings {
    var settings = self
    settings.arguments = arguments.map { Argument($0.text) }
    return settings
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
  /// Whether one of some launch arguments has a value behind it.
  fileprivate func takesValue(among items: [LaunchSettings.Argument]) -> Bool {
    arguments.contains { argument in
      argument.kind != .flag && items.contains { $0.names(argument.name) }
    }
  }
}
