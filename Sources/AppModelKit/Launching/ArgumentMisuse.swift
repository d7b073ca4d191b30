import Synchronization

/// Notes that a model reads a launch argument otherwise than its description lists it.
///
/// Such a reading would return nil at every launch, and the reason would be hard to find.
final class ArgumentMisuse: Sendable {
  private let known: [LaunchArgument]
  private let firstProblem = Mutex<String?>(nil)

  init(of known: [LaunchArgument]) { self.known = known }

  var problem: String? { firstProblem.withLock(\.self) }

  func noteReading(of name: String) {
    if !known.contains(where: { $0.name == name }) { noteUnknown(name) }
  }

  func noteReading(of name: String, as reading: String, _ isRight: (LaunchArgument.Kind) -> Bool) {
    if known.contains(where: { $0.name == name && isRight($0.kind) }) { return }
    guard let argument = known.first(where: { $0.name == name }) else { return noteUnknown(name) }
    let listed = argument.kind.name
    note("the app reads '-\(name)' as a \(reading), but its description lists a \(listed)")
  }

  private func noteUnknown(_ name: String) {
    let advice = name.hasPrefix("-") ? ": names have no dash" : ""
    note(
      "the app reads the launch argument '\(name)', which its description does not list\(advice)"
    )
  }

  private func note(_ problem: String) {
    firstProblem.withLock { if $0 == nil { $0 = problem } }
  }
}

extension LaunchArgument.Kind {
  fileprivate var name: String {
    switch self {
    case .flag: "flag"
    case .duration: "duration"
    case .count: "count"
    case .path: "path"
    case .text: "text"
    }
  }
}
