import ScenarioDiagnostics
import ScenarioYAML

extension NodeDecoder {
  /// Reports the keys that are in no table, and takes their entries for those of the keys that they mean.
  mutating func judge<Key: LanguageKey>(
    _ fields: Fields<Key>,
    of node: YAMLNode,
    beside neighbours: KeyNames?,
    in owner: String
  ) -> Fields<Key> {
    let known = Key.names + neighbours.all
    var meant = misspelt(fields.unknown, of: node, among: known, joining: fields)
    let bareSelector = neighbours == nil ? BareSelector(in: node, for: meant) : nil
    let mayStandIn = neighbours == nil && bareSelector == nil && !hasEnoughProblems
    let standIn = mayStandIn ? StandIn(in: node, for: meant, among: known) : nil
    for position in fields.unknown where !(bareSelector?.includes(at: position) ?? false) {
      let finding = standIn?.place(ifAt: position) ?? bareSelector?.place(ifAt: position)
      report(
        unknown: node.entries[position],
        of: node,
        among: known,
        at: TablePlace(fields, in: owner, finding: finding),
        in: owner
      )
    }
    if let standIn { meant.take(entryAt: standIn.position, for: standIn.key) }
    meant.hasBareSelector = bareSelector != nil
    return meant
  }

  /// Reports a key that its mapping can't have.
  ///
  /// - Parameters:
  ///   - entry: The key with its value.
  ///   - node: The mapping, unless its other keys do not decide what the key can mean.
  ///   - known: The keys that the mapping can have.
  ///   - place: Where the key is, which decides where else it can belong.
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

  /// Adds entries under the keys that were most likely meant, unless enough is reported already.
  func misspelt<Key: LanguageKey>(
    _ positions: [Int],
    of node: YAMLNode,
    among known: @autoclosure () -> [String],
    joining fields: Fields<Key>
  ) -> Fields<Key> {
    if positions.isEmpty || hasEnoughProblems { return fields }
    return fields.joining(positions.prefix(ProblemList.limit), of: node, among: known())
  }
}
