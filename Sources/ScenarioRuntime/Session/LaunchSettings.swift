package import AppModelKit
package import ScenarioDiagnostics
import ScenarioModel

/// The complete settings of a launch, with all variables replaced.
package struct LaunchSettings: Hashable, Sendable {
  /// An argument, and where it is written.
  package struct Argument: Hashable, Sendable {
    package let text: String

    /// The file that contains the text, for relative paths; nil on a command line.
    package let file: SourceFile?

    package init(_ text: String, writtenIn file: SourceFile? = nil) {
      self.text = text
      self.file = file
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.text == right.text && left.file === right.file
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  package var arguments: [Argument]
  package var environment: [String: String]
  package var date: DateTime?
  package var state: StartState?

  /// The URL that opens the app.
  package var url: String?

  /// The answers to the app's calls, in turn, by the names of the calls.
  package var answers: [String: [String]] = [:]

  package init(
    arguments: [Argument] = [],
    environment: [String: String] = [:],
    date: DateTime? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.date = date
  }

  /// A request with these settings in the place of its own.
  func filled(into request: LaunchRequest, _ loadData: @escaping DataLoader) -> LaunchRequest {
    var request = request
    request.arguments = arguments.map(\.text)
    request.environment = environment
    request.date = date
    request.state = state
    request.url = url
    request.answers = answers
    request.loadData = { [arguments] path, argument throws(DataFault) in
      try loadData(path, arguments[argument].file)
    }
    return request
  }

  /// The same settings regardless of the files that the arguments are written in.
  var withoutFiles: LaunchSettings {
    var settings = self
    settings.arguments = arguments.map { Argument($0.text) }
    return settings
  }
}

extension LaunchSettings {
  /// A number for a trial of this launch, which is the same in the next process.
  func trialKey(in app: InstalledApp) -> UInt64 {
    var hash = StableHash(0)
    hash.combine(app.description.name)
    for argument in arguments {
      hash.combine(argument.text)
      hash.combine(argument.file?.path ?? "")
    }
    if let state {
      hash.combine(state.name)
      hash.combine(state.arguments)
    }
    if let url { hash.combine(url) }
    if let date { hash.combine("\(date)") }
    hash.combine(environment)
    return hash.value
  }
}

extension LaunchFailure {
  /// The argument at fault; a model can name one that it was not given.
  func culprit(among arguments: [Text]) -> Text? {
    argument.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
  }
}

extension SourceSpan {
  /// Whether a launch argument inside a scenario replaces an earlier one outside of it: a scenario
  /// can override an argument of its suite.
  func replaces(_ earlier: Int?, by argument: Int, among arguments: [Text]) -> Bool {
    guard let earlier else { return false }
    return holds(arguments[argument].span) && !holds(arguments[earlier].span)
  }
}
