import ScenarioDiagnostics
import ScenarioYAML

extension NodeDecoder {
  /// Reports the keys that are in no table, and takes their entries for those of the keys that they mean.
  mutating func judge(
    _ entries: inout KnownEntries,
    of node: YAMLNode,
    by table: KeyTable,
    beside neighbours: KeyNames?,
    in owner: String
  ) {
    let written = entries
    let known = table.names.all + neighbours.all
    take(misspelt: entries.unknown, into: &entries, of: table, among: known)
    let bareSelector = neighbours == nil ? BareSelector(in: entries, of: table) : nil
    let mayStandIn = neighbours == nil && bareSelector == nil && !hasEnoughProblems
    let standIn = mayStandIn ? StandIn(in: entries, of: table) : nil
    for position in entries.unknown where !(bareSelector?.includes(at: position) ?? false) {
      let finding = standIn?.place(ifAt: position) ?? bareSelector?.place(ifAt: position)
      report(
        unknown: node.entries[position],
        of: node,
        among: known,
        at: TablePlace(written, of: table, in: owner, finding: finding),
        in: owner
      )
    }
    if let standIn { entries.take(entryAt: standIn.position, for: standIn.number) }
    entries.hasBareSelector = bareSelector != nil
  }

  /// Reports a key that its mapping can't have.
  ///
  /// - Parameters:
  ///   - entry: The key with its value.
  ///   - node: The mapping, unless its other keys do not decide what the key can mean.
  ///   - known: The keys that the mapping can have.
  ///   - place: The place of the key, which decides where else it can belong.
  ///   - owner: The mapping's name in messages.
  mutating func report(
    unknown entry: YAMLEntry,
    of node: YAMLNode?,
    among known: @autoclosure () -> [String],
    at place: @autoclosure () -> any KeyPlace,
    in owner: String
  ) {
    report(
      .unknownKey(entry.key.text, in: owner),
      at: entry.key.span,
      suggestion: KeyAdvisor(entry: entry, known: known(), siblings: node, place: place())
        .suggestion
    )
  }

  /// Takes entries for those of the keys that were most likely meant, unless enough is reported already.
  private func take(
    misspelt positions: [Int],
    into entries: inout KnownEntries,
    of table: KeyTable,
    among known: @autoclosure () -> [String]
  ) {
    if positions.isEmpty || hasEnoughProblems { return }
    entries.take(misspelt: positions.prefix(ProblemList.limit), of: table, among: known())
  }

  /// The fields of a mapping that other code judges, with those whose keys were misspelt.
  func fields<Key: LanguageKey>(
    knownIn node: YAMLNode,
    as table: Key.Type,
    misspeltAt positions: [Int],
    among known: @autoclosure () -> [String]
  ) -> Fields<Key> {
    let table = Key.finder.table
    var entries = KnownEntries(in: node, of: table)
    take(misspelt: positions, into: &entries, of: table, among: known())
    return Fields(entries)
  }
}
