/// What a scenario gives an app when it starts it.
public struct LaunchRequest: Sendable {
  /// The launch arguments as written, with or without the leading `-`.
  public var arguments: [String]

  /// The environment variables.
  public var environment: [String: String]

  /// The date and time at the moment of launch, or nil for the app's own default.
  public var date: DateTime?

  /// The moment of the runner's clock at which the app starts.
  public var start: Duration

  /// Which length the app's named delays take.
  public var timing: DelayTiming

  /// Reads a file that a launch argument names.
  public var loadData: @Sendable (_ path: String) throws(DataFault) -> DataNode

  /// A launch at a moment, by default with nothing given and no file within reach.
  public init(
    arguments: [String] = [],
    environment: [String: String] = [:],
    date: DateTime? = nil,
    start: Duration = .zero,
    timing: DelayTiming = .nominal,
    loadData: @escaping @Sendable (_ path: String) throws(DataFault) -> DataNode = Self.noData
  ) {
    self.arguments = arguments
    self.environment = environment
    self.date = date
    self.start = start
    self.timing = timing
    self.loadData = loadData
  }

  /// Refuses every file.
  @Sendable public static func noData(_ path: String) throws(DataFault) -> DataNode {
    throw DataFault("'\(path)' can't be read: this run has no files")
  }
}

/// A launch that did not come about: a malformed argument, or data that the app can't use.
public struct LaunchFailure: Error, Hashable, Sendable {
  /// What is wrong, as one phrase.
  public let reason: String

  /// The index of the launch argument at fault, if one is.
  public let argument: Int?

  /// What to write instead, as a phrase.
  public let suggestion: String?

  /// A failure with its reason and, where known, the argument that caused it.
  public init(_ reason: String, argument: Int? = nil, suggestion: String? = nil) {
    self.reason = reason
    self.argument = argument
    self.suggestion = suggestion
  }
}

/// Something odd about a launch that does not keep the app from starting.
public struct LaunchWarning: Hashable, Sendable {
  /// What is odd, as one phrase.
  public let reason: String

  /// The index of the launch argument that it is about.
  public let argument: Int

  /// What to write instead, as a phrase.
  public let suggestion: String?

  /// A warning about the argument with an index.
  public init(_ reason: String, argument: Int, suggestion: String? = nil) {
    self.reason = reason
    self.argument = argument
    self.suggestion = suggestion
  }
}

/// A running app, with the warnings that its launch gave.
public struct Launch: Sendable {
  /// The app.
  public var app: any RunningApp

  /// What was odd about the launch.
  public var warnings: [LaunchWarning]

  /// An app that was launched.
  public init(app: any RunningApp, warnings: [LaunchWarning]) {
    self.app = app
    self.warnings = warnings
  }
}
