import AppModelKit
import ScenarioModel

extension LaunchFailure {
  /// The argument at fault; a model can name one that it was not given.
  func culprit(among arguments: [Text]) -> Text? {
    argument.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
  }
}
