import AppModelKit
import ScenarioYAML

/// The meaning of keys that are in no table, so that the misspelling hides no mistake in their values.
extension KnownEntries {
  /// Takes entries for those of the keys that were most likely meant.
  mutating func take(
    misspelt positions: ArraySlice<Int>,
    of table: KeyTable,
    among known: [String]
  ) {
    for position in positions where isMisspelling(entries[position], of: table) {
      if let number = table.number(meantBy: entries[position], among: known) {
        take(entryAt: position, for: number)
      }
    }
  }

  /// Whether a key is not just one that belongs elsewhere.
  fileprivate func isMisspelling(_ entry: YAMLEntry, of table: KeyTable) -> Bool {
    !entry.lacksSpace && !entry.lacksColon
      && TablePlace(self, of: table).place(of: entry.key.text) == nil
  }
}

extension KeyTable {
  /// The number of the key that was meant.
  ///
  /// Another tool's key counts only if its value could belong to the key here.
  fileprivate func number(meantBy entry: YAMLEntry, among known: [String]) -> Int? {
    let name = entry.key.text
    guard let number = ForeignNames.meaning(of: name, among: known).flatMap(number(of:)) else {
      return nil
    }
    let isMisspelling = ForeignNames.counterpart(of: name, among: known) == nil
    return isMisspelling || self.entry(number).kind.fits(entry.value) ? number : nil
  }
}

/// The unknown key that was meant for a required one, such as `actions` if only `steps` is missing.
struct StandIn {
  /// The number of the key that was meant.
  let number: Int

  /// Where it is among the entries.
  let position: Int
  private let name: String

  /// Looks at a mapping whose keys are all of one table; nil if several keys are unknown or missing, or
  /// if the value has another shape.
  ///
  /// - Parameters:
  ///   - entries: The mapping's entries, those with misspelt keys included.
  ///   - table: The keys that the mapping can have.
  init?(in entries: KnownEntries, of table: KeyTable) {
    let lacking = table.required.filter { !entries.has($0) }
    guard lacking.count == 1, let number = lacking.first else { return nil }
    let unknownKeys = entries.unknown.lazy.filter { position in
      let entry = entries.entries[position]
      return entries.isMisspelling(entry, of: table)
        && ForeignNames.meaning(of: entry.key.text, among: table.names.all) == nil
    }.prefix(2)
    guard let position = unknownKeys.first, unknownKeys.count == 1,
      table.entry(number).kind.fits(entries.entries[position].value)
    else { return nil }
    self.number = number
    self.position = position
    name = table.names.all[number]
  }

  /// What to say of the entry at a position, if it is this one.
  func place(ifAt position: Int) -> String? {
    position == self.position ? "did you mean '\(name)'?" : nil
  }
}

/// A selector whose keys are next to the key that it belongs after: `{button: Done, direction: left}`.
struct BareSelector {
  /// The key that it belongs after.
  private let name: String

  /// Where its keys are among the entries, in ascending order.
  private let positions: [Int]

  /// Looks for a selector in a mapping itself, where no key is there that it could belong after.
  init?(in entries: KnownEntries, of table: KeyTable) {
    let numbers = table.numbers(where: \.isSelector)
    let names = numbers.map { table.names.all[$0] }
    guard names.count == 1 || table.rules.contains(.exactlyOne(of: names)),
      !numbers.contains(where: entries.has),
      let name = names.first(where: { !table.excludes($0, beside: entries) })
    else { return nil }
    self.name = name
    positions = entries.unknown.filter { entries.entries[$0].key.isKeyOfSelector }
    if positions.isEmpty { return nil }
  }

  /// What to say of the entry at a position, if the selector begins there.
  func place(ifAt position: Int) -> String? {
    guard position == positions.first else { return nil }
    return "put the selector after '\(name)': {\(name): {...}, ...}"
  }

  /// Whether the entry at a position is one more of the selector, which is reported already.
  func includes(at position: Int) -> Bool {
    let next = positions.partitioningIndex { $0 >= position }
    return next > 0 && next < positions.count && positions[next] == position
  }
}

extension KeyTable {
  /// Whether a key can't be next to one that is there.
  fileprivate func excludes(_ name: String, beside entries: KnownEntries) -> Bool {
    rules.contains { rule in
      guard case .excludes(name, let others) = rule else { return false }
      return others.compactMap(number(of:)).contains(where: entries.has)
    }
  }
}
