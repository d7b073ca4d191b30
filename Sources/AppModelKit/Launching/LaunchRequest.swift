/// The arguments, environment and date that a scenario starts an app with.
public struct LaunchRequest: Sendable {
  /// The launch arguments as written, with or without the leading `-`.
  public var arguments: [String]

  /// The environment variables.
  public var environment: [String: String]

  /// The date and time at the moment of launch, or nil for the app's own default.
  public var date: DateTime?

  /// The moment of the runner's clock at which the app starts.
  public var start: Moment

  /// Which length the app's named delays take.
  public var timing: DelayTiming

  /// What decides the open questions of time, if anything does.
  package var scheduler: (any EventScheduler)?

  /// What takes part in the run of the app, if anything does.
  package var instrument: Instrument?

  /// Reads a file that a launch argument names.
  public var loadData: DataLoader

  /// Reads the file at a path; `argument` is the index of the item that names it, since a path may
  /// be relative to where that is written.
  public typealias DataLoader =
    @Sendable (_ path: String, _ argument: Int) throws(DataFault) -> DataNode

  /// A launch at a moment, by default with nothing given and no file within reach.
  public init(
    arguments: [String] = [],
    environment: [String: String] = [:],
    date: DateTime? = nil,
    start: Duration = .zero,
    timing: DelayTiming = .nominal,
    loadData: @escaping DataLoader = Self.noData
  ) {
    self.arguments = arguments
    self.environment = environment
    self.date = date
    self.start = Moment(start)
    self.timing = timing
    self.loadData = loadData
  }

  /// Refuses every file.
  @Sendable public static func noData(
    _ path: String,
    _ argument: Int
  ) throws(DataFault) -> DataNode {
    throw .noFiles(path)
  }
}
