import ScenarioDiagnostics

extension Call: CustomStringConvertible {
  /// The call as one would write it in flow style: `todo, with: {title: Go to Gym}`.
  package var description: String {
    guard !arguments.isEmpty else { return name.value }
    let list = arguments.map { "\($0.name.value): \($0.value.span.text)" }
    return "\(name.value), with: {\(list.joined(separator: ", "))}"
  }
}
