import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime

/// A launch of an app as capabilities of a session.
struct DeviceLaunch {
  /// The bundle identifier or the package.
  let app: String
  private let arguments: [String]
  private let environment: [String: String]

  /// Checks that a device can carry out a launch.
  init(
    of app: String,
    _ settings: LaunchSettings,
    on platform: DevicePlatform
  ) throws(LaunchFailure) {
    if let failure = settings.failureOnDevice { throw failure }
    self.app = app
    arguments = settings.arguments.map(\.text)
    environment = settings.environment
    if platform == .android { try checkTexts() }
  }

  /// What to ask the server for: the configured capabilities, the app, and the settings.
  func capabilities(
    besides configured: [Value.Entry],
    on platform: DevicePlatform
  ) -> ProtocolValue {
    var members = Dictionary(configured.map { ($0.key, ProtocolValue($0.value)) }) { $1 }
    switch platform {
    case .iOS:
      members["appium:bundleId"] = .text(app)
      if hasSettings { members["appium:processArguments"] = processArguments }
      setDefault("appium:automationName", "XCUITest", in: &members)
    case .android:
      members["appium:appPackage"] = .text(app)
      if hasSettings {
        let own = members["appium:optionalIntentArguments"]?.text.map { [$0] } ?? []
        members["appium:optionalIntentArguments"] = .text(
          (own + intentArguments).joined(separator: " ")
        )
      }
      setDefault("appium:automationName", "UiAutomator2", in: &members)
    }
    return .mapping(members)
  }

  private var hasSettings: Bool { !arguments.isEmpty || !environment.isEmpty }

  private func setDefault(
    _ name: String,
    _ value: ProtocolValue,
    in members: inout [String: ProtocolValue]
  ) {
    if members[name] == nil { members[name] = value }
  }

  /// Arguments and environment of the process on iOS.
  private var processArguments: ProtocolValue {
    [
      "args": .list(arguments.map(ProtocolValue.text)),
      "env": .mapping(environment.mapValues(ProtocolValue.text)),
    ]
  }

  /// Extras of the intent on Android: each variable as a string, all arguments as an array.
  private var intentArguments: [String] {
    let variables = environment.sorted { $0.key < $1.key }.map { "--es \($0.key) \($0.value)" }
    let list = arguments.joined(separator: ",")
    return variables + (arguments.isEmpty ? [] : ["--esa arguments \(list)"])
  }

  /// Refuses texts that the command line of Android's `am` would take apart.
  private func checkTexts() throws(LaunchFailure) {
    for (index, argument) in arguments.enumerated() where !argument.isPlainExtra {
      throw LaunchFailure(
        "the launch argument '\(argument)' can't be given to an app on Android",
        argument: index,
        suggestion: Self.advice
      )
    }
    let variables = environment.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    guard let text = variables.first(where: { !$0.isPlainExtra || $0.hasPrefix("-") }) else {
      return
    }
    throw LaunchFailure(
      "the launch variable '\(text)' can't be given to an app on Android",
      suggestion: Self.advice
    )
  }

  private static let advice =
    "use only letters, digits and '.', '_', '-', '/', ':', '=', '@', '%', '+'"
}

extension LaunchSettings {
  /// The failure of a launch that only an app model can carry out.
  fileprivate var failureOnDevice: LaunchFailure? {
    let keys = [(state != nil, "state"), (!answers.isEmpty, "answers"), (date != nil, "now")]
    guard let key = keys.first(where: \.0)?.1 else { return nil }
    return LaunchFailure(
      "an app on a device can't be launched with '\(key)'",
      suggestion: "run this scenario on the app's model"
    )
  }
}

extension String {
  /// Whether the text stays one word on Android's command line, without meaning anything there.
  fileprivate var isPlainExtra: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789._-/:=@%+".contains(Character(scalar)))
      }
  }
}

extension ProtocolValue {
  /// A value of `rehearse.yaml`.
  init(_ value: ScenarioModel.Value) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = Double(number.source).map(ProtocolValue.number) ?? .null
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map { ProtocolValue($0) })
    case .mapping(let entries):
      self = .mapping(Dictionary(entries.map { ($0.key, ProtocolValue($0.value)) }) { $1 })
    }
  }
}
