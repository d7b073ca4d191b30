/// One test case of the plan: a scenario, or one row of its cases.
///
/// Plans, records and reports hand identities on all the time, so copies share what they tell.
package struct CaseIdentity: Sendable {
  private final class Facts: Sendable {
    let told: Told

    init(_ told: Told) {
      self.told = told
    }
  }

  private struct Told: Hashable, Sendable {
    var file: String
    var line: Int
    var name: String
    var suite: String?
    var tags: [String]

    /// Apart, as nearly all cases of a plan do without, and each is held as long as the run lasts.
    var rare: RareFacts?
  }

  /// What few cases have.
  private struct Rare: Hashable, Sendable {
    var suiteDescription: String?
    var description: String?
    var row: RowPlace?
    var fileFromRoot: String?
    var repetition: CaseRepetition?
  }

  private final class RareFacts: Hashable, Sendable {
    let told: Rare

    init(_ told: Rare) {
      self.told = told
    }

    static func == (left: RareFacts, right: RareFacts) -> Bool { left.told == right.told }

    func hash(into hasher: inout Hasher) { hasher.combine(told) }
  }

  private var facts: Facts

  package init(
    file: String,
    line: Int,
    name: String,
    suite: String? = nil,
    suiteDescription: String? = nil,
    description: String? = nil,
    tags: [String] = [],
    row: RowPlace? = nil
  ) {
    let hasRare = suiteDescription != nil || description != nil || row != nil
    let rare =
      hasRare
      ? RareFacts(Rare(suiteDescription: suiteDescription, description: description, row: row))
      : nil
    facts = Facts(
      Told(file: file, line: line, name: name, suite: suite, tags: tags, rare: rare)
    )
  }

  private mutating func change(_ change: (inout Told) -> Void) {
    var told = facts.told
    change(&told)
    facts = Facts(told)
  }

  private var rare: Rare? { facts.told.rare?.told }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var rare = rare ?? Rare()
    change(&rare)
    self.change { $0.rare = rare == Rare() ? nil : RareFacts(rare) }
  }
}

extension CaseIdentity {
  /// The path of the scenario file as people see it, with forward slashes: relative to the working
  /// directory where it lies below it.
  package var file: String {
    get { facts.told.file }
    set { change { $0.file = newValue } }
  }

  /// The line of the scenario's name or row in the file, from 1.
  ///
  /// Rows of a data file have the line of its path, and a file with errors has that of the first.
  package var line: Int {
    get { facts.told.line }
    set { change { $0.line = newValue } }
  }

  /// The name in every report; unique within the file.
  package var name: String {
    get { facts.told.name }
    set { change { $0.name = newValue } }
  }

  /// The name of the suite that the file holds, if it holds one.
  package var suite: String? {
    get { facts.told.suite }
    set { change { $0.suite = newValue } }
  }

  /// What that suite says about itself.
  package var suiteDescription: String? {
    get { rare?.suiteDescription }
    set { changeRare { $0.suiteDescription = newValue } }
  }

  /// What the scenario says about itself.
  package var description: String? {
    get { rare?.description }
    set { changeRare { $0.description = newValue } }
  }

  package var tags: [String] { facts.told.tags }

  /// Where the case's row stands, if it comes from a data file.
  package var row: RowPlace? { rare?.row }

  /// The path as seen from the workspace's root, where the tool was started somewhere else.
  package var fileFromRoot: String? {
    get { rare?.fileFromRoot }
    set { changeRare { $0.fileFromRoot = newValue } }
  }

  /// Which of several runs this is, if every case is run several times.
  package var repetition: CaseRepetition? { rare?.repetition }
}

extension CaseIdentity {
  /// The file by a path that is the same wherever the tool is started.
  package var lastingFile: String { fileFromRoot ?? file }

  /// The name by which the plan knows the case, however often it is run.
  package var plannedName: String { repetition?.name ?? name }

  /// One of several runs, whose name says which.
  package func repeated(_ number: Int, of count: Int) -> CaseIdentity {
    var identity = self
    identity.changeRare { $0.repetition = CaseRepetition(number, of: count, named: name) }
    identity.name += " (repeat \(number) of \(count))"
    return identity
  }
}

extension CaseIdentity: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.facts === right.facts || left.facts.told == right.facts.told
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(facts.told) }
}
