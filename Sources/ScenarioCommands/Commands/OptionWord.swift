import ArgumentParser

/// One of the words that an option takes.
///
/// ArgumentParser could tell all of this from the cases, but by looking for each type's conformances
/// among all of the program's, which takes longer than a scenario.
protocol OptionWord: CaseIterable, ExpressibleByArgument, RawRepresentable
where RawValue == String {}

extension OptionWord {
  init?(argument: String) { self.init(rawValue: argument) }

  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  static var allValueDescriptions: [String: String] { [:] }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  var defaultValueDescription: String { rawValue }
}
