package import ArgumentParser

/// A value of an option that is one of several words.
package protocol OptionWord: CaseIterable, ExpressibleByArgument, RawRepresentable
where RawValue == String {}

extension OptionWord {
  /// The words, for help and completion.
  ///
  /// The parser asks each time it makes its table of options. Its own answer goes through key paths, which
  /// takes as long as running ten scenarios.
  package static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing, as the words explain themselves.
  package static var allValueDescriptions: [String: String] { [:] }
}
