package import ScenarioEvents
package import ScenarioModel

/// A place outside this process in which apps run, such as a browser that was started for the run.
package protocol RemotePlace: Sendable {
  associatedtype Session: AppSession

  /// What reports say about the place.
  var description: PlaceDescription { get }

  /// What to say before the run.
  var warnings: [String] { get }

  /// Makes a session for one attempt of a test case.
  ///
  /// Nothing is launched yet, and the app must have a
  /// web page. While the session waits, it asks whether the run is to end.
  func makeSession(
    for app: InstalledApp,
    isInterrupted: @escaping @Sendable () -> Bool
  ) -> Session

  /// Ends all that was started for the place.
  func close()
}

/// Opens the places that are not in this process.
package protocol PlaceProvider: Sendable {
  /// Starts all that a place needs, the servers of apps included.
  func open(_ request: PlaceRequest) throws(PlaceProblem) -> any RemotePlace

  /// What there is on this machine for each place; nothing of it is started.
  func survey(_ settings: [DriverSettings]) -> [PlaceSurvey]
}

/// What there is on this machine for a place.
package struct PlaceSurvey: Sendable {
  package let name: String

  /// The programs that were found, each with its path and what it says about its version.
  package let programs: [(path: String, version: String)]

  /// What keeps test cases from being run there, if anything does.
  package let problem: PlaceProblem?

  package init(
    _ name: String,
    programs: [(path: String, version: String)],
    problem: PlaceProblem?
  ) {
    self.name = name
    self.programs = programs
    self.problem = problem
  }
}

/// What a run wants of a place.
package struct PlaceRequest: Sendable {
  package let name: String

  /// What `rehearse.yaml` says about its programs, if anything.
  package var settings: DriverSettings?

  /// Whether somebody wants to watch.
  package var isHeaded = false

  /// Whether what a failed test case leaves behind is kept to be looked at.
  package var keepsFailures = false

  /// The apps whose servers are started.
  package let apps: [InstalledApp]

  /// The folder in which servers run.
  package let folder: String

  package init(_ name: String, for apps: [InstalledApp], in folder: String) {
    self.name = name
    self.apps = apps
    self.folder = folder
  }
}

/// Where test cases are run.
package struct RunPlaces: Sendable {
  /// One place.
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

    /// Whether two runs of a test case can differ.
    var isRemote: Bool {
      switch self {
      case .model: false
      case .remote: true
      }
    }
  }

  /// The places that somebody asked for; empty for each app's own.
  private let wanted: [Place]

  /// The place of apps without a model, where nobody asked for one.
  private let fallback: Place

  /// Each app on its model.
  package static let models = RunPlaces(wanted: [])

  /// - Parameters:
  ///   - wanted: The places in which every test case is run; empty for each app's own.
  ///   - fallback: The place of apps without a model, if no place is wanted.
  package init(wanted: [Place], fallback: Place = .model) {
    self.wanted = wanted
    self.fallback = fallback
  }

  /// The places in which the test cases of an app are run; at least one.
  package func places(for app: InstalledApp) -> [Place] {
    if !wanted.isEmpty { return wanted }
    return [app.hasModel ? .model : fallback]
  }

  /// Whether any test case may be run outside this process.
  package var areRemote: Bool { (wanted + [fallback]).contains(where: \.isRemote) }

  /// Where the run takes place, as reports show it; empty for models alone.
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
