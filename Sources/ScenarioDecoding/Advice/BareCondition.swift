import AppModelKit
import ScenarioYAML

extension ScenarioDecoder {
  /// Reports a condition to be in the `if` itself, and reads all of it for further mistakes.
  mutating func report(bareCondition form: YAMLNode, in node: YAMLNode) {
    report(
      .unknownKey(form.text, in: IfKey.owner),
      at: form.span,
      suggestion:
        "put the expectation after 'condition': {condition: {\(form.text): ...}, then: [...]}"
    )
    _ = expectation(node, IfKey.condition.quoted, beside: IfKey.finder.names)
    let fields = fields(
      knownIn: node,
      as: IfKey.self,
      misspeltAt: Array(node.entries.indices),
      among: IfKey.names + ExpectationForm.names + SelectorKey.names + ElementType.names
        + ElementKey.names + ElementsKey.names
    )
    for key in [IfKey.then, .otherwise] {
      if let steps = fields[key] { _ = self.steps(steps, key.quoted) }
    }
    if !fields.has(.then), node["steps"] == nil {
      report(.missingKey(IfKey.then.rawValue, in: IfKey.owner), at: form.span)
    }
  }
}

extension YAMLNode {
  /// The key of an expectation that is in an `if` itself.
  var bareCondition: YAMLNode? {
    guard kind == .mapping, self["condition"] == nil else { return nil }
    return entries.first { entry in
      ExpectationForm.finder.key(named: entry.key) != nil
        || SelectorKey.finder.key(named: entry.key) != nil
        || ElementType(rawValue: entry.key.text) != nil
    }?.key
  }
}
