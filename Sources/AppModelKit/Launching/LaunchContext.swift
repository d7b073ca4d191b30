/// The arguments, environment, state and date with which an app model starts.
public struct LaunchContext: Sendable {
  /// The launch arguments; those that are malformed never get here.
  public let arguments: LaunchArguments

  /// The environment variables.
  public let environment: [String: String]

  /// The date and time at the moment of launch.
  public let date: DateTime

  /// The state to start in, with a value for each of its parameters; nil for the app's usual start.
  public let state: StartState?

  /// The URL that the app is opened with, if it is.
  public let url: String?

  private let loadData: LaunchRequest.DataLoader

  init(_ request: LaunchRequest, arguments: LaunchArguments, date: DateTime) {
    self.arguments = arguments
    environment = request.environment
    self.date = date
    state = request.state
    url = request.url
    loadData = request.loadData
  }

  /// Reads the data file that an argument names, if it was given.
  ///
  /// - Parameters:
  ///   - name: The argument's name; its kind is ``LaunchArgument/Kind/path``.
  ///   - decode: Makes the app's own values of what the file holds.
  /// - Returns: The app's values, or nil without the argument.
  /// - Throws: A failure that names the file, and shows at the argument's place.
  public func data<Value>(
    _ name: String,
    decode: (DataNode) throws(DataFault) -> Value
  ) throws(LaunchFailure) -> Value? {
    guard let path = arguments.text(name), let index = arguments.index(of: name) else { return nil }
    do {
      return try decode(try loadData(path, index))
    } catch {
      throw LaunchFailure(error.reason, argument: index)
    }
  }
}
