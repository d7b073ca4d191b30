package import ScenarioEvents
package import ScenarioModel

/// A place outside this process that runs apps, such as a browser that was started for the run, or a
/// device.
package protocol RemotePlace: Sendable {
  associatedtype Session: AppSession

  /// The description of the place in reports.
  var description: PlaceDescription { get }

  /// What to say before the run.
  var warnings: [String] { get }

  /// How many test cases can run there at the same time; nil without a limit.
  var greatestJobCount: Int? { get }

  /// Makes a session for one attempt of a test case.
  ///
  /// Nothing is launched yet, and the app must be known there. While the session waits, it asks
  /// whether the run is to end.
  func makeSession(
    for app: InstalledApp,
    isInterrupted: @escaping @Sendable () -> Bool
  ) -> Session

  /// Whether the scenario's clock is the app's there, rather than the machine's.
  func hasVirtualTime(for app: InstalledApp) -> Bool

  /// Ends all processes that were started for the place.
  func close()
}

extension RemotePlace {
  package var greatestJobCount: Int? { nil }

  package func hasVirtualTime(for app: InstalledApp) -> Bool { false }
}

/// Opens the places that are not in this process.
package protocol PlaceProvider: Sendable {
  /// Starts everything that a place needs, including the servers of apps.
  func open(_ request: PlaceRequest) throws(PlaceProblem) -> any RemotePlace

  /// The programs for each place that a configuration allows. Starts each browser once, to see that
  /// it works.
  func survey(_ configuration: Configuration) -> [PlaceSurvey]
}

/// The programs on this machine, or the server, for a place.
package struct PlaceSurvey: Sendable {
  package let name: String

  /// What was found, each with its path or address and its version.
  package let programs: [(path: String, version: String)]

  /// How long the browser took to start; nil if it was not started.
  package let startTime: Duration?

  /// The problems that prevent running test cases there.
  package let problems: [PlaceProblem]

  package init(
    _ name: String,
    programs: [(path: String, version: String)],
    startTime: Duration? = nil,
    problems: [PlaceProblem]
  ) {
    self.name = name
    self.programs = programs
    self.startTime = startTime
    self.problems = problems
  }
}

/// The settings of a run for a place.
package struct PlaceRequest: Sendable {
  package let name: String

  /// The place's programs as configured in `rehearse.yaml`, if any.
  package var settings: DriverSettings?

  /// The device that the place is; nil for a browser.
  package var device: DeviceRequest?

  /// Whether the browser shows its window.
  package var isHeaded = false

  /// Whether the app stays open after a failed test case.
  package var keepsFailures = false

  /// The apps whose servers are started.
  package let apps: [InstalledApp]

  /// The working directory of the servers.
  package let folder: String

  /// Whether to stop waiting for a server, because the run was interrupted.
  package var isInterrupted: @Sendable () -> Bool = { false }

  package init(_ name: String, for apps: [InstalledApp], in folder: String) {
    self.name = name
    self.apps = apps
    self.folder = folder
  }
}

/// The places that run test cases.
package struct RunPlaces: Sendable {
  package enum Place: Sendable {
    case model
    case remote(any RemotePlace)

    /// The name on the command line and in reports.
    package var name: String {
      switch self {
      case .model: PlaceDescription.modelName
      case .remote(let place): place.description.name
      }
    }

    /// How many test cases can run there at the same time; nil without a limit.
    fileprivate var greatestJobCount: Int? {
      switch self {
      case .model: nil
      case .remote(let place): place.greatestJobCount
      }
    }

    /// Whether an app has the machine's time there.
    fileprivate func hasRealTime(for app: InstalledApp) -> Bool {
      switch self {
      case .model: false
      case .remote(let place): !place.hasVirtualTime(for: app)
      }
    }

    /// Whether two runs of a test case can differ.
    package var isRemote: Bool { if case .remote = self { true } else { false } }
  }

  /// The places that the user asked for; empty to use each app's own.
  private let wanted: [Place]

  /// The place of apps without a model, if the user asked for no place.
  private let fallback: Place

  /// Each app on its model.
  package static let models = RunPlaces(wanted: [])

  /// - Parameters:
  ///   - wanted: The places that run every test case; empty to use each app's own.
  ///   - fallback: The place of apps without a model, if no place is wanted.
  package init(wanted: [Place], fallback: Place = .model) {
    self.wanted = wanted
    self.fallback = fallback
  }

  /// The places that run the test cases of an app; at least one.
  package func places(for app: InstalledApp) -> [Place] {
    if !wanted.isEmpty { return wanted }
    return [app.hasModel ? .model : fallback]
  }

  /// How many of an app's places have the machine's time.
  package func realTimeCount(for app: InstalledApp) -> Int {
    places(for: app).count { $0.hasRealTime(for: app) }
  }

  /// Whether any test case may be run outside this process.
  package var areRemote: Bool { fallback.isRemote || wanted.contains(where: \.isRemote) }

  /// How many test cases can run at the same time; nil without a limit.
  package var greatestJobCount: Int? {
    (wanted + [fallback]).compactMap(\.greatestJobCount).min()
  }

  /// The places of the run, for reports; empty if only models run.
  package var descriptions: [PlaceDescription] {
    (wanted.isEmpty ? [fallback] : wanted).compactMap { place in
      switch place {
      case .model: areRemote ? PlaceDescription(name: PlaceDescription.modelName) : nil
      case .remote(let place): place.description
      }
    }
  }

  /// What to say before the run.
  package var warnings: [String] {
    (wanted + [fallback]).flatMap { place in
      if case .remote(let place) = place { place.warnings } else { [] as [String] }
    }
  }

  /// Ends all that was started for the places.
  package func close() {
    for case .remote(let place) in wanted + [fallback] { place.close() }
  }
}
