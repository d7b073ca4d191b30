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
    guard let conditions = LaunchConditions(of: request),
      !mayRead(filesNamedIn: request.arguments)
    else { return try model.launch(request) }
    if let known = model.launches[conditions] { return try known.get() }
    let outcome = Result { () throws(LaunchFailure) in try model.launch(request) }
    model.launches.keep(outcome, under: conditions)
    return try outcome.get()
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
