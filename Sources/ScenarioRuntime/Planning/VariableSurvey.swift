import ScenarioDiagnostics
import ScenarioModel

/// How the variables of a test case are made of each other: circles, and what grows out of hand.
struct VariableSurvey {
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

  /// How many variables of all rows together are surveyed; the run finds the rest.
  static let mostMembers = 1_000_000

  /// How many uses of variables one may come to.
  static let mostUses = 100_000

  /// One diagnostic a circle, at the variable of it that is met first.
  func diagnostics() -> [Diagnostic] {
    let members = members
    var uses: [String: Int] = [:]
    var search = UseSearch<String> { members[$0]?.namesInside ?? [] }
    return order.flatMap { member in
      let circle = search.visit(from: member.name) { name, used in
        uses[name] = min(used.reduce(1) { $0 + (uses[$1] ?? 0) }, Self.countless)
      }
      return [circle.map(diagnostic), excess(of: member, uses)].compactMap(\.self)
    }
  }

  /// Whether a variable can be filled in, as nothing that it is made of is in a circle or too much.
  func hasEnd(_ name: String) -> Bool {
    var parts: [Member] = []
    var known: Set = [name]
    var names = [name]
    while let member = names.popLast().flatMap({ members[$0] }) {
      parts.append(member)
      names += member.namesInside.filter { members[$0] != nil && known.insert($0).inserted }
    }
    return VariableSurvey(parts).diagnostics().isEmpty
  }

  private static let countless = 1 << 40

  /// Of variables that are made of each other the first is reported that comes to too many uses.
  private func excess(of member: Member, _ uses: [String: Int]) -> Diagnostic? {
    func isTooMany(_ name: String) -> Bool { uses[name, default: 0] > Self.mostUses }
    guard isTooMany(member.name), !member.namesInside.contains(where: isTooMany) else { return nil }
    return Diagnostic(.variableTooLarge(member.name, limit: Self.mostUses), at: member.span)
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
