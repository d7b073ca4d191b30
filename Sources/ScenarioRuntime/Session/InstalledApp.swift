package import AppModelKit

/// An app model that scenarios can name, without its type.
package struct InstalledApp: Sendable {
  package typealias Launcher = @Sendable (LaunchRequest) throws(LaunchFailure) -> Launch

  /// What all copies share: descriptions are large, and each planned case names its app.
  private final class Model: Sendable {
    let description: AppDescription
    let launch: Launcher

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
    try model.launch(request)
  }
}
