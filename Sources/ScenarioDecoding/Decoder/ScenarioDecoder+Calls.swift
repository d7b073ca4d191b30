import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// The expectation about the app's calls.
  mutating func callForm(_ node: YAMLNode, beside neighbours: KeyNames?) -> Expectation.Form? {
    guard let fields = fields(of: node, as: CallExpectationKey.self, beside: neighbours) else {
      return nil
    }
    let name = read(fields, .call) { $0.fixedText($1, $2) }
    let arguments = read(fields, .with) { $0.callArguments($1, $2) }
    let count = read(fields, .count) { $0.countMatcher($1, $2) }
    let answered = read(fields, .answered) { $0.countMatcher($1, $2) }
    guard let name else { return nil }
    return .call(
      CallExpectation(name, arguments: arguments ?? [], count: count, answered: answered)
    )
  }

  private mutating func callArguments(
    _ node: YAMLNode,
    _ name: String
  ) -> [CallExpectation.Argument]? {
    reportRespeltKeys(of: node)
    return entries(of: node, name) { decoder, entry in
      let name = decoder.writtenKey(entry.key)
      return decoder.matcher(entry.value, "'\(name.value)'")
        .map { CallExpectation.Argument(name: name, value: $0) }
    }
  }
}

extension YAMLNode {
  /// Whether a side of `equals` is a matcher: a mapping with keys of matchers alone.
  var isMatcher: Bool {
    kind == .mapping && !entries.isEmpty
      && entries.allSatisfy { MatcherKey.finder.key(named: $0.key) != nil }
  }
}
