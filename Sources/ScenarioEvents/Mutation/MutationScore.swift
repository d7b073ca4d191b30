/// How many of the mutants that show were noticed.
package struct MutationScore: Equatable, Sendable {
  package private(set) var noticed = 0
  package private(set) var unnoticed = 0

  /// How many change no screen that a case looks at; they do not count.
  package private(set) var unchanged = 0

  package init(of mutants: some Sequence<MutantRecord>) {
    for mutant in mutants {
      switch mutant.status {
      case .noticed: noticed += 1
      case .unnoticed: unnoticed += 1
      case .unchanged: unchanged += 1
      }
    }
  }

  /// How many count.
  package var count: Int { noticed + unnoticed }

  /// The share of noticed mutants, rounded down; nil if there are none.
  package var share: Percentage? {
    count == 0 ? nil : Percentage(perMille: noticed * 1000 / count)
  }

  /// The share in percent: `92.7 %`; never `100 %` if anything was missed.
  package var text: String { share?.text ?? "no mutants" }
}
