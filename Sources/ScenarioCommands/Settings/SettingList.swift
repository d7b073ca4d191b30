import ScenarioDecoding
import ScenarioEvents

/// The settings in force: options before the environment, then `rehearse.yaml`, then defaults.
struct SettingList {
  private(set) var settings: [Setting] = []
  private let written: [ConfigurationEntry]

  private let hidden: HiddenValues

  init(_ written: [ConfigurationEntry], hiding hidden: HiddenValues) {
    self.written = written
    self.hidden = hidden
  }

  /// Adds what holds of one setting, a line for each of its values.
  mutating func add(
    _ name: String,
    commandLine values: [String] = [],
    environment variable: (name: String, value: String)? = nil,
    standard: String
  ) {
    let entries = written.filter { $0.name == name }
    if !values.isEmpty {
      for value in values { append(name, value, from: .commandLine) }
    } else if let variable {
      append(name, variable.value, from: .environment(variable: variable.name))
    } else if !entries.isEmpty {
      for entry in entries { append(name, entry.value, from: .file(entry.span)) }
    } else {
      settings.append(Setting(name: name, value: standard, origin: .standard))
    }
  }

  mutating func add(_ name: String, commandLine flag: Bool) {
    add(name, commandLine: flag ? ["true"] : [], standard: "false")
  }

  /// Adds variables, each with its own value.
  mutating func addVariables(_ overrides: [String: String]) {
    for entry in written where entry.name.hasPrefix(Self.variables) {
      let name = String(entry.name.dropFirst(Self.variables.count))
      if overrides[name] == nil { addVariable(name, entry.value, from: .file(entry.span)) }
    }
    for (name, value) in overrides.sorted(by: { $0.key < $1.key }) {
      addVariable(name, value, from: .commandLine)
    }
  }

  private mutating func addVariable(_ name: String, _ value: String, from origin: Setting.Origin) {
    let shown = hidden.names.contains(name) ? Secrets.mask : value
    append(Self.variables + name, shown, from: origin)
  }

  private mutating func append(_ name: String, _ value: String, from origin: Setting.Origin) {
    settings.append(Setting(name: name, value: hidden.texts.masking(value), origin: origin))
  }

  private static let variables = "variables."
}
