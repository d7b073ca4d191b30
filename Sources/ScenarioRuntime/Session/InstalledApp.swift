package import AppModelKit

/// An app model that scenarios can name, without its type.
package struct InstalledApp: Sendable {
  package typealias Launcher = @Sendable (LaunchRequest) throws(LaunchFailure) -> Launch

  /// What all copies share: descriptions are large, and each planned case names its app.
  private final class Model: Sendable {
    let description: AppDescription
    let launch: Launcher
    let launches = KnownLaunches()

    init(description: AppDescription, launch: @escaping Launcher) {
      self.description = description
      self.launch = launch
    }
  }

  private let model: Model

  package init(
    description: AppDescription,
    launch: @escaping Launcher
  ) {
    model = Model(description: description, launch: launch)
  }

  /// A model as it comes from whoever wrote it.
  package init(_ type: any AppModel.Type) {
    self.init(description: type.description) { request throws(LaunchFailure) in
      try type.launch(request)
    }
  }

  package var description: AppDescription { model.description }

  /// Starts the app, or says why it can't be started as asked.
  package func launch(_ request: LaunchRequest) throws(LaunchFailure) -> Launch {
    guard let conditions = LaunchConditions(of: request) else { return try model.launch(request) }
    if let launch = model.launches[conditions] { return launch }
    let launch = try model.launch(request)
    if !mayRead(filesNamedIn: request.arguments) {
      model.launches.keep(launch, under: conditions)
    }
    return launch
  }

  /// Whether the app may read a file, in which something else may stand when it is launched again.
  private func mayRead(filesNamedIn arguments: [String]) -> Bool {
    description.arguments.contains { known in
      known.kind.canNameFile && arguments.contains { $0.hasSuffix(known.name) }
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
