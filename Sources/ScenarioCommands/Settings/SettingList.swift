import ScenarioDecoding

/// The settings that hold: the command line's before the environment's, these before those of
/// `rehearse.yaml`, and what holds where nobody says anything.
struct SettingList {
  private(set) var settings: [Setting] = []
  private let written: [ConfigurationEntry]

  init(_ written: [ConfigurationEntry]) {
    self.written = written
  }

  /// Adds what holds of one setting, a line for each of its values.
  mutating func add(
    _ name: String,
    commandLine values: [String] = [],
    environment variable: EnvironmentValue? = nil,
    standard: String
  ) {
    let entries = written.filter { $0.name == name }
    if !values.isEmpty {
      settings += values.map { Setting(name, $0, from: .commandLine) }
    } else if let variable {
      settings.append(Setting(name, variable.value, from: .environment(variable: variable.name)))
    } else if !entries.isEmpty {
      settings += entries.map(Setting.init)
    } else {
      settings.append(Setting(name, standard, from: .standard))
    }
  }

  mutating func add(_ name: String, commandLine flag: Bool) {
    add(name, commandLine: flag ? ["true"] : [], standard: "false")
  }

  /// Adds variables, of which each has a value of its own.
  mutating func addVariables(_ overrides: [String: String]) {
    for entry in written where entry.name.hasPrefix(Self.variables) {
      let name = String(entry.name.dropFirst(Self.variables.count))
      if overrides[name] == nil { settings.append(Setting(entry)) }
    }
    settings += overrides.sorted { $0.key < $1.key }.map { name, value in
      Setting(Self.variables + name, value, from: .commandLine)
    }
  }

  private static let variables = "variables."
}

/// What the environment says instead of a setting.
struct EnvironmentValue {
  let name: String
  let value: String
}
