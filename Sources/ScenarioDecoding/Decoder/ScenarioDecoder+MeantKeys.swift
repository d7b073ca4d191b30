import ScenarioDiagnostics
import ScenarioYAML

/// A key of no table that must be the one that its mapping lacks.
struct StandIn<Key: LanguageKey> {
  let key: Key

  /// Where it is among the entries.
  let position: Int

  /// What to say of the entry at a position, if it is this one.
  func place(ifAt position: Int) -> String? {
    position == self.position ? "did you mean '\(key.rawValue)'?" : nil
  }
}

extension ScenarioDecoder {
  /// Adds entries under the keys that were most likely meant, unless enough is reported already.
  func misspelt<Key: LanguageKey>(
    _ positions: [Int],
    of node: YAMLNode,
    among known: @autoclosure () -> [String],
    joining fields: Fields<Key>
  ) -> Fields<Key> {
    guard !positions.isEmpty, !hasEnoughProblems else { return fields }
    let known = known()
    var fields = fields
    for position in positions.prefix(ProblemList.limit)
    where isSlip(node.entries[position], beside: fields) {
      if let key: Key = meant(by: node.entries[position], among: known) {
        fields.take(entryAt: position, for: key)
      }
    }
    return fields
  }

  /// The key that was meant.
  ///
  /// Another tool's key counts only if its value could belong to the key here.
  private func meant<Key: LanguageKey>(by entry: YAMLEntry, among known: [String]) -> Key? {
    let name = entry.key.text
    guard let key = ForeignNames.meaning(of: name, among: known).flatMap(Key.init(rawValue:)) else {
      return nil
    }
    let isSlip = ForeignNames.counterpart(of: name, among: known) == nil
    return isSlip || key.entry.kind.fits(entry.value) ? key : nil
  }

  /// Whether a key is not just one that belongs elsewhere.
  private func isSlip<Key: LanguageKey>(_ entry: YAMLEntry, beside fields: Fields<Key>) -> Bool {
    !entry.lacksSpace && Self.place(of: entry.key.text, beside: fields) == nil
  }

  /// Returns the unknown key that was meant for a required one, such as `actions` if only `steps`
  /// is missing.
  ///
  /// - Parameters:
  ///   - node: A mapping whose keys are all of one table.
  ///   - fields: The known keys, misspelt ones included.
  ///   - known: The keys that the mapping can have.
  /// - Returns: Nil if several keys are unknown or missing, or if the value has another shape.
  func standIn<Key: LanguageKey>(
    in node: YAMLNode,
    for fields: Fields<Key>,
    among known: [String]
  ) -> StandIn<Key>? {
    let lacking = Key.finder.required.filter { !fields.has($0) }
    guard lacking.count == 1, let key = lacking.first, !hasEnoughProblems else { return nil }
    let strangers = fields.unknown.lazy.filter { position in
      let entry = node.entries[position]
      return isSlip(entry, beside: fields)
        && ForeignNames.meaning(of: entry.key.text, among: known) == nil
    }.prefix(2)
    guard let position = strangers.first, strangers.count == 1,
      key.entry.kind.fits(node.entries[position].value)
    else { return nil }
    return StandIn(key: key, position: position)
  }
}
