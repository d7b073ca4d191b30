/// The launch arguments that an app was given, read as their kinds say.
///
/// A launch fails where the app reads an argument that its description does not list, or as another
/// kind.
public struct LaunchArguments: Hashable, Sendable {
  /// What follows an argument's name.
  enum Value: Hashable, Sendable {
    case none
    case duration(Duration)
    case count(Int)
    case text(String)
  }

  struct Given: Hashable, Sendable {
    let name: String
    let value: Value
    let nameIndex: Int

    /// The index of the item with the value, or with the name of a flag.
    let valueIndex: Int
  }

  private(set) var given: [Given] = []
  private let misuse: ArgumentMisuse

  /// An empty list with room for this number of arguments.
  init(of known: [LaunchArgument], count: Int) {
    misuse = ArgumentMisuse(of: known)
    given.reserveCapacity(min(count, known.count))
  }

  /// A phrase that describes a misuse of the arguments, or nil.
  var problem: String? { misuse.problem }

  /// Puts an argument in.
  ///
  /// - Returns: The earlier one that it has replaced.
  mutating func put(_ argument: Given) -> Given? {
    guard let earlier = given.firstIndex(where: { $0.name == argument.name }) else {
      given.append(argument)
      return nil
    }
    defer { given[earlier] = argument }
    return given[earlier]
  }

  /// Takes an argument out again.
  mutating func remove(_ name: String) { given.removeAll { $0.name == name } }

  /// Gives an argument another value.
  mutating func replace(_ name: String, by value: Value) {
    guard let place = given.firstIndex(where: { $0.name == name }) else { return }
    let old = given[place]
    given[place] = Given(
      name: name,
      value: value,
      nameIndex: old.nameIndex,
      valueIndex: old.valueIndex
    )
  }

  private subscript(name: String) -> Given? { given.first { $0.name == name } }

  /// Whether an argument was given, be it listed or not.
  func isGiven(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// Whether an argument was given.
  public func contains(_ name: String) -> Bool {
    misuse.noteReading(of: name)
    return isGiven(name)
  }

  /// The duration after an argument, if it was given.
  public func duration(_ name: String) -> Duration? {
    misuse.noteReading(of: name, as: "duration") { $0 == .duration }
    guard case .duration(let duration) = self[name]?.value else { return nil }
    return duration
  }

  /// The number after an argument, if it was given.
  public func count(_ name: String) -> Int? {
    misuse.noteReading(of: name, as: "count") { $0 == .count }
    guard case .count(let count) = self[name]?.value else { return nil }
    return count
  }

  /// The text or path after an argument, if it was given.
  public func text(_ name: String) -> String? {
    misuse.noteReading(of: name, as: "text", \.isText)
    guard case .text(let text) = self[name]?.value else { return nil }
    return text
  }

  /// The index of the item that holds an argument's value, or the name of a flag.
  ///
  /// A ``LaunchFailure`` with this index is shown at its place in the scenario.
  public func index(of name: String) -> Int? {
    misuse.noteReading(of: name)
    return self[name]?.valueIndex
  }
}

extension LaunchArguments {
  /// Whether the same arguments were given.
  public static func == (left: LaunchArguments, right: LaunchArguments) -> Bool {
    left.given == right.given
  }

  /// Hashes what was given.
  public func hash(into hasher: inout Hasher) { hasher.combine(given) }
}

extension LaunchArgument.Kind {
  /// Whether the value is a text of any kind, such as the path of a file.
  package var isText: Bool {
    switch self {
    case .path, .text: true
    case .flag, .duration, .count: false
    }
  }
}
