import ScenarioDiagnostics
import ScenarioModel

/// Finds variables that are made of each other in a circle.
struct VariableCycles {
  /// A variable as one test case sees it.
  struct Member {
    let name: String
    let value: ValueTemplate
    let span: SourceSpan

    fileprivate var namesInside: [String] { value.references.flatMap(\.all).map(\.name) }
  }

  private let members: [String: Member]
  private let order: [Member]

  init(_ order: [Member]) {
    self.order = order
    members = Dictionary(order.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// One diagnostic a circle, at the variable of it that comes first.
  func diagnostics() -> [Diagnostic] {
    var done: Set<String> = []
    return order.compactMap { member in
      guard !done.contains(member.name) else { return nil }
      return circle(from: member.name, path: [], &done).map(diagnostic)
    }
  }

  private func circle(
    from name: String,
    path: [String],
    _ done: inout Set<String>
  ) -> [String]? {
    if let start = path.firstIndex(of: name) { return Array(path[start...]) }
    guard done.insert(name).inserted, let member = members[name] else { return nil }
    for next in member.namesInside {
      if let circle = circle(from: next, path: path + [name], &done) { return circle }
    }
    return nil
  }

  private func diagnostic(_ circle: [String]) -> Diagnostic {
    let spans = circle.compactMap { members[$0]?.span }
    return Diagnostic(
      .variableCycle(circle),
      at: spans[0],
      notes: spans.dropFirst().map { .init("through this one", at: $0) }
    )
  }
}
