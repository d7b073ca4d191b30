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

  private let order: [Member]
  private let member: (String) -> Member?

  /// - Parameters:
  ///   - order: The variables that may be made of others, in the order of the files.
  ///   - member: Finds any variable by its name, those that are made of no other among them.
  init(_ order: [Member], _ member: @escaping (String) -> Member?) {
    self.order = order
    self.member = member
  }

  /// The variables of a header next to those of the command line, which are made of nothing.
  init(of variables: VariableList, beside overrides: [String: String]) {
    let members = variables.referring.compactMap(Member.init)
    self.init(members.filter { overrides[$0.name] == nil }) { name in
      overrides[name] == nil ? variables[name].flatMap(Member.init) : nil
    }
  }

  /// How many variables of all rows together are surveyed; the run finds the rest.
  static let mostMembers = 1_000_000

  /// How many variables are surveyed.
  var count: Int { order.count }

  /// The maximum number of variable references in the expansion of one variable.
  static let mostUses = 100_000

  /// One diagnostic a circle, at the variable of it that is met first.
  func diagnostics() -> [Diagnostic] {
    var uses: [String: Int] = [:]
    var search = UseSearch<String> { [member] in member($0)?.namesInside ?? [] }
    return order.flatMap { member in
      let circle = search.visit(from: member.name) { name, used in
        uses[name] = min(used.reduce(1) { $0 + (uses[$1] ?? 0) }, Self.countless)
      }
      return [circle.map(diagnostic), excess(of: member, uses)].compactMap(\.self)
    }
  }

  private static let countless = 1 << 40

  /// The error of a variable that is too large although no variable inside it is.
  private func excess(of member: Member, _ uses: [String: Int]) -> Diagnostic? {
    func isTooMany(_ name: String) -> Bool { uses[name, default: 0] > Self.mostUses }
    guard isTooMany(member.name), !member.namesInside.contains(where: isTooMany) else { return nil }
    return Diagnostic(.variableTooLarge(member.name, limit: Self.mostUses), at: member.span)
  }

  private func diagnostic(_ circle: [String]) -> Diagnostic {
    let spans = circle.compactMap { member($0)?.span }
    return Diagnostic(
      .variableCycle(circle),
      at: spans[0],
      notes: spans.dropFirst().map { .init("through this one", at: $0) }
    )
  }
}

extension VariableSurvey.Member {
  /// A variable of a header; nil if it is read from a data file.
  init?(_ variable: Variable) {
    guard case .value(let value) = variable.source else { return nil }
    self.init(name: variable.name.value, value: value, span: variable.name.span)
  }

  /// A value of a row; nil if it is read from a data file.
  init?(_ name: String, _ entry: VariableTable.Entry) {
    guard case .template(let value) = entry else { return nil }
    self.init(name: name, value: value, span: value.span)
  }
}
