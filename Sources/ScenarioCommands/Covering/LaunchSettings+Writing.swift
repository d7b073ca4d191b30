import AppModelKit
import ScenarioFormatting
import ScenarioRuntime

extension LaunchSettings {
  /// The value of a scenario's key `launch`, which is empty for a plain launch.
  var written: WrittenValue {
    let answers = answers.sorted { $0.key < $1.key }.map { call, answers in
      (key: call, value: WrittenValue.list(answers.map(WrittenValue.literal)))
    }
    return .mapping(
      omittingEmpty: [
        ("arguments", .list(arguments.map { .literal($0.text) })),
        ("environment", .mapping(environment)), ("now", date.map { .literal($0.iso8601) }),
        ("state", state.map { .literal($0.name) }),
        ("with", state.map { .mapping($0.arguments) }), ("url", url.map(WrittenValue.literal)),
        ("answers", .mapping(answers)),
      ]
    )
  }
}
