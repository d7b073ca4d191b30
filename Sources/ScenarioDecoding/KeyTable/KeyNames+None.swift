import ScenarioYAML

/// Some names, or none at all.
extension KeyNames? {
  var all: [String] { self?.all ?? [] }

  func contains(_ key: YAMLNode) -> Bool { self?.contains(key) ?? false }

  /// Whether one of a mapping's keys is among the names.
  func contains(keyAt position: Int, in entries: YAMLEntries) -> Bool {
    self?.index(ofKeyAt: position, in: entries) != nil
  }
}
