import ScenarioDiagnostics
import ScenarioModel

/// Finds variables that are made of each other in a circle.
struct VariableCycles {
  private let variables: [String: Variable]
  private let order: [Variable]

  init(_ scenario: Scenario) {
    order = scenario.header.variables
    variables = Dictionary(order.map { ($0.name.value, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// One diagnostic a circle, at the variable of it that comes first.
  func diagnostics() -> [Diagnostic] {
    var done: Set<String> = []
    return order.compactMap { variable in
      guard !done.contains(variable.name.value) else { return nil }
      let circle = circle(from: variable.name.value, path: [], &done)
      return circle.map(diagnostic)
    }
  }

  private func circle(
    from name: String,
    path: [String],
    _ done: inout Set<String>
  ) -> [String]? {
    if let start = path.firstIndex(of: name) { return Array(path[start...]) }
    guard done.insert(name).inserted, let variable = variables[name] else { return nil }
    for next in variable.namesInside {
      if let circle = circle(from: next, path: path + [name], &done) { return circle }
    }
    return nil
  }

  private func diagnostic(_ circle: [String]) -> Diagnostic {
    let spans = circle.compactMap { variables[$0]?.name.span }
    return Diagnostic(
      .variableCycle(circle),
      at: spans[0],
      notes: spans.dropFirst().map { .init("through this one", at: $0) }
    )
  }
}

extension Variable {
  fileprivate var namesInside: [String] {
    switch source {
    case .file: []
    case .value(let template): template.references.flatMap(\.all).map(\.name)
    }
  }
}
