import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// What to do about an interruption.
  mutating func interruption(_ node: YAMLNode) -> InterruptionHandler? {
    guard let fields = fields(of: node, as: InterruptionKey.self) else { return nil }
    requireKeys(fields, of: node)
    let condition = read(fields, .when) { $0.expectation($1, $2) }
    let steps = read(fields, .do) { $0.steps($1, $2) }
    guard let condition, let steps, let when = fields[.when] else { return nil }
    return InterruptionHandler(
      when: condition,
      steps: steps,
      title: Text(titleOf: .waitFor, when),
      span: when.span
    )
  }
}
