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

  /// The share of noticed mutants in tenths of a percent, rounded down; nil if there are none.
  package var perMille: Int? { count == 0 ? nil : noticed * 1000 / count }

  /// The share in percent: `92.7 %`; never `100 %` if anything was missed.
  package var text: String {
    perMille.map { perMille in
      let tenths = perMille % 10
      return tenths == 0 ? "\(perMille / 10) %" : "\(perMille / 10).\(tenths) %"
    } ?? "no mutants"
  }
}
